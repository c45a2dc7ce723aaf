// SPDX-License-Identifier: MIT
// names.ts - what breeds and cities are called.
import type { Breed } from './data/cards';
import type { CityId, Edition } from './position';
import type { BoardTextKey, BoardTexts } from './texts';

const breedForms = (breed: Breed, edition: Edition, texts: BoardTexts): readonly string[] => texts[`breed.${edition}.${breed}`].split('|');
export const breedName = (breed: Breed, edition: Edition, texts: BoardTexts): string => breedForms(breed, edition, texts)[0] ?? '';
/** As it stands on the face of the card. */
export const breedOnFace = (breed: Breed, edition: Edition, texts: BoardTexts): string => breedForms(breed, edition, texts).at(-1) ?? '';

const isText = (key: string, texts: BoardTexts): key is BoardTextKey => key in texts;
export function cityName(city: CityId, texts: BoardTexts): string {
  const key = `city.${city}`;
  return isText(key, texts) ? texts[key] : city;
}

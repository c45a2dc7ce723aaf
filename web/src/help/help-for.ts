// SPDX-License-Identifier: MIT
// help-for.ts - what a place on the screen is and does, in words, with the asking player's real numbers.
import { COLOURS, type BoardId, type Colour, type DiscId } from '../board/position';
import type { Language } from '../i18n/contract';
import { BRANDS, ICONS, type BrandId, type IconId } from '../icons/icons';
import { aboutCard, aboutCattleStack, aboutDiscardPile, aboutDrawPile, aboutHand, aboutObjectiveStack, aboutTokens } from './about/cards';
import { aboutArrow, aboutCity } from './about/cities';
import { aboutForesight, aboutJob, aboutJobRow, aboutJobToken } from './about/kansas-city';
import { aboutMediumTile, aboutQuarter, aboutTown } from './about/north';
import { aboutAux, aboutBell, aboutBuilding, aboutCertificates, aboutDisc, aboutHerder, aboutSeat, aboutWorker } from './about/player-board';
import { aboutEngine, aboutMaster, aboutOffered, aboutRail, aboutStation } from './about/rail';
import { aboutAction, aboutSpace } from './about/trail';
import { placeOf, type Place } from './ids';
import type { HelpPicture } from './picture';
import { Teller, say, type Help } from './teller';

const colourOf = (name: string): Colour | undefined => COLOURS.find((colour) => colour === name);

function about(picture: HelpPicture, tell: Teller, place: Place): Help | null {
  switch (place.kind) {
    case 'space':
      return aboutSpace(picture, tell, place.name);
    case 'action':
      return aboutAction(picture, tell, place.name, place.n);
    case 'rail':
      return aboutRail(picture, tell, place.name);
    case 'station':
      return aboutStation(picture, tell, place.name);
    case 'master':
      return aboutMaster(picture, tell, place.name);
    case 'offered':
      return aboutOffered(picture, tell, place.name);
    case 'city':
      return aboutCity(picture, tell, place.name);
    case 'arrow':
      return aboutArrow(picture, tell, place.name);
    case 'town':
      return aboutTown(picture, tell, place.name);
    case 'quarter':
      return aboutQuarter(picture, tell, place.name, place.n);
    case 'medium':
      return aboutMediumTile(picture, tell, place.name);
    case 'job':
      return aboutJob(picture, tell, place.n, place.m);
    case 'jobRow':
      return aboutJobRow(picture, tell, place.n);
    case 'jobToken':
      return aboutJobToken(picture, tell);
    case 'foresight':
      return aboutForesight(picture, tell, place.n, place.m);
    case 'hand':
      return aboutHand(picture, tell, place.n);
    case 'market':
      return aboutCard(picture, tell, picture.market.cards[place.n], true);
    case 'display':
      return aboutCard(picture, tell, picture.display.cards[place.n]?.id, false);
    case 'cattleStack':
      return aboutCattleStack(picture, tell);
    case 'objectiveStack':
      return aboutObjectiveStack(picture, tell);
    case 'drawPile':
      return aboutDrawPile(picture, tell);
    case 'discardPile':
      return aboutDiscardPile(picture, tell);
    case 'tokens':
      return picture.hand.tokens === null ? null : aboutTokens(picture, tell);
    case 'aux':
      return aboutAux(picture, tell, place.n, place.double);
    case 'disc':
      return aboutDisc(picture, tell, place.name as DiscId);
    case 'certificate':
    case 'certificateTrack':
      return aboutCertificates(picture, tell);
    case 'worker':
      return aboutWorker(picture, tell, place.name, place.n);
    case 'bell':
      return aboutBell(picture, tell, place.n);
    case 'building':
      return aboutBuilding(picture, tell, place.name);
    case 'seat':
      return aboutSeat(picture, tell, place.n);
    case 'herder':
    case 'engine': {
      const colour = colourOf(place.name);
      if (!colour) return null;
      return place.kind === 'herder' ? aboutHerder(picture, tell, colour) : aboutEngine(picture, tell, colour);
    }
  }
}

/** Help on a board id; null where the picture has no such place. */
export function helpFor(id: BoardId, picture: HelpPicture, language: Language): Help | null {
  const place = placeOf(id);
  return place && about(picture, Teller.of(picture, language), place);
}

export const ICON_IDS = Object.keys(ICONS) as readonly IconId[];
export const BRAND_IDS = Object.keys(BRANDS) as readonly BrandId[];
/** What a sign means. */
export const iconHelp = (icon: IconId | BrandId, language: Language): string => say(language, `icon.${icon}`);

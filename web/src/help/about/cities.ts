// SPDX-License-Identifier: MIT
// cities.ts - help on the city strip and the arrows between cities.
import type { NorthCity } from '../../board/data/north';
import { citiesOf } from '../../board/geometry';
import type { CityId } from '../../board/position';
import { transportTo, type HelpPicture } from '../picture';
import type { Help, HelpLine, Teller } from '../teller';
import { cornerLine } from './rail';
import { namesOf } from './trail';

export const cityOf = (picture: HelpPicture, id: CityId): NorthCity | undefined =>
  citiesOf(picture.board.edition, picture.board.rails).find((city) => city.id === id);

/** What a delivery gives and what it counts. */
export function cityGains(city: NorthCity, tell: Teller): readonly HelpLine[] {
  if (city.value === 0) return [tell.line('city.home', { n: city.dollars ?? 0, vp: tell.points(city.vp ?? 0) }, { icons: ['coin', 'vpneg'] })];
  const vp = city.vp ?? 0;
  return [
    ...tell.lineIf(vp && !city.repeat, 'city.vp', { vp }, { icons: ['vp'] }),
    ...tell.lineIf(vp && city.repeat, 'city.vpEach', { vp }, { icons: ['vp'] }),
    ...tell.lineIf(city.vpPerBell, 'city.bells', {}, { icons: ['bell'] }),
    ...tell.lineIf(city.objective && !city.dollars, 'city.objective', {}, { icons: ['objective'] }),
    ...tell.lineIf(city.objective && city.dollars, 'city.objectiveMoney', { n: city.dollars ?? 0 }, { icons: ['objective'] }),
    ...tell.lineIf(city.master, 'city.master', {}, { icons: ['master'] }),
  ];
}

export function aboutCity(picture: HelpPicture, tell: Teller, id: CityId): Help | null {
  const city = cityOf(picture, id);
  if (!city) return null;
  const { value } = city;
  const discs = picture.board.cities[id] ?? [];
  const cost = transportTo(picture, value);
  const mine = discs.includes(picture.mat.colour);
  return tell.help({
    title: tell.say('title.city', { name: tell.city(id), n: value }),
    icon: 'city',
    lines: [
      tell.line('city.deliver', { n: value }, { icons: ['city'] }),
      ...cityGains(city, tell),
      ...tell.lineIf(city.town, 'city.town', {}, { icons: ['branchlet'] }),
      cornerLine(tell, city.corner),
      cost ? tell.line('city.transport', { n: cost, value }, { icons: ['cross'] }) : tell.line('city.noTransport'),
      tell.line(discs.length ? 'city.by' : 'city.none', { names: namesOf(picture, tell, discs) }),
    ],
    note: city.repeat ? 'city.again' : mine ? 'city.yours' : 'city.once',
  });
}

export function arrowGains(city: NorthCity, tell: Teller): readonly HelpLine[] {
  const { vp = 0, gain = null } = city.arrow ?? {};
  return [
    ...tell.lineIf(vp, 'arrow.vp', { vp: tell.points(vp) }, { icons: [vp < 0 ? 'vpneg' : 'vp'] }),
    ...(gain ? [tell.line(`arrow.${gain}`, {}, { icons: [gain] })] : []),
  ];
}

export function aboutArrow(picture: HelpPicture, tell: Teller, id: CityId): Help | null {
  const from = cityOf(picture, id);
  const to = from?.arrow && cityOf(picture, from.arrow.to);
  if (!from || !to) return null;
  const names = { a: tell.city(from.id), b: tell.city(to.id) };
  const mine = [from, to].filter((city) => picture.board.cities[city.id]?.includes(picture.mat.colour)).length;
  return tell.help({
    title: tell.say('title.arrow', names),
    icon: 'city',
    lines: [...arrowGains(from, tell), ...tell.lineIf(mine, mine === 2 ? 'arrow.have' : 'arrow.half')],
    note: 'arrow.both',
    noteValues: names,
  });
}

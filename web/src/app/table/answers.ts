// SPDX-License-Identifier: MIT
// answers.ts - a choice as its row shows it: what it is, what it means in a few words, and signs for what it brings.
import { actionGlyphs } from '../../board/action-line';
import { CITIES, type City } from '../../board/data/cities';
import { OBJECTIVES } from '../../board/data/cards';
import { NORTH_CITIES, NORTH_STATIONS, TOWNS } from '../../board/data/north';
import { AUXILIARY, AUXILIARY_NORTH, WORKER_BONUSES, WORKER_VP } from '../../board/data/player-board';
import { STATIONS, type Station } from '../../board/data/rail';
import { cert, coin, icon, pay, points, space, type Glyph } from '../../board/glyphs';
import { taskGlyph } from '../../board/objective-line';
import type { Op } from '../../board/ops';
import type { WorkerKind } from '../../board/position';
import { C, DISC_IDS, EVENT_IDS, RAIL_SPACE_IDS, STATION_IDS, TOWN_IDS, WORKER_IDS, cardId } from '../../engine';
import { decisionId, firstWay, type Choice, type Way } from '../../game/choices';
import { capital } from '../../game/names';
import { tasksMet } from '../../game/objectives';
import { outlookOf, type Outlook } from '../../game/outlook';
import { buildingId, cityId, editionOf, hasRails } from '../../game/picture';
import { masterTile, spaceName } from '../../game/piece-names';
import { choiceLabel, priceParts } from '../../game/questions';
import { t } from '../../i18n/i18n.svelte';
import type { Shown } from '../shown';
import { buyAnswer } from './buy-answers';
import { certificateNote, cornerNote, engineNotes, isInWoods, masterBehindNote, missedNote, rowPriceNote, shorterRoadNote } from './deed-notes';
import { opsOf } from './ops-at';

export interface Answer {
  readonly label: string;
  readonly note: string;
  /** What only signs tell, in words for those who do not see them. */
  readonly said?: string;
  readonly glyphs: readonly Glyph[];
  /** The signs tell the money already. */
  readonly tellsMoney: boolean;
}

const GAP = space(0.35);
const spaced = (groups: readonly (readonly Glyph[])[]): readonly Glyph[] =>
  groups.filter((group) => group.length > 0).flatMap((group, index) => (index ? [GAP, ...group] : group));
const stationOf = (station: number): Station | undefined => [...STATIONS, ...NORTH_STATIONS].find(({ id }) => id === STATION_IDS[station]);
const joined = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' · ');

class AnswerTeller {
  readonly #shown: Shown;
  readonly #way: Way;
  readonly #outlook: Outlook;
  constructor(shown: Shown, way: Way) {
    this.#shown = shown;
    this.#way = way;
    this.#outlook = outlookOf(shown.speaker.engine, shown.toAct, way);
  }

  get #player() {
    return this.#shown.game.players[this.#shown.toAct];
  }
  #line(ops: readonly Op[]): readonly Glyph[] {
    return spaced(ops.map((op) => actionGlyphs(op, editionOf(this.#shown.game))));
  }
  get #edition() {
    return editionOf(this.#shown.game);
  }
  #happened(id: (typeof EVENT_IDS)[number]) {
    return this.#outlook.events.find((event) => EVENT_IDS[event.code] === id);
  }
  get #points(): readonly Glyph[] {
    return this.#outlook.points === 0 ? [] : [points(this.#outlook.points)];
  }

  note(): string {
    const { info } = this.#way;
    switch (info.verb) {
      case C.VERB_HIRE:
        return rowPriceNote(this.#way);
      case C.VERB_BUILD:
        return this.#buildingNote();
      case C.VERB_AT:
        return this.#replacedNote();
      case C.VERB_DISC:
        return joined(this.#discNote(), cornerNote(this.#way));
      case C.VERB_ENGINE:
        return joined(...engineNotes(this.#shown, this.#way));
      case C.VERB_UPGRADE:
      case C.VERB_STATION:
        return masterBehindNote(this.#shown, this.#way);
      case C.VERB_HAZARD:
        return shorterRoadNote(this.#shown, this.#way);
      case C.VERB_DISCARD:
      case C.VERB_TRASH:
        return missedNote(this.#shown, this.#way);
      case C.VERB_USE_CERTIFICATES:
        return certificateNote(this.#shown, this.#way);
      case C.VERB_DELIVER:
        return this.#cityNote();
      case C.VERB_FORESIGHT:
        return this.#landingNote();
      case C.VERB_OBJECTIVE:
        return this.#objectiveNote();
      case C.VERB_TRADE:
        return capital(spaceName(this.#shown.game, info.space));
      case C.VERB_MASTER:
        return this.#masterNote();
      default:
        return '';
    }
  }
  said(): string {
    return this.#way.info.verb === C.VERB_AT && isInWoods(this.#way) ? t('note.woods') : '';
  }
  glyphs(): readonly Glyph[] {
    const { info } = this.#way;
    const ops = opsOf(this.#shown.game, this.#way, this.#shown.toAct);
    switch (info.verb) {
      case C.VERB_HIRE:
        return this.#bonusGlyphs(WORKER_IDS[info.worker] ?? 'cowboy');
      case C.VERB_AT:
        return spaced([isInWoods(this.#way) ? [icon('pine')] : [], this.#points]);
      case C.VERB_UPGRADE:
      case C.VERB_STATION:
        return [points(stationOf(info.station)?.vp ?? 0)];
      case C.VERB_DISC:
        return spaced([this.#discGlyphs(), this.#points]);
      case C.VERB_ENGINE:
        return this.#stationGlyphs(RAIL_SPACE_IDS[info.railSpace] ?? '');
      case C.VERB_OBJECTIVE:
        return this.#objectiveGlyphs();
      case C.VERB_BRANCHLET:
        return spaced([this.#quarterGlyphs(), this.#points]);
      case C.VERB_TURN_UP:
        return [icon('cowboy', 0.9), GAP, icon('draw')];
      case C.VERB_DISCARD:
      case C.VERB_TRASH:
        return info.card < C.CATTLE ? this.#points : this.#objectiveGlyphs();
      case C.VERB_AUX:
        return spaced([this.#gear(), this.#line(ops), this.#points]);
      case C.VERB_DELIVER:
        return spaced([this.#cityPoints(), this.#cityGains()]);
      default:
        return spaced([this.#line(ops), this.#points]);
    }
  }

  /** Among other actions an auxiliary one is told by its gear. */
  #gear(): readonly Glyph[] {
    if (decisionId(this.#shown.decision.kind) === 'auxiliary') return [];
    return actionGlyphs({ op: 'aux', mode: this.#way.action & 1 ? 'single_or_double' : 'single' }, editionOf(this.#shown.game));
  }
  #masterNote(): string {
    const { master } = this.#way.info;
    return master === C.NONE ? '' : masterTile(master, this.#edition);
  }
  #buildingNote(): string {
    const { engine } = this.#shown.speaker;
    const { price } = this.#outlook;
    const printed = engine.printedBuilding(this.#shown.slot, C.LOCATION_PRIVATE + 16 * this.#shown.toAct + this.#way.info.building);
    const needs = t(printed.builders === 1 ? 'note.builder' : 'note.builders', { n: printed.builders, vp: printed.points });
    const fee = printed.fee > 0 && t('note.feeIncome', { n: printed.fee });
    if (price === null) return joined(needs, fee);
    return joined(needs, fee, price.least === price.most ? t('note.price', { n: price.least }) : t('note.prices', price));
  }
  #replacedNote(): string {
    const at = this.#shown.game.onSpace[this.#way.info.space] ?? 0;
    return at >= C.LOCATION_PRIVATE ? t('note.replaces', { id: buildingId(this.#shown.game, this.#shown.toAct, at & 15) }) : '';
  }
  #discNote(): string {
    const id = DISC_IDS[this.#way.info.disc] ?? '';
    if (id === 'hand') return t('note.moreHand');
    if (id.startsWith('cert')) return t('note.moreCertificates');
    if (id.startsWith('step')) {
      const gains = this.#shown.speaker.engine.limits(this.#shown.slot, this.#shown.toAct).stepGains;
      return t('note.moreSteps', { n: gains[id === 'step1' ? 0 : 1] });
    }
    const isSecond = id === 'aux1' || id === 'aux2' || id === 'aux6' || DISC_IDS[this.#way.info.disc - 1] === id;
    return t(isSecond ? 'note.doubles' : 'note.opens');
  }
  #discGlyphs(): readonly Glyph[] {
    const row = /^aux(\d)$/.exec(DISC_IDS[this.#way.info.disc] ?? '')?.[1];
    if (row === undefined) return [];
    return this.#line(AUXILIARY[editionOf(this.#shown.game)][Number(row) - 1] ?? AUXILIARY_NORTH);
  }
  #bonusGlyphs(kind: WorkerKind): readonly Glyph[] {
    const place = this.#player?.workers[WORKER_IDS.indexOf(kind)] ?? 0;
    return spaced([this.#line(WORKER_BONUSES[kind][place] ?? []), place >= 4 ? [points(WORKER_VP)] : []]);
  }
  #stationGlyphs(rail: string): readonly Glyph[] {
    const station = STATIONS.find(({ at }) => at === rail);
    return station ? spaced([[icon('station')], [pay(station.cost), points(station.vp)]]) : [];
  }

  get #city() {
    const id = cityId(this.#shown.game, this.#way.info.city);
    return this.#strip.find((city) => city.id === id);
  }
  takesAnyDisc(): boolean {
    return this.#city?.corner === 'dark';
  }
  /** Arrows that the disc completes, by the id of their left city. */
  arrows(): readonly string[] {
    const { game, board, toAct } = this.#shown;
    const colour = this.#shown.seats[toAct]?.colour ?? 'red';
    const here = cityId(game, this.#way.info.city);
    const has = (city: string): boolean => board.cities[city]?.includes(colour) ?? false;
    if (this.#way.info.verb !== C.VERB_DELIVER || has(here)) return [];
    return this.#strip.flatMap(({ id, arrow }) => (arrow && ((id === here && has(arrow.to)) || (arrow.to === here && has(id))) ? [id] : []));
  }
  #cityNote(): string {
    const city = this.#city;
    const arrows = this.arrows().length;
    return joined(
      city?.corner === 'white' ? t('note.white') : t('note.dark'),
      city?.repeat === true && t('note.repeat'),
      arrows > 0 && (arrows === 1 ? t('note.arrow') : t('note.arrows', { n: arrows })),
      this.#transportNote(),
    );
  }
  /** What the railroad takes of what the city gives. */
  #transportNote(): string {
    const cost = (this.#city?.dollars ?? 0) - this.#way.dollarsLater;
    return cost > 0 ? t('note.transport', { n: cost }) : '';
  }
  get #strip(): readonly City[] {
    return hasRails(this.#shown.game) ? NORTH_CITIES : CITIES[editionOf(this.#shown.game)];
  }
  /** On the crest, and on the arrows the disc completes. */
  #cityPoints(): readonly Glyph[] {
    const arrows = this.arrows();
    const sum = this.#strip.reduce((all, { id, arrow }) => (arrows.includes(id) ? all + (arrow?.vp ?? 0) : all), this.#city?.vp ?? 0);
    return sum === 0 ? [] : [points(sum)];
  }
  #cityGains(): readonly Glyph[] {
    return this.arrows().flatMap((id) => {
      const gain = this.#strip.find((city) => city.id === id)?.arrow?.gain;
      return gain ? [icon(gain === 'objective' ? 'objective' : 'token')] : [];
    });
  }
  #landingNote(): string {
    const tile = this.#happened('tile-placed');
    if (tile) return t('note.lands', { place: spaceName(this.#shown.game, tile.b) });
    const worker = this.#happened('worker-placed');
    if (worker) return t('note.landsRow', { n: Math.floor(worker.b / C.JOB_COLUMNS) + 1 });
    return this.#happened('tile-boxed') ? t('note.boxed') : '';
  }
  #objectiveNote(): string {
    if (this.#way.info.card === C.CARD_STACK) return '';
    const met = tasksMet(this.#shown.game, this.#shown.toAct, cardId(this.#way.info.card));
    return t('note.met', { met: met.filter(Boolean).length, all: met.length });
  }
  #objectiveGlyphs(): readonly Glyph[] {
    const card = OBJECTIVES[cardId(this.#way.info.card)];
    if (!card) return [];
    const tasks = card.tasks.map((task) => taskGlyph(task, editionOf(this.#shown.game)));
    return spaced([this.#line(card.immediate), tasks, [points(card.vp), ...(card.penalty ? [points(-card.penalty)] : [])]]);
  }
  #quarterGlyphs(): readonly Glyph[] {
    const town = TOWNS.find(({ id }) => id === TOWN_IDS[this.#way.info.town]);
    const quarter = town?.quarters[this.#happened('branchlet')?.b ?? 0];
    switch (quarter?.effect) {
      case 'token':
        return [icon('token')];
      case 'certificate':
        return [cert(`+${quarter.n}`)];
      case 'objective':
        return [icon('objective')];
      case 'dollars':
        return [coin(quarter.n)];
      case 'pay':
        return [pay(quarter.n)];
      default:
        return [];
    }
  }
}

const MONEY = new Set<number>([C.VERB_LOCAL, C.VERB_AUX, C.VERB_TAKE, C.VERB_PLAY, C.VERB_BRANCHLET]);

export function answerOf(shown: Shown, choice: Choice): Answer {
  const buying = buyAnswer(shown, choice);
  if (buying) return buying;
  const way = firstWay(choice);
  const teller = new AnswerTeller(shown, way);
  const glyphs = teller.glyphs();
  return {
    label: choiceLabel(shown.speaker, choice),
    note: teller.note(),
    said: teller.said(),
    glyphs,
    tellsMoney: MONEY.has(choice.verb) && glyphs.length > 0,
  };
}
/** Which discs may go to the city. */
export const discFact = (shown: Shown, way: Way): string => t(new AnswerTeller(shown, way).takesAnyDisc() ? 'note.anyDisc' : 'note.openDisc');
/** Board ids (left cities) of arrows that a delivery completes. */
export const arrowsOf = (shown: Shown, way: Way): readonly string[] => new AnswerTeller(shown, way).arrows();

/** Steps and fee in words, for rows with a second line and for screen readers. */
export function walkNote(shown: Shown, way: Way, dollars: number): string {
  const steps = way.steps === 0 ? '' : way.steps === 1 ? t('table.step') : t('table.steps', { n: way.steps });
  return joined(steps, ...priceParts(shown.speaker, way, dollars).slice(0, Math.max(1, way.fees.length)));
}

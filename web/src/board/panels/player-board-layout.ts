// SPDX-License-Identifier: MIT
// player-board-layout.ts - where things lie on the player board, 452 wide. Data for PlayerBoard.svelte and its marks.
import { CERTIFICATE_STEPS } from '../data/player-board';
import type { Box, Point } from '../geometry';
import {
  boardId,
  WORKER_KINDS,
  type BoardId,
  type DiscId,
  type DiscSlot,
  type PlayerBoardPicture,
  type WorkerKind,
} from '../position';

export const BOARD_W = 452;
export const AUX = { x: 4, top: 21, pitch: 25, w: 152, h: 23 } as const;
export const WORKERS = { x: 166, top: 20, pitchX: 46.5, pitchY: 36, w: 44, h: 33 } as const;
const CERT = { w: 18, h: 22, pitch: 19.5, disc: 22 } as const;
export const DISC_R = 8.2;

export const boardHeight = (rails: boolean, full: boolean): number => (rails ? 198 : 177) + (full ? 54 : 0);
export const auxCount = (rails: boolean): number => (rails ? 6 : 5);
export const auxBox = (row: number): Box => ({
  x: AUX.x,
  y: AUX.top + (row - 1) * AUX.pitch,
  w: AUX.w,
  h: AUX.h,
  r: 6,
});
/** The "×2" at the end of an auxiliary row. */
export const doubleBox = (row: number): Box => ({
  x: AUX.x + AUX.w - 24,
  y: AUX.top + (row - 1) * AUX.pitch,
  w: 24,
  h: AUX.h,
  r: 6,
});

export const workerBox = (kind: WorkerKind, place: number): Box => ({
  x: WORKERS.x + (place - 1) * WORKERS.pitchX,
  y: WORKERS.top + WORKER_KINDS.indexOf(kind) * WORKERS.pitchY,
  w: WORKERS.w,
  h: WORKERS.h,
  r: 6,
});

export interface CertificateTrack {
  icon: Point;
  cells: { value: number; box: Box }[];
  cert4: Point;
  cert6: Point;
  end: number;
}
export function certificateTrack(rails: boolean): CertificateTrack {
  const y = rails ? 128 : 150;
  const left = rails ? WORKERS.x : 6;
  const track: CertificateTrack = {
    icon: { x: left, y: y + 2 },
    cells: [],
    cert4: { x: 0, y: 0 },
    cert6: { x: 0, y: 0 },
    end: 0,
  };
  let x = left + 22;
  for (const value of CERTIFICATE_STEPS) {
    track.cells.push({ value, box: { x, y, w: CERT.w, h: CERT.h, r: 4 } });
    x += CERT.pitch;
    if (value !== 4 && value !== 6) continue;
    track[value === 4 ? 'cert4' : 'cert6'] = { x: x + (value === 4 ? 10 : 11), y: y + 11 };
    x += CERT.disc;
  }
  return { ...track, end: x };
}

/** Steps and hand: left end of the line, and its top. */
export const limitsLine = (rails: boolean): Point =>
  rails ? { x: 6, y: 175 } : { x: certificateTrack(false).end + 14, y: 150 };

export const bellBox = (bell: number): Box => ({ x: 258 + (bell - 1) * 38, y: 172, w: 36, h: 22, r: 5 });

const auxRow = (slot: DiscSlot): number => Number(slot.charAt(3));
/** Middle of a disc space. */
export function discPoint(slot: DiscSlot, rails: boolean): Point {
  if (slot.startsWith('aux')) return { x: slot.endsWith('a') ? 17 : 37, y: auxBox(auxRow(slot)).y + 11.5 };
  const line = limitsLine(rails);
  switch (slot) {
    case 'cert4':
    case 'cert6':
      return certificateTrack(rails)[slot];
    case 'step1':
      return { x: line.x + 50, y: line.y + 11 };
    case 'step2':
      return { x: line.x + 91, y: line.y + 11 };
    case 'hand1':
      return { x: line.x + 182, y: line.y + 11 };
    default:
      return { x: line.x + 206, y: line.y + 11 };
  }
}

const SLOTS_OF: Readonly<Record<DiscId, readonly DiscSlot[]>> = {
  aux1: ['aux1b'],
  aux2: ['aux2b'],
  aux3: ['aux3a', 'aux3b'],
  aux4: ['aux4a', 'aux4b'],
  aux5: ['aux5a', 'aux5b'],
  aux6: ['aux6b'],
  cert4: ['cert4'],
  cert6: ['cert6'],
  step1: ['step1'],
  step2: ['step2'],
  hand: ['hand1', 'hand2'],
};
const DISC_IDS = Object.keys(SLOTS_OF) as DiscId[];
/** Of a pair, the disc that goes next. */
export const nextSlot = (disc: DiscId, cleared: readonly DiscSlot[]): DiscSlot | undefined =>
  SLOTS_OF[disc].find((slot) => !cleared.includes(slot));

/** Every place of the board that can be marked or asked about. */
export function playerBoardBoxes(picture: PlayerBoardPicture): Map<BoardId, Box> {
  const { rails } = picture;
  const boxes = new Map<BoardId, Box>();
  for (let row = 1; row <= auxCount(rails); row++) {
    boxes.set(boardId.aux(row), auxBox(row));
    boxes.set(boardId.aux(row, true), doubleBox(row));
  }
  for (const kind of WORKER_KINDS)
    for (let place = 1; place <= 6; place++) boxes.set(boardId.worker(kind, place), workerBox(kind, place));
  const track = certificateTrack(rails);
  const y = track.cells[0]?.box.y ?? 0;
  boxes.set(boardId.certificateTrack(), {
    x: track.icon.x - 2,
    y: y - 1,
    w: track.end - track.icon.x + 2,
    h: 24,
    r: 6,
  });
  for (const { value, box } of track.cells) boxes.set(boardId.certificate(value), box);
  for (const disc of DISC_IDS) {
    const slot = nextSlot(disc, picture.cleared);
    if (!slot || (slot === 'aux6b' && !rails)) continue;
    const at = discPoint(slot, rails);
    boxes.set(boardId.disc(disc), { x: at.x - 9, y: at.y - 9, w: 18, h: 18, r: 9 });
  }
  for (let bell = 1; bell <= (picture.bells?.length ?? 0); bell++) boxes.set(boardId.bell(bell), bellBox(bell));
  return boxes;
}

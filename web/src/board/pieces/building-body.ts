// SPDX-License-Identifier: MIT
// building-body.ts - the part of a building tile right of its spine, where the action lines stand.
import type { Box } from '../geometry';

export const SPINE = 23;
export const buildingBody = (box: Box): Omit<Box, 'r'> => ({
  x: box.x + SPINE + 7,
  y: box.y + 4,
  w: box.w - SPINE - 12,
  h: box.h - 8,
});

// SPDX-License-Identifier: MIT
/** Seed of the guided first game, the same for everybody, with two seats of the first edition and neutral buildings in their
 *  usual places: the first hand has one card of each breed, the job market one worker of each kind, the cattle market cards one
 *  can pay. By itself in this file, so that the start page loads nothing else of help. */
export const GUIDE_SEED = 34n;

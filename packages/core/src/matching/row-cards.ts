/**
 * What matching reads of a row that can qualify, next to each other in memory: four 32-bit words per row, of which the second and the third
 * hold several numbers.
 */
export const CARD_SIZE = 4;

/** The words of a card. */
export const CardWord = { start: 0, asks: 1, weights: 2, payMax: 3 } as const;

/** @param requirements see `requireCode`, 12 bits @param must number of must-haves, 8 bits @param nice number of nice-to-haves, 8 bits */
export const encodeAsks = (requirements: number, must: number, nice: number): number =>
  requirements | (must << 12) | (nice << 20);

export const getRequirements = (asks: number): number => asks & 0xfff;
export const getMustCount = (asks: number): number => (asks >>> 12) & 0xff;
export const getNiceCount = (asks: number): number => asks >>> 20;

/** @param day 16 bits @param mustBase 6 bits @param niceWeight 10 bits */
export const encodeWeights = (day: number, mustBase: number, niceWeight: number): number =>
  (day | (mustBase << 16) | (niceWeight << 22)) >>> 0;

export const getDay = (weights: number): number => weights & 0xffff;
export const getMustBase = (weights: number): number => (weights >>> 16) & 0x3f;
export const getNiceWeight = (weights: number): number => weights >>> 22;

import type { DegreeLevel } from './types.ts';

/** A degree level named in a sentence, with its position. */
export interface DegreeMention {
  level: DegreeLevel;
  start: number;
  end: number;
}

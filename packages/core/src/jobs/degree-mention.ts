import type { DegreeLevel } from './types.ts';

/** A level that a sentence names, at its place. */
export interface DegreeMention {
  level: DegreeLevel;
  start: number;
  end: number;
}

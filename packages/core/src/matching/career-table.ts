import { listRelatedOccupations } from '../jobs/index.ts';
import { DEGREE_LEVELS, SENIORITIES } from '../jobs/types.ts';
import { getOccupationTie, getOtherTie, type OccupationTie, scoreCareer } from './career-fit.ts';
import { type MatchIndex, REMOVED_ROW } from './match-index.ts';
import { REQUIREMENT_CODE_COUNT, requireCode } from './row-codes.ts';
import type { SeekerProfile } from './types.ts';

/** For one person, the points without skills of every possible listing: two lookups per listing instead of a calculation. */
export interface CareerTable {
  /** For each occupation of the index, the start of its part of `points`. */
  offset: Uint32Array;
  /** Indexed by offset plus requirement code. */
  points: Uint8Array;
  /** For each occupation of the index, the pass that includes its listings. */
  pass: Uint8Array;
}

export const Pass = { never: 0, tied: 1, others: 2 } as const;

/** Occupations with the same relation to the person share one part of the table, so it has only a few parts. */
export function createCareerTable({ occupations }: MatchIndex, profile: SeekerProfile): CareerTable {
  const offset = new Uint32Array(occupations.length);
  const pass = new Uint8Array(occupations.length).fill(Pass.others);
  pass[REMOVED_ROW] = Pass.never;
  const known = new Set(profile.occupations.flatMap(({ occupation: id }) => [id, ...listRelatedOccupations(id)]));
  // Part 0: listings without a line of work; part 1: every line of work that the person neither has had nor is close to.
  const ties = [getOccupationTie(undefined, profile), getOtherTie(profile)];
  const parts = new Map<string, number>();
  for (let place = REMOVED_ROW + 1; place < occupations.length; place++) {
    const occupation = occupations[place];
    let part = occupation === undefined ? 0 : 1;
    if (occupation !== undefined && known.has(occupation)) {
      const tie = getOccupationTie(occupation, profile);
      const key = `${tie.kind} ${tie.years}`;
      part = parts.get(key) ?? ties.push(tie) - 1;
      parts.set(key, part);
      pass[place] = Pass.tied;
    }
    offset[place] = part * REQUIREMENT_CODE_COUNT;
  }
  const points = new Uint8Array(ties.length * REQUIREMENT_CODE_COUNT);
  for (const [part, tie] of ties.entries())
    fill(points.subarray(part * REQUIREMENT_CODE_COUNT, (part + 1) * REQUIREMENT_CODE_COUNT), tie, profile);
  return { offset, points, pass };
}

/** The three requirements earn points independently, so each is calculated once and the table is filled with their sums. */
function fill(points: Uint8Array, tie: OccupationTie, profile: SeekerProfile): void {
  const years = Array.from({ length: 64 }, (_, asked) => scoreCareer({ years: asked }, tie, profile).years);
  const grades = [undefined, ...SENIORITIES].map((seniority) => ({
    code: requireCode({ ...(seniority && { seniority }) }),
    points: scoreCareer({ ...(seniority && { seniority }) }, tie, profile).seniority,
  }));
  const degrees = [undefined, ...DEGREE_LEVELS].map((degree) => ({
    code: requireCode({ ...(degree && { degree }) }),
    points: scoreCareer({ ...(degree && { degree }) }, tie, profile).degree,
  }));
  const { occupation } = scoreCareer({}, tie, profile);
  for (const grade of grades)
    for (const degree of degrees)
      for (let asked = 0; asked < years.length; asked++)
        points[(asked << 6) | grade.code | degree.code] =
          occupation + (years[asked] ?? 0) + grade.points + degree.points;
}

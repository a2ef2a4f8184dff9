import { listRelatedOccupations } from '../jobs/index.ts';
import { DEGREE_LEVELS, SENIORITIES } from '../jobs/types.ts';
import { getOccupationTie, getOtherTie, type OccupationTie, scoreCareer } from './career-fit.ts';
import { getFieldStrengths, scoreField } from './field-fit.ts';
import { type MatchIndex, REMOVED_GROUP } from './match-index.ts';
import { REQUIREMENT_CODE_COUNT, requireCode } from './row-codes.ts';
import type { SeekerProfile } from './types.ts';

const YEARS_COUNT = 64;

/** For one person, the points without skills of every possible listing: lookups per listing instead of a calculation. */
export interface CareerTable {
  /** For each group of the index, the start of its part of `points`. */
  offset: Uint32Array;
  /** Indexed by offset plus requirement code. */
  points: Uint8Array;
  /** For each group, the points for the field. */
  field: Uint8Array;
  /** Groups in a line of work related to the person's. */
  tied: number[];
  /** For each other group, the most points without skills that a listing of it can earn; `EXCLUDED_POINTS` for those in `tied`. */
  others: Int16Array;
}

/** A penalty that no score can offset. */
export const EXCLUDED_POINTS = -1000;

/** Occupations with the same relation to the person share one part of the table, so it has only a few parts. */
export function createCareerTable({ groups, occupations, mixes }: MatchIndex, profile: SeekerProfile): CareerTable {
  const { ties, partOf } = listTies(occupations, profile);
  const points = new Uint8Array(ties.length * REQUIREMENT_CODE_COUNT);
  const most = ties.map((tie, part) =>
    fill(points.subarray(part * REQUIREMENT_CODE_COUNT, (part + 1) * REQUIREMENT_CODE_COUNT), tie, profile),
  );
  const strengths = getFieldStrengths(profile);
  const fieldOfMix = new Uint8Array(mixes.length);
  for (let mix = 0; mix < mixes.length; mix++) fieldOfMix[mix] = scoreField(mixes[mix] ?? 0, strengths);
  const offset = new Uint32Array(groups.length);
  const field = new Uint8Array(groups.length);
  const tied: number[] = [];
  const others = new Int16Array(groups.length).fill(EXCLUDED_POINTS);
  for (let group = REMOVED_GROUP + 1; group < groups.length; group++) {
    const { occupation = 0, mix = 0 } = groups[group] ?? {};
    const part = partOf[occupation] ?? 0;
    offset[group] = part * REQUIREMENT_CODE_COUNT;
    field[group] = fieldOfMix[mix] ?? 0;
    if (part > OTHER_PART) tied.push(group);
    else others[group] = (most[part] ?? 0) + (fieldOfMix[mix] ?? 0);
  }
  return { offset, points, field, tied, others };
}

/** The part of listings in a line of work that the person neither has had nor is close to. Part 0 is for listings without one. */
const OTHER_PART = 1;

/** The distinct relations of the occupations to the person, and the index of each occupation's. */
function listTies(occupations: MatchIndex['occupations'], profile: SeekerProfile) {
  const known = new Set(profile.occupations.flatMap(({ occupation: id }) => [id, ...listRelatedOccupations(id)]));
  const ties = [getOccupationTie(undefined, profile), getOtherTie(profile)];
  const parts = new Map<string, number>();
  const partOf = new Uint16Array(occupations.length);
  for (const [place, occupation] of occupations.entries()) {
    if (occupation === undefined) continue;
    partOf[place] = OTHER_PART;
    if (!known.has(occupation)) continue;
    const tie = getOccupationTie(occupation, profile);
    const key = `${tie.kind} ${tie.years}`;
    const part = parts.get(key) ?? ties.push(tie) - 1;
    parts.set(key, part);
    partOf[place] = part;
  }
  return { ties, partOf };
}

/**
 * The three requirements earn points independently, so each is calculated once and the table is filled with their sums.
 * @returns the largest sum
 */
function fill(points: Uint8Array, tie: OccupationTie, profile: SeekerProfile): number {
  const years = new Uint8Array(YEARS_COUNT);
  for (let asked = 0; asked < YEARS_COUNT; asked++) years[asked] = scoreCareer({ years: asked }, tie, profile).years;
  const grades = [undefined, ...SENIORITIES].map((seniority) => ({
    code: requireCode({ ...(seniority && { seniority }) }),
    points: scoreCareer({ ...(seniority && { seniority }) }, tie, profile).seniority,
  }));
  const degrees = [undefined, ...DEGREE_LEVELS].map((degree) => ({
    code: requireCode({ ...(degree && { degree }) }),
    points: scoreCareer({ ...(degree && { degree }) }, tie, profile).degree,
  }));
  const { occupation } = scoreCareer({}, tie, profile);
  let most = 0;
  for (const grade of grades)
    for (const degree of degrees) {
      const base = occupation + grade.points + degree.points;
      const code = grade.code | degree.code;
      for (let asked = 0; asked < YEARS_COUNT; asked++) {
        const sum = base + (years[asked] as number);
        points[(asked << 6) | code] = sum;
        if (sum > most) most = sum;
      }
    }
  return most;
}

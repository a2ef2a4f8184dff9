import { listRelatedOccupations } from '../jobs/index.ts';
import { DEGREE_LEVELS, type DegreeLevel, SENIORITIES, type Seniority } from '../jobs/types.ts';
import { FIELD_POINTS, MATCH_POINTS } from './parts.ts';
import type { Requirements } from './row-codes.ts';
import type { SeekerProfile } from './types.ts';

/** How close a line of work is to the person's. */
type TieKind = 'latest' | 'before' | 'close-to-latest' | 'close-to-before' | 'other' | 'unknown';

export interface OccupationTie {
  kind: TieKind;
  /** The person's occupation that it is related to. */
  through?: string;
  /** Years that count for this line of work; absent if no role is dated. */
  years?: number;
}

const TIE_POINTS: Record<TieKind, number> = {
  latest: MATCH_POINTS.occupation - FIELD_POINTS,
  before: 12,
  'close-to-latest': 12,
  'close-to-before': 6,
  other: 0,
  unknown: 0,
};

/** Points by the number of steps between two grades. */
const GRADE_POINTS: readonly number[] = [MATCH_POINTS.seniority, 3, 1];
const YEARS_PER_MISSING_DEGREE = 2;

/** The relation between a listing's line of work and the person's. */
export function getOccupationTie(occupation: string | undefined, { occupations, years }: SeekerProfile): OccupationTie {
  const known = years === undefined ? {} : { years };
  if (occupation === undefined) return { kind: 'unknown', ...known };
  const close = listRelatedOccupations(occupation);
  const same = occupations.find((held) => held.occupation === occupation);
  const near = occupations.filter((held) => close.includes(held.occupation));
  const through = same ?? near.find((held) => held.latest) ?? near[0];
  if (!through) return getOtherTie({ ...(years !== undefined && { years }) });
  const counted = (same?.years ?? 0) + near.reduce((sum, held) => sum + held.years, 0);
  return {
    kind: getTieKind(
      through === same,
      through.latest,
      near.some((held) => held.latest),
    ),
    through: through.occupation,
    ...(years !== undefined && { years: Math.min(counted, years) }),
  };
}

/** Another line of work, for which no years of experience count. */
export function getOtherTie({ years }: Pick<SeekerProfile, 'years'>): OccupationTie {
  return { kind: 'other', ...(years !== undefined && { years: 0 }) };
}

function getTieKind(isSame: boolean, isLatest: boolean, isNearLatest: boolean): TieKind {
  if (isSame) return isLatest ? 'latest' : 'before';
  return isNearLatest ? 'close-to-latest' : 'close-to-before';
}

export interface CareerPoints {
  occupation: number;
  years: number;
  seniority: number;
  degree: number;
}

/** Points for everything except skills and field. */
export function scoreCareer(requirements: Requirements, tie: OccupationTie, profile: SeekerProfile): CareerPoints {
  return {
    occupation: TIE_POINTS[tie.kind],
    years: scoreYears(requirements.years, tie.years),
    seniority: GRADE_POINTS[Math.abs(gradeSteps(requirements.seniority, tie, profile))] ?? 0,
    degree: scoreDegree(requirements.degree, profile.degree),
  };
}

function scoreYears(asked: number | undefined, years: number | undefined): number {
  if (asked === undefined || asked <= 0) return MATCH_POINTS.years;
  return Math.round(MATCH_POINTS.years * Math.min(1, (years ?? 0) / asked));
}

/**
 * Steps from the person's grade up to the required one; 0 if none is required. A grade applies to a line of work: in another
 * one the person starts at entry level.
 */
export function gradeSteps(asked: Seniority | undefined, tie: OccupationTie, profile: SeekerProfile): number {
  if (!asked) return 0;
  const own = tie.kind === 'other' ? 'entry' : (profile.seniority ?? 'entry');
  return SENIORITIES.indexOf(asked) - SENIORITIES.indexOf(own);
}

function scoreDegree(asked: DegreeLevel | undefined, held: DegreeLevel | undefined): number {
  if (!asked) return MATCH_POINTS.degree;
  if (!held) return 0;
  const missing = DEGREE_LEVELS.indexOf(asked) - DEGREE_LEVELS.indexOf(held);
  return missing <= 0 ? MATCH_POINTS.degree : missing === 1 ? YEARS_PER_MISSING_DEGREE : 0;
}

import type { MatchPartId } from './types.ts';

export interface MatchPart {
  id: MatchPartId;
  name: string;
  /** Whole points; all parts add up to 100. */
  points: number;
  explains: string;
}

/**
 * The parts of a match. A listing that doesn't require years, a degree, or a grade gives those points; skills, occupation, and
 * field earn points only for what is shown.
 */
export const MATCH_PARTS: readonly MatchPart[] = [
  {
    id: 'must-have',
    name: 'Must-haves',
    points: 45,
    explains:
      'The share of required skills you have: 1.0 for a skill shown in a dated role, 0.6 for one that’s only listed. Traits such as “communication” count a quarter. Office software and languages count half. Eight skills earn all the points, and a listing with fewer than three can’t.',
  },
  {
    id: 'occupation',
    name: 'Occupation and field',
    points: 35,
    explains:
      'The occupation of your latest role gets 20 points. An earlier occupation, or one close to your latest, gets 12. One close to an earlier occupation gets 6. Up to 15 points are for the field: how much the occupation and skills of the listing are in fields you know.',
  },
  {
    id: 'years',
    name: 'Years',
    points: 6,
    explains: 'Your years in this and similar occupations compared with the years the job asks for.',
  },
  {
    id: 'seniority',
    name: 'Seniority',
    points: 5,
    explains: 'How far the job’s seniority is from yours. Outside your occupations, you count as a beginner.',
  },
  {
    id: 'degree',
    name: 'Degree',
    points: 5,
    explains: 'The degree the job asks for, or 2 points for one level below.',
  },
  {
    id: 'nice-to-have',
    name: 'Nice-to-haves',
    points: 4,
    explains:
      'The share of nice-to-have skills you have, counted like must-haves. A listing that names none gives no points for them.',
  },
];

/** Points of each part, by id. */
export const MATCH_POINTS = Object.fromEntries(MATCH_PARTS.map(({ id, points }) => [id, points])) as Record<
  MatchPartId,
  number
>;

/** The field's share of the points for occupation. */
export const FIELD_POINTS = 15;

/** Below this, a listing has too little in common with the person to count as a match. */
export const MIN_MATCH_SCORE = 40;

/** From this score on, a listing fits; among these, known sponsors come first for anyone who needs one. */
export const GOOD_FIT_SCORE = 60;

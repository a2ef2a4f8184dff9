import type { MatchPartId } from './types.ts';

export interface MatchPart {
  id: MatchPartId;
  name: string;
  /** Whole points; all parts together make 100. */
  points: number;
  explains: string;
}

/**
 * What a match is made of. What a listing does not ask for cannot be missing, so a listing without a demand for years, degree, grade or
 * extras gives those points; skills and occupation earn only by what is shown.
 */
export const MATCH_PARTS: readonly MatchPart[] = [
  {
    id: 'must-have',
    name: 'Must-haves',
    points: 55,
    explains:
      'The share of the skills it asks for that you have: 1.0 where a dated role shows it, 0.6 where it is only listed. Traits such as “communication” weigh a quarter of a skill. A listing that names fewer than three skills tells too little for all the points.',
  },
  {
    id: 'occupation',
    name: 'Line of work',
    points: 20,
    explains:
      'The line of work of your latest role counts in full; 12 points for one you held before or one close to your latest; 6 for one close to an earlier one.',
  },
  {
    id: 'years',
    name: 'Years',
    points: 8,
    explains: 'Your years in this line of work and those close to it, against the years it asks for.',
  },
  {
    id: 'seniority',
    name: 'Grade',
    points: 6,
    explains: 'How far its grade is from yours; outside your lines of work you count as a beginner.',
  },
  {
    id: 'degree',
    name: 'Degree',
    points: 6,
    explains: 'The degree it asks for, or 2 points for one level less.',
  },
  {
    id: 'nice-to-have',
    name: 'Welcome extras',
    points: 5,
    explains: 'The share of its nice-to-haves that you have, weighed like must-haves.',
  },
];

/** Points of each part, by id. */
export const MATCH_POINTS = Object.fromEntries(MATCH_PARTS.map(({ id, points }) => [id, points])) as Record<
  MatchPartId,
  number
>;

/** Below this a listing has too little in common with the person to be called a match. */
export const MATCH_FLOOR = 40;

/** From here a listing fits; among these, known sponsors come first for whoever needs one. */
export const MATCH_FIT = 55;

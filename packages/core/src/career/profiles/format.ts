/**
 * The format of the profile tables: one occupation per row,
 *
 *     id | conditions | what you do | typical skills | a first step | next as an expert / next as a lead
 *
 * A line with a deeper indent continues the row before it. "–" means that there is none. The conditions are letters:
 *
 *     r remote is common      h some remote work     n nights, weekends, or shifts     d mostly weekdays in the daytime
 *     l lifting or standing   o outdoors             t much travel or driving          p part-time is common
 *     s self-employment       c commission or tips   e no degree is usual              g a bachelor’s degree is usual   m a graduate degree is
 */
export interface OccupationProfile {
  id: string;
  conditions: ReadonlySet<Condition>;
  /** "design, write, test, and maintain software": follows "you". */
  work: string;
  skills: string[];
  /** An imperative without a period. */
  first: string;
  /** Advancing without and with people to manage; null if there is no such way. */
  expert: string | null;
  lead: string | null;
}

export const CONDITIONS = {
  r: 'remote',
  h: 'hybrid',
  n: 'nights',
  d: 'days',
  l: 'physical',
  o: 'outdoors',
  t: 'travel',
  p: 'part-time',
  s: 'self-employed',
  c: 'commission',
  e: 'no-degree',
  g: 'bachelor',
  m: 'graduate',
} as const;
export type Condition = (typeof CONDITIONS)[keyof typeof CONDITIONS];

const CONTINUED = '      ';

/** Parses one table. Throws an error that names an invalid row: the table is code, not input. */
export function parseProfiles(table: string): OccupationProfile[] {
  const rows: string[] = [];
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue;
    const row = line.startsWith(CONTINUED) ? rows.pop() : undefined;
    rows.push(row === undefined ? line.trim() : `${row} ${line.trim()}`);
  }
  return rows.map(parseRow);
}

function parseRow(line: string): OccupationProfile {
  const [id, letters, work, skills, first, next] = line.split('|').map((cell) => cell.trim());
  const [expert, lead] = next?.split(' / ').map((part) => part.trim()) ?? [];
  if (!id || !letters || !work || !skills || !first || !expert || !lead)
    throw new Error(`Cannot parse the profile row: ${line}`);
  return {
    id,
    conditions: new Set([...letters].map((letter) => parseCondition(letter, line))),
    work,
    skills: skills.split(',').map((skill) => skill.trim()),
    first,
    expert: expert === '–' ? null : expert,
    lead: lead === '–' ? null : lead,
  };
}

function parseCondition(letter: string, line: string): Condition {
  const condition = Object.entries(CONDITIONS).find(([known]) => known === letter)?.[1];
  if (condition === undefined) throw new Error(`Unknown condition “${letter}” in the profile row: ${line}`);
  return condition;
}

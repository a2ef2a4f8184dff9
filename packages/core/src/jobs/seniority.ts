import type { Seniority } from './types.ts';

const createSidedPhrases = (side: 'before' | 'after' | 'either', words: string) =>
  words.split(' ').map((word) => [word, side] as const);

/** Words around an occupation's name that state the seniority, timing or working arrangement, and the side of the name they are on. */
export const SENIORITY_WORDS: ReadonlyMap<string, 'before' | 'after' | 'either'> = new Map([
  ...createSidedPhrases(
    'before',
    'senior sr snr junior jr principal mid experienced distinguished founding entry lead new',
  ),
  ...createSidedPhrases(
    'after',
    'i ii iii iv v 1 2 3 4 5 trainee apprentice residency remote hybrid opportunity position program',
  ),
  ...createSidedPhrases(
    'either',
    'intern internship co op coop level summer fall winter spring undergraduate undergrad masters phd',
  ),
]);

/** The grade that a word of a title states; the first matching rule wins. */
const RULES: readonly (readonly [Seniority, readonly string[]])[] = [
  ['intern', ['intern', 'internship', 'co-op', 'coop', 'apprentice', 'apprenticeship', 'trainee', 'extern', 'student']],
  [
    'executive',
    [
      'chief',
      'ceo',
      'cto',
      'cfo',
      'coo',
      'cio',
      'ciso',
      'cmo',
      'vp',
      'svp',
      'evp',
      'avp',
      'vice president',
      'president',
      'director',
      'head of',
      'general counsel',
    ],
  ],
  [
    'lead',
    [
      'lead',
      'principal',
      'manager',
      'supervisor',
      'superintendent',
      'foreman',
      'distinguished',
      'staff engineer',
      'staff software',
      'staff scientist',
      'charge nurse',
    ],
  ],
  ['senior', ['senior', 'sr', 'snr', 'iii', 'iv', 'experienced']],
  ['entry', ['junior', 'jr', 'entry level', 'entry', 'new grad', 'graduate', 'i', 'level 1', 'helper']],
  ['mid', ['ii', 'mid', 'mid level', 'intermediate', 'level 2']],
];

/** Titles that contain such a word as part of the occupation's name, without stating a grade. */
const UNGRADED_TITLES: readonly string[] = [
  'chief of staff',
  'staff nurse',
  'staff accountant',
  'lead generation',
  'assistant principal',
  'school principal',
  'executive assistant',
  'administrative assistant',
  'medical assistant',
  'nursing assistant',
  'dental assistant',
  'physician assistant',
  'teaching assistant',
  'teacher assistant',
  'legal assistant',
  'research assistant',
  'sales associate',
  'retail associate',
  'warehouse associate',
  'store associate',
  'account manager',
  'case manager',
  'product manager',
  'project manager',
  'program manager',
  'graduate nurse',
  'student affairs',
  'student services',
  'student success',
  'physical therapist assistant',
  'occupational therapy assistant',
  'home health aide',
  'nurse aide',
  'office assistant',
  'data entry',
  'order entry',
  'entry clerk',
  'line lead',
];

/** Words that state a grade only at the start of a title: "Associate Product Manager", not "Sales Associate". */
const OPENING_PATTERN = /^ (?:associate|assistant) (?!$)/;

/**
 * The grade that a job title states, or undefined if it states none: a plain "Software Engineer" isn't mid-level.
 */
export function findSeniority(title: string): Seniority | undefined {
  let words = ` ${title
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const opens = OPENING_PATTERN.test(words);
  for (const phrase of UNGRADED_TITLES) words = words.replaceAll(` ${phrase} `, ' ');
  for (const [seniority, phrases] of RULES) {
    if (phrases.some((phrase) => words.includes(` ${phrase.replace('-', ' ')} `))) return seniority;
    if (seniority === 'entry' && opens && /^ a(?:ssociate|ssistant) /.test(words)) return seniority;
  }
  return undefined;
}

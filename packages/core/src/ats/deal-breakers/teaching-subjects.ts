/** What teaching licenses are for, each with the words by which advertisements and certificates name it. */
const SUBJECTS: readonly RegExp[] = [
  /\bspecial ed(?:ucation)?\b|\bSPED\b|\bLBS ?1\b|\bintervention specialist\b|\bexceptional (?:children|student)\b|\bstudents with disabilities\b|\bmild\/moderate\b/i,
  /\belementary\b|\b(?:EC|PK|pre-?K|K|P)[ -–]?(?:-|–|to)?[ ]?[3-6]\b|\bcore subjects\b|\bmultiple[ -]subjects?\b|\bgeneralist\b|\bgrades? (?:1|K)[-–]\d\b/i,
  /\bmath(?:ematics)?\b/i,
  /\b(?:general |physical |life |earth |secondary )?science\b(?! of)|\bbiology\b|\bchemistry\b|\bphysics\b/i,
  /\bsocial studies\b|\bhistory\b|\bcivics\b/i,
  /\benglish(?: language arts)?\b(?! learner| as a)|\blanguage arts\b|\bELA\b/i,
  /\bE\.?S\.?(?:L|OL)\b|\benglish (?:learner|as a second)\b|\bEL authorization\b|\bbilingual\b/i,
  /\bearly childhood\b|\bbirth[- ](?:to|through)\b/i,
  /\bmusic\b/i,
  /\b(?:visual )?arts?\b(?!s)(?! of)/i,
  /\bphysical education\b|\bP\.?E\.? K/i,
  /\breading specialist\b|\bliteracy\b/i,
  /\bschool counsel\w+\b/i,
  /\b(?:spanish|french|german|world languages?)\b/i,
];

/** Whether a text names a subject, or an age, of teaching licenses. */
export const namesSubject = (text: string): boolean => SUBJECTS.some((subject) => subject.test(text));

/** Whether a teaching license is for a subject, or for children of an age, that a sentence asks for; any will do if it names none. */
export function coversSubject(asked: string, held: string): boolean {
  const needed = SUBJECTS.filter((subject) => subject.test(asked));
  return needed.length === 0 || needed.some((subject) => subject.test(held));
}

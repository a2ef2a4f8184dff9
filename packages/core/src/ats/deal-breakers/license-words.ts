import { toComparable } from '../wording/words.ts';
import { listLevels } from './license-levels.ts';
import type { Statement } from './statements.ts';

/** Words that any sentence about a license may contain; the remaining words identify the license. */
const COMMON = new Set(
  `a an as the of or and in to for be is are at with by on must have hold possess obtain maintain required requires require requirement license
  licensed licensure licenses lic cert certs certification certifications certificate certified certificates registration registered credential credentials
  card permit valid current active state unrestricted unencumbered clear professional hire time application upon independent record clean good
  standing your you this job position above admission admitted issued related any all who may cannot considered only needed necessary mandatory in
  hand please wanted day date start one following own already please independently carry carries need needs want wants show bring note section level member members membership`.split(
    /\s+/,
  ),
);

/** The start of a word, the same for its singular and plural. */
export const getStem = (word: string): string => word.replace(/(?:ies|es|s|y)$/, '').slice(0, 7);

/** The words that tell one license from another. */
export const splitWords = (text: string): string[] =>
  toComparable(text)
    .split(' ')
    .filter((word) => word !== '' && !COMMON.has(word));

/** Where something stands in a text, in characters. */
export interface Place {
  start: number;
  end: number;
}

/** The shortest part of a line that has all of the words. */
export function findSpan(text: string, wanted: readonly string[]): Place | undefined {
  const stems = new Set(wanted.map(getStem));
  const found = [...text.matchAll(/[\p{L}\p{N}+&]+/gu)]
    .map(({ 0: word, index }) => ({ stem: getStem(toComparable(word)), start: index, end: index + word.length }))
    .filter(({ stem }) => stems.has(stem));
  let best: Place | undefined;
  for (const [from, { start }] of found.entries()) {
    const open = new Set(stems);
    const last = found.slice(from).find(({ stem }) => open.delete(stem) && open.size === 0);
    if (last && (best === undefined || last.end - start < best.end - best.start)) best = { start, end: last.end };
  }
  return best;
}

/** "R.N." is RN, "Commercial driver's license, Class A" is a Class A CDL, and "P&C" is expanded. */
export function normalizeCredential(text: string): string {
  return (
    text
      .replace(/\b(?!M\.[SAD]\.|B\.[SA]\.)([A-Z])\.([A-Z])\.(?:([A-Z])\.)?(?:([A-Z])\.)?/g, '$1$2$3$4')
      .replace(/\bR\.? ?Ph\./g, 'RPh')
      .replace(/\b([A-Z]{2,5})(\d{4,})\b/g, '$1 $2')
      // "Class "D" license"
      .replace(/["“]([A-Z])["”]/g, '$1')
      .replace(
        /\b(?:commercial (?:driver[’']?s?[’']? )?licen[sc]e|CDL)(?: \(CDL\))?[,:]?\s+\(?(class [ABC])\b\)?/i,
        '$1 CDL',
      )
      .replace(/\bcommercial (?:driver[’']?s?[’']? )?licen[sc]e,? ([ABC])\b/i, 'Class $1 CDL')
      .replace(/\b(class [ABC])\s+commercial driver[’']?s?[’']? licen[sc]e(?: \(CDL\))?/i, '$1 CDL')
      .replace(/\bP ?& ?C\b/, 'property and casualty')
  );
}

/** Whether a statement is an entry of the section on certifications. */
const isEntry = ({ path }: Statement): boolean => path?.startsWith('certifications/') ?? false;

/** The number, the term, or the board of a license: "M-40000", "exp. 6/2028", "State Board of Nursing". */
const OF_A_LICENSE =
  /#\s?\w*\d|\b(?:lic(?:ense)?|no)\b\.?\s*#?\s?[A-Z]{0,3}-?\d{3,}|\b[A-Z]{1,4}[-.]?\d{3}[-\d.]*\b|\bexp(?:ires)?\b\.? ?\d|\b(?:active|current|unrestricted|in good standing|renew(?:al|ed|s)|valid (?:to|through|until))\b|\b(?:state )?board of\b/i;

/** Whether a line is about a credential, whatever it says: an entry of the section on them, or a line with the number or the term of one. */
export const isOfCredentials = (statement: Statement): boolean =>
  isEntry(statement) ||
  (statement.text.length <= MAX_CREDENTIAL_LINE &&
    !OF_A_ROLE.test(statement.text) &&
    (OF_A_LICENSE.test(statement.text) || listLevels(statement.text).length > 0));

/** The time of a job. */
const OF_A_ROLE =
  /\b(?:19|20)\d\d\s*(?:-|–|—|→|to)\s*(?:(?:19|20)\d\d|present|now|today|current)|\b(?:since|present|today)\b/i;

const MAX_CREDENTIAL_LINE = 90;

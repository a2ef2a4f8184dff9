import type { Facts } from '../facts/index.ts';
import { listLayoutLines, type Statement } from './statements.ts';

const NOUN = `(?:licen[sc]es?|licensing|licensure|certs?|certifications?|certificates?|credentials?|credentialing|cards?|registrations?|(?:bar )?admissions?|permits?|tickets|endorsements|papers|qualifications|CDL|bar|boards?)`;
/** "LICENSES", "Certifications & Training", "Professional licensure". */
const HEADING = new RegExp(
  String.raw`^\W*(?:(?:professional|current|state|my|other|active|nursing|teaching|driving|legal|safety|industry|technical|special|education|training|skills|awards|memberships) *(?:[&,/+]|and|–|-)* *)*${NOUN}(?:\s*(?:[&,/+]|and|–|-)\s*(?:${NOUN}|[a-z]+(?: [a-z]+)?))*(?: held)?\W*$`,
  'i',
);
/** "License: ", "Cards & tickets: ", "Bar: ". */
const LABEL = new RegExp(
  String.raw`^\W*(?:(?:professional|current|state|driver|active|safety|other|nursing|teaching) )?${NOUN}(?: ?(?:&|and|\/|,) ?\w+)?(?: held| current)?\s*[:–—]\s*\S`,
  'i',
);
/** Any other heading ends a section. */
const OTHER_HEADING =
  /^\W*(?:[A-Z][A-Z &/,’'-]{2,40}|(?:(?:work|professional|relevant|selected|other|employment|job) )?(?:experience|history|employment|work|jobs?|education|schools?|schooling|skills?|summary|profile|objective|about(?: me)?|references?|interests?|hobbies|languages?|projects?|volunteer\w*|service|military|awards?|publications?|personal|strengths?|tools?|software|training|classes|courses))\s*:?\W*$/i;
/** A section of a list is short. */
const MOST_ITEMS = 14;

const known = new WeakMap<Facts, readonly string[]>();

/** The lines of the page below a heading for credentials, and those that begin with a label for them. */
function listCredentialLines(facts: Facts): readonly string[] {
  const remembered = known.get(facts);
  if (remembered) return remembered;
  const found: string[] = [];
  let left = 0;
  for (const raw of listLayoutLines(facts)) {
    const line = raw.trim();
    if (HEADING.test(line)) left = MOST_ITEMS;
    else if (line === '') left = left === MOST_ITEMS ? left : 0;
    else if (OTHER_HEADING.test(line)) left = 0;
    else if (left > 0) {
      found.push(line);
      left -= 1;
    } else if (LABEL.test(line)) found.push(line);
  }
  known.set(facts, found);
  return found;
}

/** Whether a statement stands where people list what they hold: in the section on credentials, or behind a label for them. */
export function isListedCredential(facts: Facts, { text, path }: Statement): boolean {
  if (path?.startsWith('certifications/')) return true;
  const own = text.trim();
  return own !== '' && listCredentialLines(facts).some((line) => line.includes(own));
}

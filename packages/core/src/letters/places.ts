import type { Entry } from '../ats/facts/entries.ts';
import type { FieldPath } from '../resume/reading.ts';

const MAX_NAME_LENGTH = 60;
/** What people enter as an employer although it isn't one. */
const NO_EMPLOYER_PATTERN =
  /^(?:self|self[- ]employed|freelance\w*|independent\w*|various|multiple|private|confidential|unemployed|contract\w*|family|home|none|n\/?a|stay[- ]at[- ]home|personal|company|employer|business)\b/i;
const UNFIT_NAME_PATTERN = /[|•·<>[\]{}@#*_~=\\;:!?“”"]|https?|www\.|\s[-–—]\s|\b(?:inc|llc|corp|co|ltd)\.?,|\d{4}/i;

/** Whether a name from the page can stand in a sentence. */
export const isPlainName = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH &&
  /^[\p{Lu}\p{N}]/u.test(name) &&
  !UNFIT_NAME_PATTERN.test(name) &&
  name.split('(').length === name.split(')').length;

/** Whether it names an employer at all. */
export const isEmployerName = (name: string): boolean => isPlainName(name) && !NO_EMPLOYER_PATTERN.test(name);

/** Where something was done, as the start of a sentence; undefined if the résumé doesn't say it in a way that fits one. */
export function describePlace(entry: Entry, isTrusted: (path: FieldPath) => boolean): string | undefined {
  const { kind, path, title, titlePath, employer } = entry;
  if (kind === 'project')
    return title && isTrusted(titlePath) && isPlainName(title) ? `For my project ${title}` : undefined;
  if (!employer || !isTrusted(`${path}/employer`) || !isEmployerName(employer)) return undefined;
  return kind === 'volunteer' ? `As a volunteer at ${employer}` : `At ${employer}`;
}

import { readFormText } from '../../../shared/api/form-text.ts';
import type { JobChoice } from '../upload/job-choice.ts';

const ADDRESS_PATTERN = /^(https?:\/\/|www\.)\S+$/i;

/** Whether a text is only the address of a page, and not a job description. */
export const isWebAddress = (text: string): boolean => ADDRESS_PATTERN.test(text.trim());

/** What the fields of a job contain: a job, or the address of a page that has to be read first. */
export function readJobInput(form: FormData): Exclude<JobChoice, { kind: 'listing' }> | { kind: 'page'; url: string } {
  const read = (name: string) => readFormText(form, name).trim();
  const [url, text] = [read('jobUrl'), read('jobText')];
  if (isWebAddress(text)) return { kind: 'page', url: text };
  // The button that reads the page is the only one with this name.
  if (url !== '' && (text === '' || form.has('readPage'))) return { kind: 'page', url };
  if (text === '') return { kind: 'none' };
  const [title, company, place] = [read('jobTitle'), read('jobCompany'), read('jobPlace')];
  return {
    kind: 'text',
    text,
    ...(title !== '' && { title }),
    ...(company !== '' && { company }),
    ...(place !== '' && { place }),
  };
}

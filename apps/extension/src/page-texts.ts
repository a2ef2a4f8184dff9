import type { WriteProblem } from './page/write-form.ts';

export const PROBLEM_TEXTS: Record<WriteProblem, string> = {
  changed: 'The page changed this field while we filled in the form.',
  hidden: 'This field isn’t visible.',
  filled: 'It already had a value.',
  'no-option': 'None of the options is surely your answer.',
  reverted: 'The page didn’t accept the value.',
  'no-document': 'The document couldn’t be attached.',
  stopped: 'The page tried to leave or to submit the form, so we stopped.',
};

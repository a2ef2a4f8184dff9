import type { ErrorTable } from '../errors.ts';

export const PRACTICE_ERRORS = {
  'practice.full': {
    status: 409,
    message: 'You’ve reached the limit of 200 practice sessions. Delete one first.',
  },
  'practice.nothing-to-repeat': {
    status: 409,
    message: 'There’s nothing to repeat yet. None of your answers were graded below the top grade.',
  },
} as const satisfies ErrorTable;

type Declared = typeof PRACTICE_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}

import type { ErrorTable } from '../errors.ts';

export const APPLICATIONS_ERRORS = {
  'applications.hidden-limit': {
    status: 409,
    message: 'You’ve hidden as many jobs and companies as we can store.',
    hint: 'Restore some on your list of hidden jobs, or hide a whole company instead.',
  },
} as const satisfies ErrorTable;

type Declared = typeof APPLICATIONS_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}

import type { ErrorTable } from '../errors.ts';

export const APPLICATIONS_ERRORS = {
  'applications.hidden-limit': {
    status: 409,
    message: 'You’ve hidden as many jobs and companies as we can store.',
    hint: 'Restore some on your list of hidden jobs, or hide a whole company instead.',
  },
  'applications.changed': {
    status: 409,
    message: 'This application has changed in the meantime.',
    hint: 'Look at its current state, then try again.',
  },
  'applications.not-allowed': {
    status: 409,
    message: 'The application can’t go to this state.',
    hint: 'Choose another state.',
  },
  'applications.stage-limit': {
    status: 409,
    message: 'You have as many stages of your own as we can store.',
    hint: 'Remove one first.',
  },
  'applications.entry-limit': {
    status: 409,
    message: 'This application has as many of these as we can store.',
    hint: 'Delete one that you no longer need first.',
  },
  'applications.file-size': {
    status: 413,
    message: 'This file is larger than 10 MB.',
    hint: 'Attach a smaller version of it.',
  },
  'applications.file-limit': {
    status: 409,
    message: 'There’s no room for another file.',
    hint: 'An application can have 20 files, and all files together can have 500 MB. Delete some first.',
  },
} as const satisfies ErrorTable;

type Declared = typeof APPLICATIONS_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}

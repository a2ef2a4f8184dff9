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
  'applications.mail-empty': {
    status: 422,
    message: 'There is no email to read.',
    hint: 'Paste the text of an email, or choose an .eml file.',
  },
  'applications.mail-too-complex': {
    status: 422,
    message: 'We couldn’t read this email because it has too many parts.',
    hint: 'Copy its text and paste it instead.',
  },
  'applications.mail-not-an-email': {
    status: 422,
    message: 'This file isn’t an email.',
    hint: 'In your mail program, download the message as an .eml file, or paste its text instead.',
  },
  'applications.mail-limit': {
    status: 429,
    message: 'You’ve added as many emails as we can read in a day.',
    hint: 'Try again tomorrow.',
  },
  'applications.mail-decided': {
    status: 409,
    message: 'This email has already been decided.',
    hint: 'Reload the page to see what became of it.',
  },
  'applications.forwarding-off': {
    status: 409,
    message: 'Forwarding email isn’t available here.',
    hint: 'Paste the text of an email, or upload it as a file.',
  },
} as const satisfies ErrorTable;

type Declared = typeof APPLICATIONS_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}

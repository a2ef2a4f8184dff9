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
  'applications.table-unreadable': {
    status: 422,
    message: 'We couldn’t find a table in this file.',
    hint: 'Save the spreadsheet as CSV with one job per row, or copy its cells and paste them.',
  },
  'applications.table-too-large': {
    status: 422,
    message: 'This table has more than 5,000 rows or 100 columns.',
    hint: 'Split it into smaller files, and import them one after the other.',
  },
  'applications.import-limit': {
    status: 409,
    message: 'Your plan doesn’t have room for all of these applications, so none were imported.',
    hint: 'Remove some rows or applications, or choose a larger plan.',
  },
  'applications.nothing-to-import': {
    status: 409,
    message: 'There is nothing to import: every row is there already or can’t be read.',
    hint: 'Check the columns, or include jobs that look like ones you have.',
  },
  'applications.answer-exists': {
    status: 409,
    message: 'You’ve already answered this question.',
    hint: 'Change the answer that is there.',
  },
  'applications.answer-limit': {
    status: 409,
    message: 'You have 300 answers, which is as many as we can store.',
    hint: 'Remove some first.',
  },
  'applications.answer-not-allowed': {
    status: 422,
    message: 'This answer can’t be stored for this question.',
    hint: 'Answer yes or no. For private questions, only “prefer not to say” is stored, and Social Security numbers never are.',
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

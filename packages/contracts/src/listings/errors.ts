import type { ErrorTable } from '../errors.ts';

export const LISTINGS_ERRORS = {
  'listings.matches-preparing': {
    status: 503,
    message: 'Matches are being prepared because the server just started. Try again in a minute.',
  },
  'listings.source-not-recognized': {
    status: 422,
    message: 'We found no job board at this address that we can read.',
    hint: 'Open the list of jobs in your browser, and copy its address.',
  },
  'listings.source-gone': {
    status: 422,
    message: 'There is no job board at this address anymore.',
    hint: 'Open the employer’s careers page, and copy the address of its list of jobs.',
  },
  'listings.source-unreadable': {
    status: 422,
    message: 'We couldn’t read this job board.',
    hint: 'Try again later. If it still fails, the board can’t be added.',
  },
  'listings.source-without-jobs': {
    status: 422,
    message: 'This job board has no jobs right now.',
    hint: 'Add it once it has some.',
  },
  'listings.source-exists': { status: 409, message: 'This job board was already added.' },
  'listings.source-key-missing': {
    status: 409,
    message: 'This source needs a key that isn’t set.',
    hint: 'Set it as described in .env.example, and restart the server.',
  },
  'listings.filings-unreadable': {
    status: 422,
    message: 'We couldn’t read this file.',
    hint: 'Check its path, and that you may read it.',
  },
  'listings.filings-spreadsheet': {
    status: 422,
    message: 'This is a spreadsheet or an archive, not a CSV file.',
    hint: 'Open it in a spreadsheet program, and save it as CSV.',
  },
  'listings.filings-not-recognized': {
    status: 422,
    message: 'This isn’t a file about employers’ filings that we can read.',
    hint: 'Load a CSV file of USCIS’s H-1B Employer Data Hub, or the Department of Labor’s LCA disclosure data saved as CSV.',
  },
  'listings.filings-several-years': {
    status: 422,
    message: 'This file has several fiscal years.',
    hint: 'Choose one with --year, and load the file again for each other year.',
  },
  'listings.filings-year-missing': {
    status: 422,
    message: 'This file doesn’t say which fiscal year it is about.',
    hint: 'Add it, such as --year 2023.',
  },
  'listings.filings-empty': {
    status: 422,
    message: 'This file has no rows for the year that we can use.',
    hint: 'Check the year and that the download is complete.',
  },
  'listings.search-limit': {
    status: 409,
    message: 'You’ve saved as many searches as we can store.',
    hint: 'Delete one on your page of saved searches, and save this one again.',
  },
  'listings.search-empty': {
    status: 422,
    message: 'This search has no words and no filters.',
    hint: 'Add at least one, so that alerts are about jobs that you want.',
  },
  'listings.alert-link': {
    status: 404,
    message: 'This link doesn’t work.',
    hint: 'Use the link at the bottom of any job alert, or change your alerts in the portal.',
  },
  'listings.source-not-on': { status: 409, message: 'This source isn’t on. Switch it on to sync it.' },
} as const satisfies ErrorTable;

type Declared = typeof LISTINGS_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}

import type { Place } from './language-glossary.ts';

/** Exceptions to the glossary, with reasons. */
export interface LanguageException {
  /** Files or folders, by path prefix. */
  paths?: readonly string[];
  /** Only in these places. */
  places?: readonly Place[];
  /** Only these names, path segments without extension, or words of a text. */
  words?: readonly string[];
  reason: string;
}

export const EXCEPTIONS: readonly LanguageException[] = [
  {
    paths: [
      'packages/core/src/ats/',
      'packages/core/src/improve/truth/',
      'packages/core/src/jobs/',
      'packages/core/src/resume/',
      'packages/core/src/skills/vocabulary/',
      'packages/core/src/text/verb-table.ts',
    ],
    places: ['interface'],
    reason: 'Words that are recognized in résumés and job descriptions, in British spelling too.',
  },
  {
    paths: ['apps/server/src/domains/listings/catalog/cities-table.ts', 'packages/core/src/text/us-places-table.ts'],
    places: ['interface'],
    reason: 'Cities are named as they spell themselves.',
  },
  { paths: ['content/help/uk-region.md'], reason: 'It shows both spellings to members in the UK.' },
  { paths: ['content/library/'], reason: 'Titles and names of publications and organizations.' },
  {
    paths: ['content/paths/data/'],
    words: ['standardise', 'standardised', 'colour'],
    reason: 'Members’ progress is stored by exercise id.',
  },
  {
    paths: ['apps/server/src/domains/accounts/consents/consents.ts'],
    words: ['e-mail'],
    reason: 'The wording of each consent is stored as it was given.',
  },
  {
    paths: ['packages/core/src/improve/truth/tokens.ts'],
    places: ['names'],
    reason: 'A table from British to American spelling.',
  },
  {
    paths: ['apps/server/src/main/brand', 'apps/server/test/platform-earlier-names.test.ts'],
    words: ['colours', 'kept', 'neighbours'],
    places: ['names'],
    reason: 'Names that earlier versions used for brand colors and keys of stored documents.',
  },
  {
    paths: ['apps/server/src/domains/recruiting/settings', 'apps/server/src/main/settings.test'],
    words: ['KEEPER_KEYS', 'KEEPER_PUBLIC_KEYS'],
    places: ['names'],
    reason: 'Settings from earlier versions that are still accepted.',
  },
  {
    words: [
      'keepAlive',
      'keepAliveTimeout',
      'keepAliveInitialDelayMillis',
      'keepUnusedImports',
      'keepNext',
      'licence-needed',
    ],
    places: ['names'],
    reason: 'Options of Node, of pg, of Sucrase and of docx, and a label of the data in a benchmark.',
  },
  {
    paths: ['apps/server/src/samples/', 'apps/web/src/features/listings/sources/labels.ts'],
    words: ['office', 'OFFICE'],
    places: ['names'],
    reason: 'Office work is a field of occupations.',
  },
  {
    paths: ['apps/', 'packages/core/src/career/', 'packages/contracts/'],
    words: ['demand', 'demand-repository', 'createDemand', 'DemandRow', 'OccupationDemand', 'anyDemand'],
    places: ['names'],
    reason: 'How many listings ask for something, as labor statistics call it.',
  },
  {
    words: ['paper', 'PAPER', 'PAPERS'],
    places: ['names'],
    reason: 'The size of a page, as printing calls it; also an option of the command line and of the API.',
  },
  {
    paths: [
      'apps/server/src/domains/resumes/letters/',
      'apps/server/test/letters',
      'apps/web/src/app/portal/resumes/letter',
      'apps/web/src/features/resumes/letter/',
      'packages/contracts/src/resumes/letters',
      'e2e/journeys/letters.spec',
      'apps/server/src/domains/recruiting/packets/',
      'apps/web/src/features/recruiting/packets/',
      'apps/web/src/pages/portal/approvals/',
      'e2e/journeys/approvals.spec',
    ],
    places: ['names'],
    reason: 'A cover letter is a document, as applicants and employers call it.',
  },
  {
    words: [
      'Letters',
      'letters',
      'letter',
      'LetterDraftRequest',
      'LetterExportRequest',
      'LetterExportResult',
      'LETTER_CPU_MS',
      'draftLetter',
      'checkLetters',
      'exportLetter',
    ],
    places: ['names'],
    reason: 'The table of cover letters, and the tasks of the engine that write and check them.',
  },
];

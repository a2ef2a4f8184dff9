import { MEGABYTE } from '../endpoint.ts';

export const limits = {
  file: 10 * MEGABYTE,
  /** Maximum length of a pasted job description, in characters. */
  jobText: 50_000,
  /** Maximum length of the address of a job's page, in characters. */
  jobUrl: 2048,
  /** Maximum length of a job's title, in characters. */
  jobTitle: 200,
  /** Maximum length of a job's employer and of its place, in characters. */
  workplace: 200,
  title: 120,
  fieldValue: 10_000,
  answer: 600,
  /** Maximum entries in a list: roles, bullets, skills. */
  listLength: 200,
  /** Maximum share links of a résumé that work at the same time. */
  shares: 10,
  /** Maximum fields named in one request. */
  addresses: 2000,
} as const;

/** What the file dialog offers. The server checks the content instead. */
export const ACCEPTED_FILES = '.pdf,.docx,.odt,.rtf,.txt,.json,.zip';
export const EXPORT_FORMATS = ['pdf', 'docx', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

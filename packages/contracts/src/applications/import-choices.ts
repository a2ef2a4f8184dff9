import type { ImportField, ImportSource, RowProblem, RowRemark } from '@foothold/core/application-import';

/** Limits of an imported table. */
export const importLimits = {
  bytes: 2_000_000,
  rows: 5000,
  columns: 100,
  /** Rows, words, and problems that a preview shows. */
  shown: 20,
  words: 100,
  name: 120,
} as const;

export const FIELD_LABELS: Readonly<Record<ImportField, string>> = {
  title: 'Job title',
  company: 'Company',
  place: 'Place',
  url: 'Address (URL)',
  state: 'State',
  appliedOn: 'Date applied',
  note: 'Note',
  tags: 'Tags',
  salary: 'Salary (added to the note)',
};

export const SOURCE_LABELS: Readonly<Record<ImportSource, string>> = {
  foothold: 'our own export',
  huntr: 'an export from Huntr',
  teal: 'an export from Teal',
};

export const PROBLEM_LABELS: Readonly<Record<RowProblem, string>> = {
  'no-title': 'has no job title',
  'no-company': 'has no company',
  'too-long': 'has a title, company, or place of more than 200 characters',
};

export const REMARK_LABELS: Readonly<Record<RowRemark, string>> = {
  'note-shortened': 'its note is cut to 2,000 characters',
  'date-in-note': 'its date can’t be read or is in the future, and goes to the note',
  'address-in-note': 'its address isn’t a web address, and goes to the note',
};

import { IMPORT_FIELDS, REPEATABLE_FIELDS } from '@foothold/core/application-import';
import { z } from 'zod';
import { createEndpointFactory, MEGABYTE } from '../endpoint.ts';
import { APPLICATIONS_ERRORS } from './errors.ts';
import { importLimits } from './import-choices.ts';
import { applicationStateSchema } from './shapes.ts';

const endpoint = createEndpointFactory(APPLICATIONS_ERRORS);

const count = z.number().int();
const tooLarge = 'Use a file of 2 MB or less.';
/** How many characters of base64 hold the largest file. */
const BASE64_LENGTH = Math.ceil(importLimits.bytes / 3) * 4;

const table = z
  .object({
    /** The file’s bytes in base64: CSV in UTF-8, UTF-16, or Windows-1252. */
    bytes: z.base64('Send the file in base64.').max(BASE64_LENGTH, tooLarge).optional(),
    /** Instead of a file: its text, or cells copied from a spreadsheet. */
    text: z.string().max(importLimits.bytes, 'Use 2,000,000 characters or fewer.').optional(),
    /** What each column holds, in order. Null: nothing that is imported. Omitted: what we guess. */
    columns: z
      .array(z.enum(IMPORT_FIELDS).nullable())
      .max(importLimits.columns)
      .refine(
        (fields) =>
          IMPORT_FIELDS.every(
            (field) => REPEATABLE_FIELDS.includes(field) || fields.filter((each) => each === field).length <= 1,
          ),
        'Choose each of title, company, place, address, state, and date for one column only.',
      )
      .optional(),
    /** Whether the first row names the columns. Omitted: what we guess. */
    headings: z.boolean().optional(),
    /** What words of the state column stand for. Others are guessed. */
    states: z
      .array(z.object({ word: z.string().max(importLimits.name), state: applicationStateSchema }))
      .max(importLimits.words)
      .default([]),
    /** Also imports jobs that look like ones the member has. */
    includeDuplicates: z.boolean().default(false),
  })
  .refine(({ bytes, text }) => (bytes === undefined) !== (text === undefined), {
    path: ['text'],
    message: 'Choose a file or paste cells.',
  });

const importSchema = z.object({
  id: z.string(),
  importedAt: z.iso.datetime(),
  /** How many applications it added, and how many of them are there. */
  added: count,
  left: count,
});
export type ApplicationImport = z.infer<typeof importSchema>;

const remark = z.object({ row: count, remark: z.enum(['note-shortened', 'date-in-note', 'address-in-note']) });

export const importPreviewSchema = z.object({
  /** The program whose export it seems to be. Null: any table. */
  source: z.enum(['foothold', 'huntr', 'teal']).nullable(),
  headings: z.boolean(),
  columns: z.array(
    z.object({ name: z.string(), examples: z.array(z.string()), field: z.enum(IMPORT_FIELDS).nullable() }),
  ),
  /** The words of the state column. Null: we don’t know the word, and the row is saved, or applied for if it has a date. */
  states: z.array(z.object({ word: z.string(), count, state: applicationStateSchema.nullable() })),
  rows: count,
  /** Jobs that aren’t there yet. */
  fresh: count,
  /** Jobs with the company and title, or the address, of one that is there or of an earlier row. */
  duplicates: count,
  unreadable: count,
  /** The first rows that can’t be read, with the reason, and the first that are imported with a change. */
  problems: z.array(z.object({ row: count, problem: z.enum(['no-title', 'no-company', 'too-long']) })),
  remarks: z.array(remark),
  /** The first jobs, as they will be imported. */
  sample: z.array(
    z.object({
      row: count,
      title: z.string(),
      company: z.string(),
      state: applicationStateSchema,
      appliedOn: z.iso.date().nullable(),
      duplicate: z.boolean(),
    }),
  ),
  /** How many would be imported, and how many more applications the plan allows. */
  wanted: count,
  remaining: count,
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

const limits = [{ points: 120, seconds: 3600, by: ['account'] as const, name: 'applications-import' }];
const tableErrors = ['applications.table-unreadable', 'applications.table-too-large'] as const;

/** Applications from a table, and back into one. */
export const importEndpoints = {
  previewImport: endpoint({
    method: 'POST',
    path: '/api/applications/import/preview',
    summary: 'Read a table of applications and say what would be imported; nothing is stored',
    access: 'signed-in',
    scope: 'applications:write',
    answer: 'work',
    bodyLimit: 3 * MEGABYTE,
    replays: false,
    limits,
    errors: [...tableErrors],
  })
    .input(table)
    .output(importPreviewSchema),
  import: endpoint({
    method: 'POST',
    path: '/api/applications/import',
    summary: 'Import a table of applications, all or nothing; importing it again adds nothing',
    access: 'signed-in',
    scope: 'applications:write',
    answer: 'work',
    status: 201,
    bodyLimit: 3 * MEGABYTE,
    replays: false,
    limits,
    errors: [...tableErrors, 'applications.import-limit', 'applications.nothing-to-import'],
  })
    .input(table)
    .output(importSchema.extend({ skipped: count, unreadable: count })),
  imports: endpoint({
    method: 'GET',
    path: '/api/applications/imports',
    summary: 'List your latest imports, newest first',
    access: 'signed-in',
    scope: 'applications:read',
  }).output(z.object({ imports: z.array(importSchema) })),
  undoImport: endpoint({
    method: 'DELETE',
    path: '/api/applications/imports/{id}',
    summary: 'Remove exactly the applications of an import; they can be restored for 30 days',
    access: 'signed-in',
    scope: 'applications:write',
    errors: ['resource.not-found'],
  })
    .input(z.object({ id: z.string().max(64) }))
    .output(z.object({ removed: count })),
  export: endpoint({
    method: 'GET',
    path: '/api/applications/export.csv',
    files: ['text/csv'],
    summary: 'Download all applications as a table, which can be imported again',
    access: 'signed-in',
    scope: 'applications:read',
    answer: 'download',
  }).output(z.instanceof(File)),
};

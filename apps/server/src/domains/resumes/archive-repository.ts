import {
  limits,
  parserViewSchema,
  provenanceSchema,
  resumeSchema,
  scoreReportSchema,
  signalsSchema,
  sourceTextSchema,
  storedExportOptionsSchema,
  unplacedLineSchema,
} from '@foothold/contracts/resumes';
import { FILE_FORMATS } from '@foothold/core/resume';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { User } from '../../platform/actor.ts';
import {
  column,
  computed,
  file,
  ownId,
  reference,
  referenceOrNull,
  text,
  time,
  timeOrNull,
} from '../../platform/archive/fields.ts';
import type { ArchivePart, ImportContext } from '../../platform/archive/part.ts';
import { archiveTable } from '../../platform/archive/table.ts';
import type { DB } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { Accounts } from '../accounts/index.ts';
import { findNamedListings, nameListings } from '../listings/index.ts';
import * as repository from './repository.ts';

const RESUMES = 'resumes/resumes';
const VERSIONS = 'resumes/versions';
const number = z.int().min(1).max(1_000_000);
const parent = { field: 'resume', table: 'resumes' } as const;
/** Hashes of a job. */
const target = text(100).nullable();
/** A stored score of an import has this in front of its basis, so that no page takes it for one that was computed here. */
const IMPORTED_BASIS = 'imported:';

/** A listing by the source that it comes from, so that it can be found in an installation that has it too. */
const listingNameSchema = z.strictObject({ source: text(200), id: text(2000) }).nullable();

const resumes = archiveTable({
  name: 'resumes',
  about: 'Résumés with the file that you uploaded.',
  table: 'resumes',
  key: ['id'],
  most: 1000,
  // All in one statement, because copies refer to each other.
  batch: 1000,
  fields: {
    id: ownId(),
    title: column('title', text(limits.title).min(1)),
    fileName: column('file_name', text(300).nullable()),
    format: column('format', z.enum(FILE_FORMATS)),
    file: file('file_key'),
    currentVersion: column('current_version', number),
    targetKind: column('target_kind', z.enum(['none', 'text', 'listing'])),
    targetTitle: column('target_title', text(limits.jobTitle * 5).nullable()),
    targetText: column('target_text', text(limits.jobText).nullable()),
    targetCompany: column('target_company', text(limits.workplace * 5).nullable()),
    targetPlace: column('target_place', text(limits.workplace * 5).nullable()),
    targetListing: computed(listingNameSchema),
    exportOptions: column('export_options', storedExportOptionsSchema),
    copiedFrom: referenceOrNull('parent_id', RESUMES),
    isCopy: column('is_copy', z.boolean()),
    preparedBy: column('prepared_by', text(200).nullable()),
    archivedAt: timeOrNull('archived_at'),
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
  },
  file: { field: 'file', folder: 'resumes' },
  links: [{ fields: ['id', 'currentVersion'], to: VERSIONS }],
  check: ({ isCopy, copiedFrom, id }) =>
    (copiedFrom !== null && !isCopy) || copiedFrom === id
      ? 'Only a copy names another résumé that it was copied from.'
      : null,
  async exported(db, records) {
    const ids = await db
      .selectFrom('resumes')
      .select(['id', 'target_listing_id'])
      .where(
        'id',
        'in',
        records.map(({ id }) => id),
      )
      .execute();
    const listings = await nameListings(
      db,
      ids.flatMap((row) => row.target_listing_id ?? []),
    );
    const names = new Map(ids.map((row) => [row.id, listings.get(row.target_listing_id ?? '') ?? null]));
    return records.map((record) => ({ ...record, targetListing: names.get(record.id) ?? null }));
  },
  async restored(trx, context, records) {
    const listings = await findNamedListings(
      trx,
      records.map(({ targetListing }) => targetListing),
    );
    const taken = new Set(await listUploadedHashes(trx, context.userId));
    return records.map((record, at) => {
      const upload = record.file === null ? createMissingFile(context, record.id) : context.getFile(record.file);
      // Two uploads of one file are one résumé, so the second one becomes a copy.
      const isCopy = record.isCopy || taken.has(upload.sha256);
      if (!isCopy) taken.add(upload.sha256);
      const listing = record.targetKind === 'listing' ? (listings[at] ?? null) : null;
      return {
        file_key: upload.key,
        file_sha256: `\\x${upload.sha256}`,
        file_size: upload.bytes,
        is_copy: isCopy,
        target_listing_id: listing,
        ...(record.targetKind === 'listing' &&
          listing === null && { target_kind: record.targetText ? 'text' : 'none' }),
      };
    });
  },
});

/** A file that was no longer in storage when the archive was made. It isn't in storage here either. */
const createMissingFile = ({ getId }: ImportContext, id: string) => ({
  key: `resumes/${getId(id)}`,
  sha256: getId(id).replaceAll('-', '').padStart(64, '0'),
  bytes: 0,
});

async function listUploadedHashes(trx: Transaction<DB>, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('resumes')
    .select('file_sha256')
    .where('user_id', '=', userId)
    .where('is_copy', '=', false)
    .execute();
  return rows.map(({ file_sha256 }) => file_sha256.toString('hex'));
}

const readings = archiveTable({
  name: 'readings',
  about: 'What was read from each file before anyone changed it.',
  table: 'resume_readings',
  key: ['resume', 'number'],
  parent,
  most: 5000,
  batch: 10,
  fields: {
    resume: reference('resume_id', RESUMES),
    number: column('number', number),
    content: column('content', resumeSchema),
    provenance: column('provenance', provenanceSchema),
    sourceText: column('source_text', sourceTextSchema),
    signals: column('signals', signalsSchema),
    views: column('views', z.array(parserViewSchema)),
    createdAt: time('created_at'),
  },
});

const versions = archiveTable({
  name: 'versions',
  about: 'Every version of every résumé.',
  table: 'resume_versions',
  key: ['resume', 'number'],
  parent,
  most: 100_000,
  batch: 50,
  fields: {
    resume: reference('resume_id', RESUMES),
    number: column('number', number),
    parent: column('parent', number.nullable()),
    position: column('position', number),
    kind: column('kind', z.enum(['read', 'corrected', 'improved', 'tailored', 'restored', 'copied'])),
    label: column('label', text(2000)),
    changes: column('changes', z.int().min(0).max(1_000_000)),
    content: column('content', resumeSchema),
    provenance: column('provenance', provenanceSchema),
    layout: column('layout', z.enum(['original', 'export'])),
    reading: column('reading', number),
    unplaced: column('unplaced', z.array(unplacedLineSchema).nullable()),
    target: column('target', target),
    targetTitle: column('target_title', text(2000).nullable()),
    createdAt: time('created_at'),
  },
  links: [
    { fields: ['resume', 'reading'], to: 'resumes/readings' },
    { fields: ['resume', 'parent'], to: VERSIONS },
  ],
});

const scores = archiveTable({
  name: 'scores',
  about:
    'Stored scores, each with the rubric’s version. An imported score is history: it is never shown as the current one.',
  table: 'resume_scores',
  key: ['resume', 'version', 'basis'],
  parent,
  most: 200_000,
  batch: 50,
  fields: {
    resume: reference('resume_id', RESUMES),
    version: column('version', number),
    basis: column('basis', text(200).min(1)),
    kind: column('kind', z.enum(['job', 'format'])),
    total: column('total', z.int().min(0).max(100)),
    report: column('report', scoreReportSchema),
    createdAt: time('created_at'),
  },
  links: [{ fields: ['resume', 'version'], to: VERSIONS }],
  exported: async (_, records) =>
    records.map((record) => ({ ...record, basis: record.basis.replace(IMPORTED_BASIS, '') })),
  restored: async (_, __, records) => records.map(({ basis }) => ({ basis: `${IMPORTED_BASIS}${basis}` })),
});

const facts = archiveTable({
  name: 'facts',
  about: 'Facts that you confirmed.',
  table: 'resume_facts',
  key: ['resume', 'question'],
  parent,
  most: 50_000,
  fields: {
    resume: reference('resume_id', RESUMES),
    question: column('question_id', text(500).min(1)),
    text: column('text', text(10_000)),
    skill: column('skill', text(500).nullable()),
    target: column('target', text(500).nullable()),
    confirmedAt: time('confirmed_at'),
  },
});

const decisions = archiveTable({
  name: 'decisions',
  about: 'What you answered to suggestions and questions.',
  table: 'resume_decisions',
  key: ['resume', 'subject', 'target'],
  parent,
  most: 100_000,
  fields: {
    resume: reference('resume_id', RESUMES),
    subject: column('subject', text(2000)),
    target: column('target', text(100)),
    kind: column('kind', z.enum(['refused', 'not-applicable', 'answered'])),
    line: column('line', text(10_000).nullable()),
    decidedAt: time('decided_at'),
  },
});

const letters = archiveTable({
  name: 'letters',
  about: 'Cover letters and follow-ups.',
  table: 'letters',
  key: ['resume', 'kind'],
  parent,
  most: 3000,
  fields: {
    resume: reference('resume_id', RESUMES),
    kind: column('kind', z.enum(['cover-letter', 'after-applying', 'after-interview'])),
    target: column('target', target),
    template: column('template', text(100)),
    subject: column('subject', text(1000)),
    text: column('text', text(20_000)),
    version: column('version', number),
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
  },
});

/** Everything of a member's résumés, except share links, which would open something else. */
export const createResumesArchive = (accounts: Pick<Accounts, 'account'>): ArchivePart => ({
  name: 'resumes',
  collections: [resumes, readings, versions, scores, facts, decisions, letters],
  async assertFits(trx: Transaction<DB>, actor: User, counts) {
    const adds = counts.get(RESUMES) ?? 0;
    if (adds === 0) return;
    const limit = Number((await accounts.account(actor, trx)).entitlements['resumes.kept']);
    const stored = await repository.countResumes(trx, actor.id);
    if (stored + adds > limit)
      throw new AppError('access.plan-limit', { data: { limit, stored, adds, what: 'resumes' } });
  },
});

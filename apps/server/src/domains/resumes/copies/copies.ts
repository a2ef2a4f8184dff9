import { isDeepStrictEqual } from 'node:util';
import type { CopyDifference, ResumeSummary } from '@foothold/contracts/resumes';
import { limits } from '@foothold/contracts/resumes';
import type { Resume } from '@foothold/core/resume';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { forgetFileRemoval } from '../../../platform/files/removals-repository.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import { traceChanges } from '../changes.ts';
import type { ResumesDeps } from '../deps.ts';
import { ownsResume } from '../policy.ts';
import { assertWithinQuota, lockQuota } from '../quota.ts';
import { findReplaceableBase, requireOwn } from '../records.ts';
import * as repository from '../repository.ts';
import { getReport } from '../scoring.ts';
import { resolveTarget } from '../targets.ts';
import type { TargetInput } from '../upload.ts';
import { loadDetail } from '../views.ts';
import { copyAnswers, insertCopy, lockCopies, setArchived } from './copies-repository.ts';
import { followContact } from './follow-contact.ts';

/** Without a title, the copy is named after the résumé and, if one was chosen, the job. Without a target, it has the same one. */
export interface CopyInput {
  title?: string | undefined;
  target?: TargetInput | undefined;
  /** The name of the recruiter who prepares it. */
  preparedBy?: string | undefined;
  /** Adds what belongs to the new copy, in the same transaction. */
  onSaved?: ((trx: Transaction<DB>, id: string) => Promise<void>) | undefined;
}

/** Copies of résumés for other jobs, and the archive. */
export function createCopies(deps: ResumesDeps) {
  const { db, transact, accounts, files, events, listings, now } = deps;

  /**
   * Copies a résumé's current version with its file and the member's answers.
   * @throws AppError `access.plan-limit`, `resumes.no-file`
   */
  async function copy(actor: User, id: string, input: CopyInput): Promise<ResumeSummary> {
    const { row: found } = await requireOwn(db, actor, id);
    const target = input.target && (await resolveTarget(listings, input.target));
    await assertWithinQuota(db, accounts, actor);
    const bytes = await files.get(found.file_key);
    if (!bytes) throw new AppError('resumes.no-file');
    const copyId = await storeFile(deps, 'resumes', bytes, (fileKey) =>
      transact(async (trx) => {
        const saved = await save(trx, actor, id, { ...input, target, fileKey });
        await input.onSaved?.(trx, saved);
        return saved;
      }),
    );
    return loadDetail(db, await requireOwn(db, actor, requireFound(copyId)), now());
  }

  async function save(
    trx: Transaction<DB>,
    actor: User,
    id: string,
    input: Pick<CopyInput, 'title' | 'preparedBy'> & { target: repository.Target | undefined; fileKey: string },
  ): Promise<string> {
    // Checked again, because another copy or upload may have reached the limit while the file was copied.
    await lockQuota(trx, actor);
    await assertWithinQuota(trx, accounts, actor);
    // Locked, so that a correction of the contact details is either in the copied version or finds the copy.
    const parent = authorize(ownsResume, actor, await repository.lockResume(trx, id));
    const version = requireFound(await repository.findVersion(trx, id, parent.current_version));
    const title = input.title ?? createTitle(parent.title, input.target, await repository.listResumes(trx, actor.id));
    const inserted = await insertCopy(trx, parent, {
      title,
      fileKey: input.fileKey,
      target: input.target ?? getTarget(parent),
      preparedBy: input.preparedBy ?? null,
    });
    await forgetFileRemoval(trx, input.fileKey);
    const row = authorize(ownsResume, actor, inserted);
    const { content, provenance, layout, unplaced } = version;
    await repository.addVersion(
      trx,
      row,
      {
        kind: 'copied',
        label: `Copied from ${parent.title}, version ${version.position}${input.preparedBy === undefined ? '' : `, by ${input.preparedBy}`}`,
        changes: 1,
        content,
        provenance,
        layout,
        reading: await repository.addReading(trx, row, await repository.findReading(trx, id, version.reading)),
        unplaced,
      },
      now(),
    );
    await copyAnswers(trx, parent, row);
    await events.publish(trx, actor.id, { kind: 'resume', id: row.id });
    return row.id;
  }

  /** Archives a résumé, or restores it from the archive. */
  async function archive(actor: User, id: string, archived: boolean): Promise<ResumeSummary> {
    await transact(async (trx) => {
      const row = authorize(ownsResume, actor, await repository.lockResume(trx, id));
      if ((row.archived_at !== null) === archived) return;
      await setArchived(trx, row, archived ? now() : null);
      await events.publish(trx, actor.id, { kind: 'resume', id });
    });
    return loadDetail(db, await requireOwn(db, actor, id), now());
  }

  /**
   * A copy and the current version of the résumé it was copied from, both scored against the copy's job, so that their scores compare.
   * @throws AppError `resumes.no-original`
   */
  async function difference(actor: User, id: string): Promise<CopyDifference> {
    const own = await requireOwn(db, actor, id);
    if (own.row.parent_id === null) throw new AppError('resumes.no-original');
    const original = await requireOwn(db, actor, own.row.parent_id);
    const { target_kind, target_title, target_text, target_listing_id } = own.row;
    const scored = { ...original.row, target_kind, target_title, target_text, target_listing_id };
    return {
      original: {
        id: original.row.id,
        title: original.row.title,
        version: original.version.position,
        resume: original.version.content,
        report: await getReport(db, deps, scored, original.version, now()),
      },
      copy: {
        version: own.version.position,
        resume: own.version.content,
        report: await getReport(db, deps, own.row, own.version, now()),
      },
    };
  }

  return { copy, archive, difference };
}

/** A change of a résumé that its copies follow. */
export interface FollowedChange {
  before: Resume;
  after: Resume;
  /** What the change replaces, which the copies may have followed already. */
  replaced?: Resume | undefined;
}

/**
 * Gives the copies of a résumé its new contact details, if they changed, and then their copies. Call it before the résumé itself changes, so that the
 * résumé stays the one that was changed last.
 */
export async function updateCopies(
  trx: Executor,
  deps: Pick<ResumesDeps, 'events' | 'now'>,
  actor: User,
  parent: repository.ResumeRow,
  { before, after, replaced }: FollowedChange,
): Promise<void> {
  if (!replaced && isDeepStrictEqual(before.contact, after.contact)) return;
  const { events, now } = deps;
  const label = `Contact details from ${parent.title}`;
  for (const found of await lockCopies(trx, parent)) {
    const row = authorize(ownsResume, actor, found);
    const version = requireFound(await repository.findVersion(trx, row.id, row.current_version));
    const earlier =
      replaced && version.label === label ? await findReplaceableBase(trx, { row, version }, now()) : undefined;
    // The copy's state may have followed an earlier change, which stays.
    const hasFollowed =
      replaced &&
      earlier &&
      isDeepStrictEqual(
        followContact(earlier.content.contact, before.contact, replaced.contact),
        version.content.contact,
      );
    const continued = hasFollowed ? earlier : undefined;
    const base = continued ?? version;
    const contact = followContact(base.content.contact, before.contact, after.contact);
    if (!contact && !continued) continue;
    const content = contact ? { ...base.content, contact } : base.content;
    await updateCopies(trx, deps, actor, row, {
      before: base.content,
      after: content,
      replaced: continued && version.content,
    });
    if (contact) {
      const { provenance, changed } = traceChanges(base, content, 'corrected');
      const { layout, reading, unplaced } = base;
      await repository.addVersion(
        trx,
        row,
        { kind: 'corrected', label, changes: changed, content, provenance, layout, reading, unplaced },
        now(),
        continued && version,
      );
    } else await repository.makeCurrent(trx, row, base.number);
    await events.publish(trx, actor.id, { kind: 'resume', id: row.id });
  }
}

const getTarget = (row: repository.ResumeRow): repository.Target => ({
  kind: row.target_kind as repository.Target['kind'],
  title: row.target_title,
  text: row.target_text,
  listingId: row.target_listing_id,
  company: row.target_company,
  place: row.target_place,
});

/** "Marisol Vega for Staff Nurse", "Marisol Vega copy", "Marisol Vega copy 2": a name that no other résumé has. */
function createTitle(
  title: string,
  target: repository.Target | undefined,
  all: readonly Pick<repository.ResumeRow, 'title'>[],
): string {
  const taken = new Set(all.map((one) => one.title));
  const ending = target?.title ? ` for ${target.title.slice(0, limits.title / 2)}` : ' copy';
  const base = target?.title ? title : title.replace(/ copy(?: \d+)?$/, '');
  const number = (count: number) => (count === 1 ? ending : `${ending} ${count}`);
  const name = (count: number) => `${base.slice(0, limits.title - number(count).length).trimEnd()}${number(count)}`;
  let count = 1;
  while (taken.has(name(count))) count++;
  return name(count);
}

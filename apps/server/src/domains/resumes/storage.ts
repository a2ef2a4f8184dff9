import { createHash } from 'node:crypto';
import type { ResumeDetail, ResumeSummary } from '@foothold/contracts/resumes';
import type { PageSectionId } from '@foothold/core/resume';
import type { User } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import { requireFound } from '../../platform/errors.ts';
import { forgetFileRemoval, listFileRemovals } from '../../platform/files/removals-repository.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import { updateCopies } from './copies/copies.ts';
import { type CorrectionInput, createCorrection } from './corrections.ts';
import type { ResumesDeps } from './deps.ts';
import type { ReadResult } from './engine.ts';
import { removeFiles } from './jobs.ts';
import { ownsResume } from './policy.ts';
import { assertWithinQuota, lockQuota } from './quota.ts';
import { findReplaceableBase, lockOwnResume, requireOwn } from './records.ts';
import * as repository from './repository.ts';
import { getResumePath } from './score-notice.ts';
import { getCurrentBasis } from './scoring.ts';
import { resolveTarget } from './targets.ts';
import type { TargetInput, Upload } from './upload.ts';
import { loadDetail, toSummary } from './views.ts';

/** An upload that was read and is about to be stored. */
interface NewUpload extends Upload {
  sha256: Buffer;
  fileKey: string;
  read: ReadResult;
}

interface CorrectionRequest extends CorrectionInput {
  baseVersion: number;
  continues: boolean;
  unplaced: readonly string[];
  order?: PageSectionId[] | null | undefined;
}

/** Stores résumés: upload, list, rename, correct, choose a target, delete. */
export function saveState(deps: ResumesDeps) {
  const { db, transact, accounts, files, engine, events, queue, listings, notifications, now } = deps;

  /**
   * Uploads a résumé.
   * @throws DocumentError
   * @throws AppError `access.plan-limit`
   */
  async function upload(actor: User, input: Upload): Promise<{ resume: ResumeDetail; recognized: boolean }> {
    const target = await resolveTarget(listings, input.target);
    const sha256 = createHash('sha256').update(input.bytes).digest();
    const before = await repository.findBySha256(db, actor.id, sha256);
    if (before) return { resume: await saveTarget(actor, before.id, target), recognized: true };
    await assertWithinQuota(db, accounts, actor);
    const read = await engine.read(input.bytes, input.fileName);
    const id = await storeFile(deps, 'resumes', input.bytes, (fileKey) =>
      save(actor, { ...input, sha256, fileKey, read }),
    );
    const saved = id ?? requireFound(await repository.findBySha256(db, actor.id, sha256)).id;
    return { resume: await saveTarget(actor, saved, target), recognized: id === undefined };
  }

  /** Inserts the résumé. @returns undefined if another upload of the same bytes finished first */
  function save(actor: User, upload: NewUpload): Promise<string | undefined> {
    const { reading, views } = upload.read;
    return transact(async (trx) => {
      // Checked again, because other uploads may have reached the limit while the file was read.
      await lockQuota(trx, actor);
      if (await repository.findBySha256(trx, actor.id, upload.sha256)) return undefined;
      await assertWithinQuota(trx, accounts, actor);
      const inserted = await repository.insertResume(trx, {
        userId: actor.id,
        title: toTitle(upload.fileName),
        fileName: upload.fileName,
        format: reading.text.format,
        fileKey: upload.fileKey,
        sha256: upload.sha256,
        size: upload.bytes.byteLength,
      });
      if (!inserted) return undefined;
      await forgetFileRemoval(trx, upload.fileKey);
      const row = authorize(ownsResume, actor, inserted);
      const { resume: content, provenance, text, signals } = reading;
      const number = await repository.addReading(trx, row, { content, provenance, text, signals, views });
      await repository.addVersion(
        trx,
        row,
        {
          kind: 'read',
          label: 'As read from the file',
          changes: 1,
          content,
          provenance,
          layout: 'original',
          reading: number,
          unplaced: reading.unplaced ?? null,
        },
        now(),
      );
      await events.publish(trx, actor.id, { kind: 'resume', id: inserted.id });
      return inserted.id;
    });
  }

  /** Sets the target, if there is one, and returns the résumé. */
  async function saveTarget(actor: User, id: string, target: repository.Target): Promise<ResumeDetail> {
    const { row } = await requireOwn(db, actor, id);
    if (target.kind !== 'none') await repository.setTarget(db, row, target);
    return get(actor, id);
  }

  async function setTarget(actor: User, id: string, input: TargetInput): Promise<ResumeDetail> {
    const { row } = await requireOwn(db, actor, id);
    await repository.setTarget(db, row, await resolveTarget(listings, input));
    return get(actor, id);
  }

  async function list(actor: User): Promise<ResumeSummary[]> {
    const rows = await repository.listResumes(db, actor.id);
    const at = now();
    const [scores, positions] = await Promise.all([
      repository.findCurrentScores(db, new Map(rows.map((row) => [row.id, getCurrentBasis(row, at)]))),
      repository.findCurrentPositions(db, actor.id),
    ]);
    return rows.map((row) => toSummary(row, positions.get(row.id) ?? row.current_version, scores));
  }

  const get = async (actor: User, id: string, executor: Executor = db) =>
    loadDetail(executor, await requireOwn(executor, actor, id), now());

  async function rename(actor: User, id: string, title: string): Promise<ResumeSummary> {
    const { row } = await requireOwn(db, actor, id);
    await repository.renameResume(db, row, title);
    return get(actor, id);
  }

  /** A job deletes the file itself, so that an unreachable store doesn't block the rest. */
  async function remove(actor: User, id: string): Promise<void> {
    const { row } = await requireOwn(db, actor, id);
    await transact(async (trx) => {
      await repository.deleteResume(trx, row);
      await queue.add(trx, removeFiles, {});
      await notifications.forgetPath(trx, actor.id, getResumePath(id));
      await events.publish(trx, actor.id, { kind: 'resume', id });
    });
  }

  /**
   * Corrects the résumé. With `continues`, the correction replaces the one before if that was recent, and starts where that one started.
   * @param input.unplaced lines of the file that an earlier correction placed, and that are in no field again
   * @param input.order the order of sections; null for the template's own, and undefined if it stays
   * @throws AppError `resource.changed`; `request.invalid` by field path
   */
  async function correct(
    actor: User,
    id: string,
    { baseVersion, continues, unplaced, order, ...wanted }: CorrectionRequest,
  ): Promise<ResumeDetail> {
    return transact(async (trx) => {
      const own = await lockOwnResume(trx, actor, id, baseVersion);
      const { row, version } = own;
      const continued = continues ? await findReplaceableBase(trx, own, now()) : undefined;
      const base = continued ?? version;
      const returned = await repository.findUnplacedLines(trx, row.id, base.reading, unplaced);
      const correction = createCorrection(base, wanted, returned);
      if (order !== undefined)
        await repository.setExportOptions(trx, row, { ...repository.toExportOptions(row), order: order ?? undefined });
      if (correction || continued) {
        const after = correction?.content ?? base.content;
        const change = { before: base.content, after, replaced: continued && version.content };
        await updateCopies(trx, deps, actor, row, change);
        if (correction) await repository.addVersion(trx, row, correction, now(), continued && version);
        else await repository.makeCurrent(trx, row, base.number);
        await events.publish(trx, actor.id, { kind: 'resume', id });
      }
      return get(actor, id, trx);
    });
  }

  /** The job behind `removeFiles`. */
  async function removeForgottenFiles(): Promise<void> {
    for (const { file_key } of await listFileRemovals(db, 500)) {
      await files.remove(file_key);
      await forgetFileRemoval(db, file_key);
    }
  }

  return { upload, list, get, rename, remove, correct, setTarget, removeForgottenFiles };
}

/** "cv_final-2.pdf" → "cv final 2", the title until the member renames it. */
function toTitle(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z]{1,5}$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return words.slice(0, 120) || 'Résumé';
}

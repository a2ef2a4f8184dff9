import type { Absence } from '@foothold/contracts/recruiting';
import type { AbsenceState, CoverState } from '@foothold/contracts/recruiting/staffing-choices';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { RecruitingDeps } from '../deps.ts';
import * as repository from './absences-repository.ts';
import { findRecruiter } from './assignments-repository.ts';
import { type Covering, mayChangeAbsence } from './covering.ts';

type Trx = Transaction<DB>;

interface AbsenceInput {
  endsOn: string;
  coverId: string | null;
  note: string;
  covers: { memberId: string; coverId: string | null; note: string }[];
}

/** How long an absence that is over stays on the page. */
const SHOWN_MS = 30 * 24 * 60 * 60_000;

/** Absences of recruiters, as admins plan them. */
export function createAbsences(
  { db, transact, now }: Pick<RecruitingDeps, 'db' | 'transact' | 'now'>,
  covering: Covering,
) {
  async function list(): Promise<Absence[]> {
    return toAbsences(await repository.listAbsences(db, new Date(now().getTime() - SHOWN_MS)));
  }

  async function toAbsences(rows: repository.AbsenceRow[]): Promise<Absence[]> {
    const covers = await repository.listCovers(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) =>
      toAbsence(
        row,
        covers.filter(({ absence_id: id }) => id === row.id),
      ),
    );
  }

  const get = async (id: string): Promise<Absence> =>
    requireFound((await toAbsences([requireFound(await repository.findAbsence(db, id))]))[0]);

  /** Plans an absence, which starts at once if its first day has come. @throws AppError `recruiting.absence-overlaps`, `recruiting.cover` */
  async function plan(actor: User, input: AbsenceInput & { recruiterId: string; startsOn: string }): Promise<Absence> {
    const id = await transact(async (trx) => {
      const recruiter = requireFound(await findRecruiter(trx, input.recruiterId));
      await acquireAdvisoryLock(trx, `absences of ${recruiter.id}`);
      if (await repository.hasOverlap(trx, input)) throw new AppError('recruiting.absence-overlaps');
      await requireCovers(trx, recruiter.id, input);
      const absenceId = await repository.insertAbsence(trx, { ...input, createdBy: actor.id, at: now() });
      await repository.addMissingCovers(trx, absenceId, recruiter.id);
      await saveCovers(trx, absenceId, input);
      return absenceId;
    });
    await covering.apply(id);
    return get(id);
  }

  /** Changes the last day, covers, and notes. Members whose cover changes are moved. @throws AppError `recruiting.absence-over` */
  async function change(actor: User, { id, ...input }: AbsenceInput & { id: string }): Promise<Absence> {
    await transact(async (trx) => {
      const found = requireFound(await repository.findAbsence(trx, id));
      await acquireAdvisoryLock(trx, `absences of ${found.recruiter_id}`);
      const row = await lockOpen(trx, actor, id);
      if (input.endsOn < row.starts_on)
        throw new AppError('request.invalid', { fields: { endsOn: 'The last day can’t be before the first.' } });
      const days = { recruiterId: row.recruiter_id, startsOn: row.starts_on, endsOn: input.endsOn };
      if (await repository.hasOverlap(trx, { ...days, except: id })) throw new AppError('recruiting.absence-overlaps');
      await requireCovers(trx, row.recruiter_id, input);
      await repository.updateAbsence(trx, row, { endsOn: input.endsOn, cover_id: input.coverId, note: input.note });
      await saveCovers(trx, id, input);
    });
    await covering.apply(id);
    return get(id);
  }

  /** Ends an absence early, or cancels it before its first day. @throws AppError `recruiting.absence-over` */
  async function end(actor: User, id: string): Promise<Absence> {
    await transact(async (trx) => {
      const row = await lockOpen(trx, actor, id);
      await repository.updateAbsence(trx, row, {
        state: row.state === 'planned' ? 'canceled' : 'ended',
        ended_at: now(),
      });
    });
    await covering.apply(id);
    return get(id);
  }

  async function lockOpen(trx: Trx, actor: User, id: string) {
    const row = requireFound(await repository.lockAbsence(trx, id));
    if (!['planned', 'running'].includes(row.state)) throw new AppError('recruiting.absence-over');
    return authorize(mayChangeAbsence, actor, row);
  }

  /** Covers are other recruiters, for members of this one. */
  async function requireCovers(trx: Trx, recruiterId: string, { coverId, covers }: AbsenceInput): Promise<void> {
    for (const id of new Set([coverId, ...covers.map((one) => one.coverId)])) {
      if (id === null) continue;
      if (id === recruiterId || !(await findRecruiter(trx, id))) throw new AppError('recruiting.cover');
    }
  }

  /** Ignores choices for members whom the absence doesn't concern. */
  async function saveCovers(trx: Trx, absenceId: string, { covers }: AbsenceInput): Promise<void> {
    const concerned = new Set((await repository.listOpenCovers(trx, absenceId)).map((row) => row.member_id));
    for (const { memberId, coverId, note } of covers)
      if (concerned.has(memberId))
        await repository.saveCover(trx, { absenceId, memberId, coverId, note: note || null });
  }

  return { list, plan, change, end };
}

const toPerson = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const toAbsence = (row: repository.AbsenceRow, covers: repository.CoverRow[]): Absence => ({
  id: row.id,
  recruiter: { id: row.recruiter_id, name: row.recruiter_name },
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  state: row.state as AbsenceState,
  cover: toPerson(row.cover_id, row.cover_name),
  note: row.note,
  covers: covers.map((one) => ({
    member: { id: one.member_id, name: one.member_name },
    cover: toPerson(one.cover_id, one.cover_name),
    coveredBy: toPerson(one.covered_by, one.covered_by_name),
    note: one.note,
    state: one.state as CoverState,
  })),
});

import type { Transaction } from 'kysely';
import type { SystemActor, User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { RecruitingDeps } from '../deps.ts';
import { renderCoverEmail, renderReturnEmail } from './absence-emails.ts';
import * as repository from './absences-repository.ts';
import { findAssignment, findRecruiter } from './assignments-repository.ts';
import type { Moves } from './moves.ts';

type Trx = Transaction<DB>;
type LockedCover = NonNullable<Awaited<ReturnType<typeof repository.lockCover>>>;

/** The first or last day of an absence has come. */
const CALENDAR = { kind: 'system', id: 'recruiting.absences' } as const;

export const mayChangeAbsence = (actor: User | SystemActor, row: { state: string }) =>
  (row.state === 'planned' || row.state === 'running') &&
  (actor.kind === 'system' ? actor.id === CALENDAR.id : actor.role === 'admin');

const easternDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });
/** `YYYY-MM-DD` in US Eastern time, which absences are planned in. */
const toEasternDay = (at: Date): string => easternDay.format(at);

/** Moves members to covers and back. One transaction per member: each step can fail and be repeated without an effect of its own. */
export function createCovering(
  { db, transact, brand, now }: Pick<RecruitingDeps, 'db' | 'transact' | 'brand' | 'now'>,
  moves: Moves,
) {
  /** Brings every absence in line with the calendar, and every member in line with the absences. Safe to run twice and at once. */
  async function applyAll(): Promise<void> {
    for (const { id } of await repository.listUnfinished(db)) await apply(id);
  }

  async function apply(id: string): Promise<void> {
    await transact((trx) => followCalendar(trx, id));
    for (const { member_id: memberId } of await repository.listOpenCovers(db, id))
      await transact((trx) => applyToMember(trx, id, memberId));
  }

  async function followCalendar(trx: Trx, id: string): Promise<void> {
    const row = await repository.lockAbsence(trx, id);
    if (!row || !['planned', 'running'].includes(row.state)) return;
    const absence = authorize(mayChangeAbsence, CALENDAR, row);
    const today = toEasternDay(now());
    if (row.starts_on > today) return;
    if (row.ends_on < today) {
      await repository.updateAbsence(trx, absence, { state: 'ended', ended_at: now() });
      return;
    }
    if (row.state === 'planned') await repository.updateAbsence(trx, absence, { state: 'running', started_at: now() });
    await repository.addMissingCovers(trx, id, row.recruiter_id);
  }

  async function applyToMember(trx: Trx, id: string, memberId: string): Promise<void> {
    const absence = await repository.lockAbsence(trx, id);
    const row = absence && (await repository.lockCover(trx, id, memberId));
    if (!row || absence.state === 'planned') return;
    const assigned = (await findAssignment(trx, memberId))?.recruiter_id;
    if (absence.state !== 'running')
      return row.state === 'covered' ? giveBack(trx, absence, row, assigned) : release(trx, row);
    if (row.state === 'covered') return changeCover(trx, absence, row, assigned);
    if (assigned !== absence.recruiter_id) return release(trx, row);
    if (!(await cover(trx, absence, row)) && row.state !== 'waiting')
      await repository.updateCover(trx, row, { state: 'waiting' });
  }

  /** @returns false if nobody who covers has room */
  async function cover(trx: Trx, absence: repository.AbsenceRow, row: LockedCover): Promise<boolean> {
    const to = await findCover(trx, row.cover_id ?? absence.cover_id);
    if (!to || to.id === absence.recruiter_id || !(await moves.hasCapacity(trx, to.id))) return false;
    await moves.move(trx, {
      memberId: row.member_id,
      to,
      actorId: null,
      memberEmail: (member, url) =>
        renderCoverEmail(
          member,
          { recruiter: absence.recruiter_name, until: absence.ends_on, cover: to.name },
          url,
          brand,
        ),
    });
    await repository.updateCover(trx, row, { state: 'covered', covered_by: to.id, covered_at: now() });
    return true;
  }

  /** A cover is a recruiter who isn't away. */
  async function findCover(trx: Trx, coverId: string | null) {
    if (coverId === null || (await repository.listAway(trx)).has(coverId)) return undefined;
    return findRecruiter(trx, coverId);
  }

  /** Somebody else was chosen. The member stays where they are until that one has room. */
  async function changeCover(
    trx: Trx,
    absence: repository.AbsenceRow,
    row: LockedCover,
    assigned: string | undefined,
  ): Promise<void> {
    const chosen = row.cover_id ?? absence.cover_id;
    if (chosen !== null && chosen !== row.covered_by && assigned === row.covered_by) await cover(trx, absence, row);
  }

  /** The recruiter is back. Their members return even if that is more than their capacity. */
  async function giveBack(
    trx: Trx,
    absence: repository.AbsenceRow,
    row: LockedCover,
    assigned: string | undefined,
  ): Promise<void> {
    const further = row.covered_by ? await repository.findCoverOfCover(trx, row.member_id, row.covered_by) : undefined;
    const isCovered = assigned !== undefined && (assigned === row.covered_by || assigned === further?.covered_by);
    const to = await findRecruiter(trx, absence.recruiter_id);
    if (!isCovered || !to) return release(trx, row);
    if (further) await repository.updateCover(trx, further, { state: 'released', ended_at: now() });
    await moves.move(trx, {
      memberId: row.member_id,
      to,
      actorId: null,
      memberEmail: (member, url) => renderReturnEmail(member, to.name, url, brand),
    });
    await repository.updateCover(trx, row, { state: 'returned', ended_at: now() });
  }

  const release = async (trx: Trx, row: LockedCover): Promise<void> => {
    await repository.updateCover(trx, row, { state: 'released', ended_at: now() });
  };

  return { apply, applyAll };
}

export type Covering = ReturnType<typeof createCovering>;

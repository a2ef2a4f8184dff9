import { limits, type Staffing, type StaffMove } from '@foothold/contracts/recruiting';
import { proposeBalance } from '@foothold/core/staffing';
import type { Kysely } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { requireFound } from '../../../platform/errors.ts';
import type { RecruitingDeps } from '../deps.ts';
import { countRegistrations, listOldestRegistrations } from '../registrations/registrations-repository.ts';
import type { createAbsences } from './absences.ts';
import { listAway, releaseCovers } from './absences-repository.ts';
import { findAssignment, findRecruiter, listRecruiters } from './assignments-repository.ts';
import { deleteCapacity, listCapacities, saveCapacity } from './capacity-repository.ts';
import { countTeamPackets, createRecruiterFigures, type RecruiterFigure } from './figures-repository.ts';
import type { Moves } from './moves.ts';
import { countTasks, listMovableMembers, readCaseClocks, readWaits } from './staffing-repository.ts';

const DAY_MS = 24 * 60 * 60_000;
const WAITS_DAYS = 90;
const LEAST_WAITS = 5;

interface MoveInput {
  memberId: string;
  from: string;
  to: string;
}

/** Recruiters with their members and room. */
export async function listLoads(db: Kysely<DB>) {
  const [rows, capacities, away] = await Promise.all([listRecruiters(db), listCapacities(db), listAway(db)]);
  return rows.map(({ id, name, members }) => ({
    id,
    name,
    members: members ?? 0,
    capacity: capacities.get(id) ?? limits.capacity,
    capacityIsOwn: capacities.has(id),
    awayUntil: away.get(id) ?? null,
    away: away.has(id),
  }));
}

/** The load of recruiters, and how admins balance it. @param extraFigures columns of other parts, such as the time to a first reply */
export function createStaffing(
  { db, transact, now }: Pick<RecruitingDeps, 'db' | 'transact' | 'now'>,
  moves: Moves,
  absences: ReturnType<typeof createAbsences>,
  extraFigures: readonly RecruiterFigure[] = [],
) {
  const figures = [...createRecruiterFigures(db), ...extraFigures];

  async function get(): Promise<Staffing> {
    const at = now();
    const [loads, columns, team, planned] = await Promise.all([
      listLoads(db),
      Promise.all(figures.map(async (figure) => ({ ...figure, values: await figure.read(at) }))),
      readTeam(at),
      absences.list(),
    ]);
    return {
      recruiters: loads.map(({ away: _, ...load }) => ({
        ...load,
        figures: Object.fromEntries(
          columns.map(({ id, unit, values }) => [id, values.get(load.id) ?? (unit === 'count' ? 0 : null)]),
        ),
      })),
      columns: columns.map(({ id, label, unit }) => ({ id, label, unit })),
      team: {
        ...team,
        members: loads.reduce((sum, { members }) => sum + members, 0),
        free: loads
          .filter(({ away }) => !away)
          .reduce((sum, { members, capacity }) => sum + Math.max(0, capacity - members), 0),
      },
      absences: planned,
    };
  }

  async function readTeam(at: Date): Promise<Omit<Staffing['team'], 'members' | 'free'>> {
    const filter = { needsRecruiter: true };
    const [states, [oldest], waits, packets, tasks, cases] = await Promise.all([
      countRegistrations(db, filter),
      listOldestRegistrations(db, filter, 1),
      readWaits(db, new Date(at.getTime() - WAITS_DAYS * DAY_MS)),
      countTeamPackets(db, at),
      countTasks(db, at),
      readCaseClocks(db, at),
    ]);
    const getCount = (state: string) => tasks.get(state) ?? 0;
    return {
      waiting: {
        count: states.reduce((sum, row) => sum + row.fits, 0),
        since: oldest ? (oldest.reviewed_at ?? oldest.submitted_at).toISOString() : null,
        medianHours: waits.count < LEAST_WAITS ? null : waits.hours,
      },
      packets,
      tasks: {
        proposed: getCount('proposed'),
        approved: getCount('approved'),
        expired: getCount('expired'),
        done: getCount('done'),
        declined: getCount('declined'),
        withdrawn: getCount('withdrawn'),
      },
      cases: { active: cases.active, overdue: cases.overdue, nextDue: cases.next_due?.toISOString() ?? null },
    };
  }

  /** Members whom a recruiter already has stay, even if the new capacity is lower. */
  async function setCapacity(actor: User, { id, capacity }: { id: string; capacity: number | null }) {
    await transact(async (trx) => {
      const recruiter = requireFound(await findRecruiter(trx, id));
      if (capacity === null) await deleteCapacity(trx, recruiter.id);
      else await saveCapacity(trx, { recruiterId: recruiter.id, capacity, changedBy: actor.id, at: now() });
    });
    return { capacity: capacity ?? limits.capacity };
  }

  async function balance(): Promise<{ moves: StaffMove[] }> {
    const [loads, members] = await Promise.all([listLoads(db), listMovableMembers(db)]);
    const proposed = proposeBalance(
      loads,
      members.map(({ id, recruiter_id: recruiterId }) => ({ id, recruiterId })),
    );
    const names = new Map([...loads, ...members].map(({ id, name }) => [id, name]));
    const toPerson = (id: string) => ({ id, name: names.get(id) ?? '' });
    return {
      moves: proposed.map(({ memberId, from, to }) => ({
        member: toPerson(memberId),
        from: toPerson(from),
        to: toPerson(to),
      })),
    };
  }

  /** Applies moves that somebody has seen. One whose member or room changed in the meantime is skipped. */
  async function applyBalance(actor: User, wanted: readonly MoveInput[]): Promise<{ moved: number; skipped: number }> {
    let moved = 0;
    for (const one of wanted) if (await applyMove(actor, one)) moved++;
    return { moved, skipped: wanted.length - moved };
  }

  const applyMove = (actor: User, { memberId, from, to }: MoveInput): Promise<boolean> =>
    transact(async (trx) => {
      const recruiter = await findRecruiter(trx, to);
      if (!recruiter || !(await moves.hasCapacity(trx, recruiter.id))) return false;
      const assignment = await findAssignment(trx, memberId);
      if (assignment?.recruiter_id !== from) return false;
      await releaseCovers(trx, memberId, now());
      return moves.move(trx, { memberId, to: recruiter, actorId: actor.id });
    });

  return { get, setCapacity, balance, applyBalance, absences };
}

export type StaffingService = ReturnType<typeof createStaffing>;

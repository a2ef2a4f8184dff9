import type { StaffDashboard } from '@foothold/contracts/recruiting';
import { type QueueStep, staffingLimits } from '@foothold/contracts/recruiting/staffing-choices';
import type { RecruitingDeps } from '../deps.ts';
import { listProposed, listQueue, listSubmissionTimes, type QueueRow } from './dashboard-repository.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

type Queued = StaffDashboard['queue'][number];

/** Who has to act next for each member, and how far applications get, for admins. Every figure is counted from rows. */
export function createStaffDashboard({ db, applications, now }: Pick<RecruitingDeps, 'db' | 'applications' | 'now'>) {
  return async function dashboard(): Promise<StaffDashboard> {
    const at = now();
    const since = new Date(at.getTime() - staffingLimits.weeks * WEEK_MS);
    const [rows, proposed, times] = await Promise.all([
      listQueue(db, at),
      listProposed(db, since),
      listSubmissionTimes(db, since),
    ]);
    const sent = proposed.filter(({ submitted }) => submitted);
    const reached = await applications.packetMoves.countReached(sent.flatMap((row) => row.application_id ?? []));
    const queue = rows.map((row) => toQueued(row, at)).sort(compare);
    const onRecruiter = queue.filter(({ nextActor }) => nextActor === 'recruiter').length;
    return {
      members: { all: queue.length, recruiter: onRecruiter, member: queue.length - onRecruiter },
      queue: queue.slice(0, staffingLimits.queue),
      funnel: {
        prepared: proposed.length,
        approved: proposed.filter(({ approved }) => approved).length,
        submitted: sent.length,
        ...reached,
      },
      weeks: countWeeks(since, times),
    };
  };
}

export type StaffDashboardReader = ReturnType<typeof createStaffDashboard>;

/** The database's clock may be ahead of ours, so the latest week has no end. */
function countWeeks(since: Date, times: readonly Date[]): StaffDashboard['weeks'] {
  const last = staffingLimits.weeks - 1;
  const getWeek = (time: Date) => Math.min(last, Math.floor((time.getTime() - since.getTime()) / WEEK_MS));
  const byWeek = Map.groupBy(times, getWeek);
  return Array.from({ length: staffingLimits.weeks }, (_, index) => ({
    endsAt: new Date(since.getTime() + (index + 1) * WEEK_MS).toISOString(),
    submitted: byWeek.get(index)?.length ?? 0,
  }));
}

function toQueued(row: QueueRow, now: Date): Queued {
  const step = getStep(row);
  const due = step === 'ready' ? row.submit_by : step === 'waiting' ? row.decide_by : null;
  return {
    member: { id: row.member_id, name: row.member_name, sample: row.sample },
    registrationId: row.registration_id,
    preferredRole: row.preferred_role ?? '',
    recruiter: { id: row.recruiter_id, name: row.recruiter_name },
    step,
    nextActor: step === 'waiting' || step === 'unauthorized' ? 'member' : 'recruiter',
    due: due?.toISOString() ?? null,
    overdue: due !== null && due <= now,
  };
}

function getStep({ submit_by, decide_by, declined, authorized }: QueueRow): QueueStep {
  if (submit_by) return 'ready';
  if (decide_by) return 'waiting';
  if (!authorized) return 'unauthorized';
  return declined ? 'declined' : 'prepare';
}

const ACTORS: readonly Queued['nextActor'][] = ['recruiter', 'member'];

/** What recruiters have to do first, then by the due date. Those without one come last. */
const compare = (a: Queued, b: Queued): number =>
  ACTORS.indexOf(a.nextActor) - ACTORS.indexOf(b.nextActor) || getTime(a) - getTime(b);

/** The latest date there is for one without a due date, because two infinities have no difference. */
const getTime = ({ due }: Queued): number => (due === null ? Number.MAX_SAFE_INTEGER : Date.parse(due));

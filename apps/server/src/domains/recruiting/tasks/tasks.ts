import { type Task, times } from '@foothold/contracts/recruiting';
import type { SystemActor, User } from '../../../platform/actor.ts';
import { type AuditEvent, type AuditKinds, SYSTEM } from '../../../platform/audit/audit.ts';
import { type Authorized, authorize, type Policy } from '../../../platform/authorized.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { findClient } from '../assignments/assignments-repository.ts';
import { toAuditActor } from '../audit/actors.ts';
import type { RecruitingDeps } from '../deps.ts';
import { renderProposalEmail, renderTaskEndedEmail } from '../notifications/emails.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { isProposedBy, isReplacedByPackets, ownsTask } from '../policy.ts';
import { getTaskState, type TaskRow, toTask } from '../views.ts';
import * as repository from './tasks-repository.ts';

const DAY_MS = 24 * 60 * 60_000;
const PACKETS: SystemActor = { kind: 'system', id: 'recruiting.packets' };
/** Tasks of one run. The next run does the rest. */
const BATCH = 500;

type Change = Parameters<typeof repository.updateTask>[2];
type TaskEventOf<K extends keyof AuditKinds> = { kind: K; detail: AuditKinds[K] };
type TaskEvent =
  | TaskEventOf<'task.approved'>
  | TaskEventOf<'task.declined'>
  | TaskEventOf<'task.withdrawn'>
  | TaskEventOf<'task.done'>;

/** Tasks that a recruiter proposes and a member approves. Nothing happens without an approval, which is valid for 14 days. */
export function createTasks(deps: RecruitingDeps & { notifications: Notifier }) {
  const { db, transact, audit, accounts, listings, notifications, brand, now } = deps;

  async function toTasks(rows: TaskRow[]): Promise<Task[]> {
    const known = await listings.findByIds(rows.flatMap((row) => row.listing_id ?? []));
    return rows.map((row) => toTask(row, known.get(row.listing_id ?? ''), now()));
  }

  const toOneTask = async (row: TaskRow): Promise<Task> => requireFound((await toTasks([row]))[0]);

  /** Lists a member's tasks. @param recruiterId limits the list to this recruiter's proposals */
  const listTasks = async (memberId: string, recruiterId?: string): Promise<Task[]> =>
    toTasks(await repository.listTasks(db, memberId, recruiterId));

  async function propose(actor: User, input: { memberId: string; what: string }): Promise<Task> {
    const row = await transact(async (trx) => {
      const client = requireFound(await findClient(trx, actor.id, input.memberId));
      const recruiter = await accounts.account(actor, trx);
      const task = await repository.insertTask(trx, {
        what: input.what,
        memberId: client.user_id,
        recruiter,
        at: now(),
      });
      await notifications.write(trx, client.user_id, '/portal/profile/tasks', (member, pages) =>
        renderProposalEmail(member, { what: input.what, recruiter: recruiter.name }, pages.tasks, brand),
      );
      await notifications.publishChange(trx, client.user_id, task.id);
      await audit.append(trx, {
        kind: 'task.proposed',
        memberId: client.user_id,
        actor: { kind: 'recruiter', ...recruiter },
        subject: { kind: 'task', id: task.id },
        detail: { what: input.what },
      });
      return task;
    });
    return toOneTask(row);
  }

  /** Moves the caller's task from one of these states to the next. */
  async function change(
    actor: User,
    id: string,
    policy: Policy<User, TaskRow>,
    from: readonly string[],
    to: Change,
    recorded: TaskEvent,
  ): Promise<Task> {
    const row = await transact(async (trx) => {
      const task: Authorized<TaskRow> = authorize(policy, actor, await repository.lockTask(trx, id));
      if (!from.includes(getTaskState(task, now()))) throw new AppError('recruiting.task-over');
      const changed = await repository.updateTask(trx, task, to);
      for (const userId of [task.member_id, task.recruiter_id])
        if (userId !== null && userId !== actor.id) await notifications.publishChange(trx, userId, task.id);
      await audit.append(trx, {
        ...recorded,
        memberId: task.member_id,
        actor: await toAuditActor(trx, actor),
        subject: { kind: 'task', id: task.id },
      } as AuditEvent<TaskEvent['kind']>);
      return changed;
    });
    return toOneTask(row);
  }

  /**
   * Withdraws open tasks from before packets that apply or open the mailbox, and notifies the members. Running it again changes nothing.
   * @returns how many
   */
  async function withdrawReplaced(): Promise<number> {
    const found = await repository.listReplaced(db, BATCH);
    for (const { id } of found)
      await transact(async (trx) => {
        const task = await repository.lockReplaced(trx, id);
        if (!task) return;
        const state = getTaskState(task, now());
        await repository.updateTask(trx, authorize(isReplacedByPackets, PACKETS, task), {
          state: 'withdrawn',
          approved_until: null,
          finished_at: now(),
        });
        for (const userId of [task.member_id, task.recruiter_id])
          if (userId !== null) await notifications.publishChange(trx, userId, task.id);
        const record = () =>
          audit.append(trx, {
            kind: 'task.withdrawn',
            memberId: task.member_id,
            actor: SYSTEM,
            subject: { kind: 'task', id: task.id },
            detail: {},
          });
        // An approval that had run out was over anyway.
        if (state === 'expired') {
          await record();
          return;
        }
        const ended = { recruiter: task.recruiter_name, what: task.what, wasApproved: state === 'approved' };
        await notifications.write(trx, task.member_id, '/portal/profile/tasks', (member, pages) =>
          renderTaskEndedEmail(member, ended, pages.tasks, brand),
        );
        await record();
      });
    return found.length;
  }

  return {
    withdrawReplaced,
    listTasks: listTasks,
    propose,
    approve: (actor: User, id: string) => {
      const until = new Date(now().getTime() + times.approvalDays * DAY_MS);
      return change(
        actor,
        id,
        ownsTask,
        ['proposed'],
        { state: 'approved', decided_at: now(), approved_until: until },
        { kind: 'task.approved', detail: { until: until.toISOString() } },
      );
    },
    /** Also withdraws an approval. */
    decline: (actor: User, id: string, note: string) =>
      change(
        actor,
        id,
        ownsTask,
        ['proposed', 'approved', 'expired'],
        { state: 'declined', note: note || null, decided_at: now(), approved_until: null },
        { kind: 'task.declined', detail: { note } },
      ),
    withdraw: (actor: User, id: string) =>
      change(
        actor,
        id,
        isProposedBy,
        ['proposed', 'approved', 'expired'],
        { state: 'withdrawn', finished_at: now() },
        { kind: 'task.withdrawn', detail: {} },
      ),
    finish: (actor: User, id: string) =>
      change(
        actor,
        id,
        isProposedBy,
        ['approved', 'expired'],
        { state: 'done', finished_at: now() },
        { kind: 'task.done', detail: {} },
      ),
  };
}

export type Tasks = ReturnType<typeof createTasks>;

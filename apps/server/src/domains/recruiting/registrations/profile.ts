import type { Profile } from '@foothold/contracts/recruiting';
import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { findRunningCover } from '../assignments/absences-repository.ts';
import { endAssignment, findAssignment } from '../assignments/assignments-repository.ts';
import { endForwarding } from '../custody/forwarding-repository.ts';
import type { MailboxService } from '../custody/mailbox.ts';
import * as secrets from '../custody/secrets-repository.ts';
import type { RecruitingDeps } from '../deps.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { ownsRegistration, ownsWaitingRegistration } from '../policy.ts';
import { countProposed } from '../tasks/tasks-repository.ts';
import { parseAnswers, toRegistration } from '../views.ts';
import type { VisaRecords } from '../visa/visa.ts';
import { PORTAL } from './consent-words.ts';
import { getSearchText, type RegistrationForm } from './registration-form.ts';
import * as repository from './registrations-repository.ts';

/** The registration as the member's profile. */
export function createProfile(
  deps: RecruitingDeps & {
    notifications: Notifier;
    mailbox: MailboxService;
    registrationForm: RegistrationForm;
    visa: VisaRecords;
  },
) {
  const { db, transact, notifications, mailbox, registrationForm, visa, now } = deps;

  async function profile(actor: User): Promise<Profile> {
    const own = await repository.findOwn(db, actor.id);
    const waiting = await repository.listWaiting(db, actor.id);
    const registrationsWithPassword = await secrets.findWaitingSecrets(
      db,
      waiting.map(({ id }) => id),
    );
    const assignment = await findAssignment(db, actor.id);
    const covered = assignment && (await findRunningCover(db, actor.id, assignment.recruiter_id));
    return {
      registration: own ? toRegistration(own) : null,
      waiting: waiting.map((row) => ({ ...toRegistration(row), withPassword: registrationsWithPassword.has(row.id) })),
      recruiter: assignment
        ? {
            name: assignment.recruiter_name,
            since: assignment.assigned_at.toISOString(),
            covering: covered ? { name: covered.recruiter_name, until: covered.ends_on } : null,
          }
        : null,
      mailbox: await mailbox.getMailbox(db, actor.id),
      tasksWaiting: await countProposed(db, actor.id),
    };
  }

  /** Changes the registration. A returned one is submitted again: it becomes new, and waits from now on. */
  async function save(actor: User, answers: RegistrationAnswers): Promise<Profile> {
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `profile of ${actor.id}`);
      const own = authorize(ownsRegistration, actor, await repository.findOwn(trx, actor.id));
      const isResubmission = own.state === 'returned';
      await repository.updateRegistration(trx, own, {
        answers,
        words: getSearchText(own.reference, answers),
        changed_at: now(),
        ...(isResubmission && { state: 'new', note: null, reviewed_at: null, submitted_at: now() }),
      });
      await repository.addEvent(trx, { registrationId: own.id, kind: 'edited', at: now() });
      if (answers.forwarding) await mailbox.issueFor(trx, actor.id, answers.preferredName);
      if (isResubmission) await registrationForm.notifyStaff(trx, own);
      else await notifications.publishToStaff(trx, own.id);
    });
    return profile(actor);
  }

  /** Accepts a pending registration as the member's own. It replaces an earlier one and activates its password. */
  async function takeOver(actor: User, id: string): Promise<Profile> {
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `profile of ${actor.id}`);
      const waiting = authorize(ownsWaitingRegistration, actor, await repository.lockRegistration(trx, id));
      const before = await repository.findOwn(trx, actor.id);
      if (before) await repository.deleteRegistration(trx, authorize(ownsRegistration, actor, before));
      await repository.updateRegistration(trx, waiting, { state: 'new', changed_at: now() });
      await repository.addEvent(trx, { registrationId: waiting.id, kind: 'taken', at: now() });
      const answers = parseAnswers(waiting);
      const { forwarding, preferredName: name } = answers;
      await mailbox.activateWaiting(trx, actor.id, { id: waiting.id, forwarding, name });
      await registrationForm.recordConsents(trx, actor.id, answers, PORTAL);
      await registrationForm.notifyStaff(trx, waiting);
      await notifications.publishChange(trx, actor.id, waiting.id);
    });
    return profile(actor);
  }

  async function discard(actor: User, id: string): Promise<Profile> {
    await transact(async (trx) => {
      const waiting = authorize(ownsWaitingRegistration, actor, await repository.lockRegistration(trx, id));
      await secrets.endWaiting(trx, waiting.id, 'discarded', now());
      await repository.deleteRegistration(trx, waiting);
      await notifications.publishChange(trx, actor.id, waiting.id);
    });
    return profile(actor);
  }

  /**
   * The new owner may not have entered the data. The registration waits until they accept or discard it, nobody works on it in the
   * meantime, and its mailbox password and forwarding address are deleted.
   */
  async function accountClaimed(trx: Transaction<DB>, userId: string): Promise<void> {
    await acquireAdvisoryLock(trx, `profile of ${userId}`);
    const assignment = await findAssignment(trx, userId);
    await endAssignment(trx, userId, now());
    await secrets.endLive(trx, userId, 'erased', now());
    await endForwarding(trx, userId, now());
    await visa.forget(trx, userId);
    const registrationId = await repository.returnToWaiting(trx, userId, now());
    if (registrationId === undefined) return;
    if (assignment) {
      await repository.addEvent(trx, { registrationId, kind: 'unassigned', at: now() });
      await notifications.publishChange(trx, assignment.recruiter_id, userId);
    }
    await notifications.publishToStaff(trx, registrationId);
  }

  return { profile, save, takeOver: takeOver, discard, accountClaimed };
}

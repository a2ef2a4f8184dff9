import type { PersonalData } from '../../platform/personal-data.ts';
import { removeFiles } from '../resumes/index.ts';
import { listAssignments } from './assignments/assignments-repository.ts';
import { listAllForwarding } from './custody/forwarding-repository.ts';
import { listReveals, listRevealsBy } from './custody/reveals-repository.ts';
import { listSecrets } from './custody/secrets-repository.ts';
import type { RecruitingDeps } from './deps.ts';
import { deleteEmailsAbout, listAll, listEvents } from './registrations/registrations-repository.ts';
import { listTasks } from './tasks/tasks-repository.ts';
import { collectThread } from './threads/personal-data.ts';
import { toAccess } from './views.ts';
import { findVisaRecord } from './visa/visa-repository.ts';

/**
 * What recruiting stores about a person. For a mailbox password, it lists since when it is stored and who accessed it, but never the
 * password.
 */
export function createRecruitingPersonalData({
  db,
  files,
  queue,
  now,
}: Pick<RecruitingDeps, 'db' | 'files' | 'queue' | 'now'>): PersonalData {
  async function collectRegistrations(userId: string) {
    const rows = await listAll(db, userId);
    return Promise.all(
      rows.map(async (row) => ({
        reference: row.reference,
        state: row.state,
        submittedAt: row.submitted_at,
        changedAt: row.changed_at,
        reviewedAt: row.reviewed_at,
        note: row.note,
        answers: row.answers,
        history: (await listEvents(db, row.id)).map(({ kind, detail, at }) => ({ kind, text: detail, at })),
      })),
    );
  }

  return {
    name: 'recruiting',
    async collect(userId) {
      const visa = await findVisaRecord(db, userId);
      const thread = await collectThread({ db, files }, userId);
      return {
        data: {
          visa: visa ? { status: visa.status, facts: visa.facts, savedAt: visa.saved_at } : null,
          registrations: await collectRegistrations(userId),
          recruiters: (await listAssignments(db, userId)).map((row) => ({
            recruiter: row.recruiter,
            since: row.assigned_at,
            until: row.ended_at,
          })),
          messages: thread.messages,
          messagesOfYours: thread.written,
          tasks: (await listTasks(db, userId)).map((row) => ({
            what: row.what,
            state: row.state,
            recruiter: row.recruiter_name,
            needsMailbox: row.needs_mailbox,
            note: row.note,
            proposedAt: row.proposed_at,
            decidedAt: row.decided_at,
            approvedUntil: row.approved_until,
            finishedAt: row.finished_at,
          })),
          mailboxPasswords: (await listSecrets(db, userId)).map((row) => ({
            retainedSince: row.sealed_at,
            lastOpenedAt: row.last_opened_at,
            erasedAt: row.ended_at,
            erasedBecause: row.end_reason,
          })),
          looksAtYourMailboxPassword: (await listReveals(db, userId)).map((row) => toAccess(row, now())),
          forwardingAddresses: (await listAllForwarding(db, userId)).map((row) => ({
            address: row.address,
            since: row.issued_at,
            until: row.ended_at,
          })),
          // For staff, lists when they accessed a password. Whose password it was, and why, is the member's data.
          looksOfYours: (await listRevealsBy(db, userId)).map((row) => ({ at: row.asked_at, outcome: row.decision })),
        },
        files: thread.files,
      };
    },
    // Everything else is deleted with the account by cascade, including the keys of mailbox passwords. A trigger queues the files of
    // messages, and the job deletes them sooner.
    async erase(trx, ...about) {
      await deleteEmailsAbout(trx, ...about);
      await queue.add(trx, removeFiles, {});
    },
  };
}

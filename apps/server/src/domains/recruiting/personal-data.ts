import type { PersonalData } from '../../platform/personal-data.ts';
import { removeFiles } from '../resumes/index.ts';
import { listAbsencesOf, listMemberCovers } from './assignments/absences-repository.ts';
import { listAssignments } from './assignments/assignments-repository.ts';
import { listAllForwarding } from './custody/forwarding-repository.ts';
import { listReveals, listRevealsBy } from './custody/reveals-repository.ts';
import { listSecrets } from './custody/secrets-repository.ts';
import type { RecruitingDeps } from './deps.ts';
import { listMemberCases, listMemberEvents } from './guarantee/guarantee-repository.ts';
import { deleteEmailsAbout, listAll, listEvents } from './registrations/registrations-repository.ts';
import { collectReports } from './reports/personal-data.ts';
import { findRules } from './rules/rules-repository.ts';
import { listAllConfirmations, listTailoredCopies } from './tailoring/tailoring-repository.ts';
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

  async function collectCases(userId: string) {
    const [cases, events] = await Promise.all([listMemberCases(db, userId), listMemberEvents(db, userId)]);
    return cases.map((row) => ({
      job: row.job_title,
      company: row.company,
      resume: row.resume_title,
      state: row.state,
      score: row.score,
      latestScore: row.latest_score,
      rubric: row.rubric,
      mustHavesMet: row.must_haves_met,
      missing: row.missing,
      openedAt: row.opened_at,
      dueAt: row.due_at,
      closedAt: row.closed_at,
      outcome: row.outcome_reason,
      creditInCents: row.credit,
      history: events
        .filter((event) => event.case_id === row.id)
        .map(({ kind, detail, at }) => ({ kind, text: detail, at })),
    }));
  }

  return {
    name: 'recruiting',
    async collect(userId) {
      const visa = await findVisaRecord(db, userId);
      const rules = await findRules(db, userId);
      const thread = await collectThread({ db, files }, userId);
      return {
        data: {
          visa: visa ? { status: visa.status, facts: visa.facts, savedAt: visa.saved_at } : null,
          recruiterRules: rules ? { rules: rules.rules, savedAt: rules.saved_at } : null,
          tailoredCopies: (await listTailoredCopies(db, userId)).map((row) => ({
            resumeId: row.resume_id,
            listingId: row.listing_id,
            recruiter: row.recruiter_name,
            createdAt: row.created_at,
          })),
          confirmations: (await listAllConfirmations(db, userId)).map((row) => ({
            resumeId: row.resume_id,
            kind: row.kind,
            text: row.text,
            before: row.before,
            reason: row.reason,
            state: row.state,
            askedAt: row.asked_at,
            decidedAt: row.decided_at,
          })),
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
          weeklyReports: await collectReports(db, userId),
          coveredAbsences: await listMemberCovers(db, userId),
          // For recruiters, their own absences. What they wrote about members is the members' data.
          absencesOfYours: await listAbsencesOf(db, userId),
          guaranteeCases: await collectCases(userId),
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

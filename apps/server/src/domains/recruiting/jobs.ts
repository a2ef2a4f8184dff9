import { z } from 'zod';
import type { Job } from '../../platform/queue.ts';

const emptyPayload = z.record(z.string(), z.never());
const reveal = z.object({ revealId: z.uuid() });

/**
 * Decides about access to a mailbox password, in the custody process only. Not retried; the recruiter can request again, which is recorded
 * too. `passed` counts the custody processes that passed it on because they didn't have the key.
 */
export const openSecret: Job<{ revealId: string; passed: number }> = {
  name: 'keeper.open-secret',
  payload: reveal.extend({ passed: z.int().min(0) }),
  retries: 0,
};

/** Reseals data keys that use an older key, in the custody process only. */
export const rewrapSecrets: Job<Record<string, never>> = {
  name: 'keeper.rewrap',
  payload: emptyPayload,
  retries: 2,
  schedule: '20 * * * *',
};

/** Emails the member whose mailbox password was opened. */
export const notifyOfReveal: Job<{ revealId: string }> = {
  name: 'recruiting.tell-of-reveal',
  payload: reveal,
  retries: 6,
};

/** Every minute, deletes answers that nobody fetched in time. */
export const forgetAnswers: Job<Record<string, never>> = {
  name: 'recruiting.forget-answers',
  payload: emptyPayload,
  retries: 0,
  schedule: '* * * * *',
};

/** Every night, deletes expired mailbox passwords and registrations that nobody accepted. */
export const expireSecrets: Job<Record<string, never>> = {
  name: 'recruiting.expire',
  payload: emptyPayload,
  retries: 2,
  schedule: '10 3 * * *',
};

/** Decides about an approval, in the custody process only. `passed` as above. */
export const approvePackets: Job<{ requestId: string; passed: number }> = {
  name: 'custody.approve-packets',
  payload: z.object({ requestId: z.uuid(), passed: z.int().min(0) }),
  retries: 2,
};

/** Every minute, emails members who haven't read their recruiter's messages. */
export const emailUnreadMessages: Job<Record<string, never>> = {
  name: 'recruiting.email-unread-messages',
  payload: emptyPayload,
  retries: 0,
  schedule: '* * * * *',
};

/** Every hour, emails members what was done for them in the past week, once it is Monday morning in their time zone. */
export const sendWeeklyReports: Job<Record<string, never>> = {
  name: 'recruiting.send-weekly-reports',
  payload: emptyPayload,
  retries: 2,
  schedule: '4 * * * *',
};

/** Every quarter of an hour, moves members whose recruiter goes away or is back. */
export const applyAbsences: Job<Record<string, never>> = {
  name: 'recruiting.apply-absences',
  payload: emptyPayload,
  retries: 3,
  schedule: '2-59/15 * * * *',
};

/** Every quarter of an hour, credits guarantee cases whose time is over. */
export const closeOverdueCases: Job<Record<string, never>> = {
  name: 'recruiting.close-overdue-cases',
  payload: emptyPayload,
  retries: 3,
  schedule: '7-59/15 * * * *',
};

/** Follows up on approvals: moves the applications and notifies the recruiter. */
export const packetsApproved: Job<{ packetIds: string[] }> = {
  name: 'recruiting.packets-approved',
  payload: z.object({ packetIds: z.array(z.uuid()) }),
  retries: 6,
};

/** Every hour, reminds members and recruiters of packets that are due, and ends what nobody decided about in time. */
export const followPackets: Job<Record<string, never>> = {
  name: 'recruiting.follow-packets',
  payload: emptyPayload,
  retries: 2,
  schedule: '25 * * * *',
};

/** Signs the head of the audit log, in the custody process only. */
export const signAuditHead: Job<Record<string, never>> = {
  name: 'custody.sign-audit-head',
  payload: emptyPayload,
  retries: 2,
};

/** Asks the custody process to sign the head of the audit log, if that is due. */
export const requestAuditSignature: Job<Record<string, never>> = {
  name: 'recruiting.request-audit-signature',
  payload: emptyPayload,
  retries: 0,
  schedule: '*/15 * * * *',
};

/** Writes signed heads of the audit log to a file. */
export const exportAuditHeads: Job<Record<string, never>> = {
  name: 'recruiting.export-audit-heads',
  payload: emptyPayload,
  retries: 4,
};

/** The custody process's jobs. */
export const CUSTODY_JOBS = [openSecret, approvePackets, rewrapSecrets, signAuditHead];

/** Those that it is started for. Re-encryption also happens at every start of the custody process. */
export const URGENT_CUSTODY_JOBS = [openSecret, approvePackets, signAuditHead];

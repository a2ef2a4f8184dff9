import { findMember } from '../assignments/assignments-repository.ts';
import type { RecruitingDeps } from '../deps.ts';
import { renderUnreadEmail, renderUnreadForRecruiter } from './message-emails.ts';
import { lockForEmail, lockForRecruiterEmail, noteEmail, noteRecruiterEmail } from './threads-repository.ts';

const MINUTE_MS = 60_000;
/** How long a message stays unread before its reader gets an email. */
const UNREAD_MINUTES = 10;
/** At most one email per thread in this time to a member. */
const PAUSE_MINUTES = 60;

/**
 * Emails members and recruiters about messages that they haven't read. For a member, each message is part of one email at most. A recruiter
 * gets one for a thread until they have read it.
 */
export function createUnreadEmails({ transact, mail, brand, publicUrl, portalUrl, now }: RecruitingDeps) {
  const ago = (minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS);

  const emailMembers = () =>
    transact(async (trx) => {
      for (const thread of await lockForEmail(trx, ago(UNREAD_MINUTES), ago(PAUSE_MINUTES))) {
        await noteEmail(trx, thread.member_id, now(), thread.last);
        const member = await findMember(trx, thread.member_id);
        if (!member || member.email === '') continue;
        const url = `${portalUrl}/recruiter/messages`;
        await mail.send(trx, renderUnreadEmail(member, thread, url, brand));
      }
    });

  const emailRecruiters = () =>
    transact(async (trx) => {
      for (const thread of await lockForRecruiterEmail(trx, ago(UNREAD_MINUTES))) {
        const { member_id: memberId, recruiter_id: recruiterId, last: upTo } = thread;
        await noteRecruiterEmail(trx, memberId, { recruiterId, upTo });
        const recruiter = await findMember(trx, recruiterId);
        if (!recruiter || recruiter.email === '') continue;
        const url = `${publicUrl}/console/clients/${memberId}/messages`;
        await mail.send(trx, renderUnreadForRecruiter(recruiter, thread, url, brand));
      }
    });

  return async (): Promise<void> => {
    await emailMembers();
    await emailRecruiters();
  };
}

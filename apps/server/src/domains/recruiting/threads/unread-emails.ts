import { findMember } from '../assignments/assignments-repository.ts';
import type { RecruitingDeps } from '../deps.ts';
import { renderUnreadEmail } from './message-emails.ts';
import { lockForEmail, noteEmail } from './threads-repository.ts';

const MINUTE_MS = 60_000;
/** How long a message stays unread before its member gets an email. */
const UNREAD_MINUTES = 10;
/** At most one email per thread in this time. */
const PAUSE_MINUTES = 60;

/** Emails members about messages that they haven't read. Each message is part of one email at most. */
export function createUnreadEmails({ transact, mail, brand, portalUrl, now }: RecruitingDeps) {
  const ago = (minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS);
  return async (): Promise<void> => {
    await transact(async (trx) => {
      for (const thread of await lockForEmail(trx, ago(UNREAD_MINUTES), ago(PAUSE_MINUTES))) {
        await noteEmail(trx, thread.member_id, now(), thread.last);
        const member = await findMember(trx, thread.member_id);
        if (!member || member.email === '') continue;
        const url = `${portalUrl}/recruiter/messages`;
        await mail.send(trx, renderUnreadEmail(member, thread, url, brand));
      }
    });
  };
}

import type { Brand } from '@foothold/brand';
import { composeEmail } from '../../../platform/mail/compose-email.ts';
import type { Message } from '../../../platform/mail/mail.ts';

/** To a member who hasn't read their recruiter's messages. Contains no text of a message. */
export function renderUnreadEmail(
  member: { email: string; name: string },
  { author, unread }: { author: string; unread: number },
  url: string,
  brand: Brand,
): Message {
  const count = unread === 1 ? 'a message' : `${unread} messages`;
  return composeEmail(
    {
      to: member.email,
      subject: `${author} sent you ${count}`,
      greeting: `Hi ${member.name},`,
      body: [`Your recruiter, ${author}, sent you ${count} that you haven’t read yet.`],
      action: { label: unread === 1 ? 'Read message' : 'Read messages', url },
      note: 'Reply on that page. We can’t forward replies to this email.',
    },
    brand,
  );
}

/** To a recruiter who hasn't read a member's messages. Contains no text of a message. */
export function renderUnreadForRecruiter(
  recruiter: { email: string; name: string },
  { author, unread }: { author: string; unread: number },
  url: string,
  brand: Brand,
): Message {
  const count = unread === 1 ? 'a message' : `${unread} messages`;
  return composeEmail(
    {
      to: recruiter.email,
      subject: `${author} sent you ${count}`,
      greeting: `Hi ${recruiter.name},`,
      body: [
        `Your member, ${author}, sent you ${count} that you haven’t read yet. Until you read them, we won’t email you about this conversation again.`,
      ],
      action: { label: unread === 1 ? 'Read message' : 'Read messages', url },
      note: 'Reply on that page. We can’t forward replies to this email.',
    },
    brand,
  );
}

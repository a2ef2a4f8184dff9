import type { Brand } from '@foothold/brand';
import { needsException, type PacketContent } from '@foothold/core/packets';
import { composeEmail } from '../../../platform/mail/compose-email.ts';
import type { Message } from '../../../platform/mail/mail.ts';

/** What happened to a packet, for the member. */
export const MEMBER_NEWS = ['proposed', 'decide', 'submitted', 'withdrawn'] as const;
export type MemberNews = (typeof MEMBER_NEWS)[number];
/** And for the recruiter. */
export type RecruiterNews = 'approved' | 'overdue' | 'declined' | 'ended' | 'expired' | 'lapsed';
export type PacketNews = MemberNews | RecruiterNews;

interface Person {
  email: string;
  name: string;
}

/** Whether the news is for the member. */
export const isForMember = (what: PacketNews): what is MemberNews => (MEMBER_NEWS as readonly string[]).includes(what);

/** An email about a packet. It names the job and holds no answer; the decision is made on the page, never by the link. */
export function renderPacketEmail(
  person: Person,
  { what, content }: { what: PacketNews; content: PacketContent },
  url: string,
  brand: Brand,
): Message {
  const { title, company } = content.listing;
  const job = `${title} at ${company}`;
  const texts: Record<PacketNews, { subject: string; body: string[]; label: string }> = {
    proposed: {
      subject: `Review your application: ${job}`,
      body: [
        `Your recruiter prepared an application for ${job}. Check what would be sent, then approve or decline it.`,
        ...(needsException(content)
          ? [`The résumé scores ${content.resume.score} for this job, so it needs your explicit approval.`]
          : []),
      ],
      label: 'Review application',
    },
    decide: {
      subject: `Decide by tomorrow: ${job}`,
      body: [`An application for ${job} waits for your decision. It expires within a day, and then nothing is sent.`],
      label: 'Review application',
    },
    submitted: {
      subject: `Submitted: ${job}`,
      body: [`Your recruiter submitted your application for ${job}. The receipt is with the application.`],
      label: 'View receipt',
    },
    withdrawn: {
      subject: `Not submitted: ${job}`,
      body: [`Your recruiter withdrew the application for ${job} that you had approved. Nothing was sent.`],
      label: 'View application',
    },
    approved: {
      subject: `Approved: ${job}`,
      body: [`The member approved the application for ${job}. Submit it exactly as approved, and add the receipt.`],
      label: 'Open application',
    },
    overdue: {
      subject: `Overdue: ${job}`,
      body: [`The application for ${job} was approved more than two days ago and isn’t submitted yet.`],
      label: 'Open application',
    },
    expired: {
      subject: `Expired: ${job}`,
      body: [`The member didn’t decide about the application for ${job} in time. Nothing may be sent.`],
      label: 'View application',
    },
    lapsed: {
      subject: `Approval expired: ${job}`,
      body: [`The approval of the application for ${job} has expired. Propose it again if the job is still open.`],
      label: 'View application',
    },
    declined: {
      subject: `Declined: ${job}`,
      body: [`The member declined the application for ${job}. The page says why.`],
      label: 'View reason',
    },
    ended: {
      subject: `Don’t submit: ${job}`,
      body: [`The member no longer lets recruiters apply for them, so the application for ${job} has ended.`],
      label: 'View application',
    },
  };
  const { subject, body, label } = texts[what];
  return composeEmail(
    { to: person.email, subject, greeting: `Hi ${person.name},`, body, action: { label, url } },
    brand,
  );
}

import type { Brand } from '@foothold/brand';
import { composeEmail } from '../../../platform/mail/compose-email.ts';
import type { Message } from '../../../platform/mail/mail.ts';

interface Member {
  email: string;
  name: string;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
/** Formats a day as "Aug 12, 2026". @param day `YYYY-MM-DD` */
const formatDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** To a member whose recruiter is away. Says nothing about why. */
export const renderCoverEmail = (
  member: Member,
  { recruiter, until, cover }: { recruiter: string; until: string; cover: string },
  url: string,
  brand: Brand,
): Message =>
  composeEmail(
    {
      to: member.email,
      subject: `${recruiter} is away until ${formatDay(until)}; ${cover} covers for them`,
      greeting: `Hi ${member.name},`,
      body: [
        `${recruiter} is away until ${formatDay(until)}. ${cover} is your recruiter until then.`,
        `Open tasks that ${recruiter} proposed were withdrawn. ${cover} can propose them again, and nothing happens until you approve it.`,
      ],
      action: { label: 'View tasks', url },
    },
    brand,
  );

export const renderReturnEmail = (member: Member, recruiter: string, url: string, brand: Brand): Message =>
  composeEmail(
    {
      to: member.email,
      subject: `${recruiter} is back`,
      greeting: `Hi ${member.name},`,
      body: [
        `${recruiter} is back and is your recruiter again. Open tasks of the person who covered for them were withdrawn.`,
      ],
      action: { label: 'View tasks', url },
    },
    brand,
  );

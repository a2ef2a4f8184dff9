import type { Brand } from '@foothold/brand';
import { composeEmail } from '../../../platform/mail/compose-email.ts';
import type { Message } from '../../../platform/mail/mail.ts';

export interface DueReminder {
  to: { name: string; email: string };
  /** The member's own words. */
  text: string;
  jobTitle: string;
  company: string;
  applicationId: string;
}

/** An email about a reminder that is due. Its subject is also the notification's title. */
export const renderReminderEmail = (
  { to, text, jobTitle, company, applicationId }: DueReminder,
  { brand, portalUrl }: { brand: Brand; portalUrl: string },
): Message =>
  composeEmail(
    {
      to: to.email,
      subject: `Reminder: ${text}`,
      greeting: to.name ? `Hi ${to.name},` : 'Hi,',
      body: ['You asked us to remind you:', text, `It’s about your application for ${jobTitle} at ${company}.`],
      action: { label: 'Open the application', url: `${portalUrl}/applications/${applicationId}` },
      note: `You can turn off emails about reminders in your application settings: ${portalUrl}/applications/settings`,
    },
    brand,
  );

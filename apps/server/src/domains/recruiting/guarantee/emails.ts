import type { Brand } from '@foothold/brand';
import { writePrice } from '@foothold/core/pricing';
import { composeEmail } from '../../../platform/mail/compose-email.ts';
import type { Message } from '../../../platform/mail/mail.ts';

interface Reader {
  email: string;
  name: string;
}

/** The job and résumé that a case is about. */
interface Subject {
  job: string;
  score: number;
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });
const action = (url: string) => ({ label: 'View case', url });

export const renderCaseOpenedEmail = (
  to: Reader,
  { job, score, dueAt, creditPercent }: Subject & { dueAt: Date; creditPercent: number },
  url: string,
  brand: Brand,
): Message =>
  composeEmail(
    {
      to: to.email,
      subject: `We opened a guarantee case for ${job}`,
      greeting: `Hi ${to.name},`,
      body: [
        `Your résumé meets the must-haves of ${job} but scores ${score} after every suggestion, so we opened a case under the 80+ guarantee. You don’t have to do anything.`,
        `A recruiter will look for an honest way to 80 by ${dates.format(dueAt)}. If there is none, you get a service credit of ${creditPercent}% of one month’s price.`,
        'The recruiter reads your résumé only if you allow it on the case’s page.',
      ],
      action: action(url),
    },
    brand,
  );

export const renderCaseReachedEmail = (to: Reader, { job, score }: Subject, url: string, brand: Brand): Message =>
  composeEmail(
    {
      to: to.email,
      subject: `Your résumé now scores ${score} for ${job}`,
      greeting: `Hi ${to.name},`,
      body: [`Your résumé reached ${score} for ${job}, so the guarantee is kept and we closed the case.`],
      action: action(url),
    },
    brand,
  );

export const renderCaseCreditedEmail = (
  to: Reader,
  { job, credit, reason }: Pick<Subject, 'job'> & { credit: number; reason: string },
  url: string,
  brand: Brand,
): Message =>
  composeEmail(
    {
      to: to.email,
      subject: `We added ${writePrice(credit)} to your credit balance`,
      greeting: `Hi ${to.name},`,
      body: [
        `Your résumé didn’t reach 80 for ${job}, so you have a service credit of ${writePrice(credit)}. It pays part of your next invoice.`,
        `Reason: ${reason}`,
      ],
      action: action(url),
    },
    brand,
  );

export const renderCaseNotCoveredEmail = (
  to: Reader,
  { job, reason }: Pick<Subject, 'job'> & { reason: string },
  url: string,
  brand: Brand,
): Message =>
  composeEmail(
    {
      to: to.email,
      subject: `Your guarantee case for ${job} is closed`,
      greeting: `Hi ${to.name},`,
      body: [
        `We looked at your case for ${job}. The 80+ guarantee doesn’t cover it.`,
        `Reason: ${reason}`,
        `If you disagree, write to ${brand.email}. A different person will look at it.`,
      ],
      action: action(url),
    },
    brand,
  );

/** To a recruiter. Doesn't say who it is about. */
export const renderCaseForRecruiterEmail = (to: Reader, dueAt: Date, url: string, brand: Brand): Message =>
  composeEmail(
    {
      to: to.email,
      subject: 'A guarantee case needs you',
      greeting: `Hi ${to.name},`,
      body: [`A guarantee case for one of your members is open. It’s due on ${dates.format(dueAt)}.`],
      action: action(url),
    },
    brand,
  );

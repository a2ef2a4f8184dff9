import type { Brand } from '@foothold/brand';
import { type SecretEnd, times } from '@foothold/contracts/recruiting/choices';
import { composeEmail } from '../../../platform/mail/compose-email.ts';
import type { Message } from '../../../platform/mail/mail.ts';

/** Emails to an address that someone typed use no name and repeat no input. No email ever contains a password. */

interface Member {
  email: string;
  name: string;
}

const instants = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});
/** Formats a time as "Nov 25, 2026, 5:00 PM ET". */
const formatInstant = (at: Date) => `${instants.format(at).replaceAll(/\s/g, ' ')} ET`;

const ignoreNotice = 'If you didn’t register, you can ignore this email.';

/** To the typed address: the registration arrived. */
export const renderReceiptEmail = (email: string, reference: string, brand: Brand): Message =>
  composeEmail(
    {
      to: email,
      subject: `We received your registration (${reference})`,
      greeting: 'Hi,',
      body: [
        `Thanks for registering with ${brand.name}. A person will review your registration, and we’ll email you when that’s done or if something is missing.`,
        `Questions? Write to ${brand.email} and include your reference: ${reference}.`,
      ],
      note: ignoreNotice,
    },
    brand,
  );

/** To a member, if someone registered with their address without signing in. */
export const renderWaitingEmail = (member: Member, url: string, brand: Brand): Message =>
  composeEmail(
    {
      to: member.email,
      subject: 'Review a registration sent in your name',
      greeting: `Hi ${member.name},`,
      body: [
        `Someone who wasn’t signed in sent ${brand.name} a registration with your email address. If it was you, add it to your account and it becomes your profile. If it wasn’t, discard it. Nobody else has seen it.`,
      ],
      action: { label: 'Review registration', url },
      note: 'We’ll delete it after 30 days unless you add it to your account.',
    },
    brand,
  );

export const renderAcceptedEmail = (member: Member, url: string, brand: Brand): Message =>
  composeEmail(
    {
      to: member.email,
      subject: 'Your registration was accepted',
      greeting: `Hi ${member.name},`,
      body: [
        `We reviewed and accepted your registration. It’s now your ${brand.name} profile, and you can edit it at any time.`,
      ],
      action: { label: 'View profile', url },
    },
    brand,
  );

export const renderReturnedEmail = (member: Member, note: string, url: string, brand: Brand): Message =>
  composeEmail(
    {
      to: member.email,
      subject: 'Changes needed to your registration',
      greeting: `Hi ${member.name},`,
      body: ['We reviewed your registration. Before we can accept it, please change the following:', note],
      action: { label: 'Edit registration', url },
    },
    brand,
  );

export const renderRecruiterEmail = (member: Member, recruiter: string, url: string, brand: Brand): Message =>
  composeEmail(
    {
      to: member.email,
      subject: `Meet your recruiter, ${recruiter}`,
      greeting: `Hi ${member.name},`,
      body: [
        `${recruiter} is now your recruiter. They’ll propose each task first, and nothing happens until you approve it.`,
      ],
      action: { label: 'View profile', url },
    },
    brand,
  );

/** To a recruiter. Doesn't say who it is about. */
export const renderAssignedEmail = (recruiter: Member, url: string, brand: Brand): Message =>
  composeEmail(
    {
      to: recruiter.email,
      subject: 'You have a new member',
      greeting: `Hi ${recruiter.name},`,
      body: ['You’ve been assigned a new member.'],
      action: { label: 'View members', url },
    },
    brand,
  );

export const renderProposalEmail = (
  member: Member,
  task: { recruiter: string; what: string },
  url: string,
  brand: Brand,
): Message =>
  composeEmail(
    {
      to: member.email,
      subject: `${task.recruiter} needs your approval`,
      greeting: `Hi ${member.name},`,
      body: [
        `${task.recruiter} would like to do this for you:`,
        task.what,
        `Your approval is valid for ${times.approvalDays} days. It covers no application: those come to you one by one, exactly as they would be sent.`,
      ],
      action: { label: 'Review task', url },
    },
    brand,
  );

/** To a member whose task ended because applications now need an approval of their own. */
export const renderTaskEndedEmail = (
  member: Member,
  task: { recruiter: string; what: string; wasApproved: boolean },
  url: string,
  brand: Brand,
): Message =>
  composeEmail(
    {
      to: member.email,
      subject: task.wasApproved ? 'An approval of yours has ended' : 'A proposal has been withdrawn',
      greeting: `Hi ${member.name},`,
      body: [
        task.wasApproved
          ? `Your approval of this task from ${task.recruiter} has ended:`
          : `This task from ${task.recruiter} no longer needs your decision:`,
        task.what,
        'From now on, you approve each application exactly as it will be sent, and your recruiter can open your mailbox only for an application that you approved. Your recruiter will send you those that are still open.',
      ],
      action: { label: 'View tasks', url },
    },
    brand,
  );

/** To a member, when the first question or text of their recruiter waits. */
export const renderConfirmationEmail = (
  member: Member,
  { recruiter, kind, text }: { recruiter: string; kind: 'question' | 'edit'; text: string },
  url: string,
  brand: Brand,
): Message =>
  composeEmail(
    {
      to: member.email,
      subject: `${recruiter} has a question about your résumé`,
      greeting: `Hi ${member.name},`,
      body: [
        kind === 'question'
          ? `${recruiter} is preparing a copy of your résumé and asks:`
          : `${recruiter} is preparing a copy of your résumé and wants to write this. Is it right?`,
        text,
        'Nothing new is added to your résumé until you confirm it.',
      ],
      action: { label: kind === 'question' ? 'Answer question' : 'Review text', url },
    },
    brand,
  );

export const renderRevealEmail = (
  member: Member,
  look: { recruiter: string; reason: string; task: string; at: Date },
  url: string,
  brand: Brand,
): Message =>
  composeEmail(
    {
      to: member.email,
      subject: `${look.recruiter} viewed your mailbox password`,
      greeting: `Hi ${member.name},`,
      body: [
        `${look.recruiter} viewed your mailbox password on ${formatInstant(look.at)}.`,
        `Reason: ${look.reason}`,
        `Application you approved: ${look.task}`,
      ],
      action: { label: 'View access log', url },
      note: 'If you didn’t expect this, delete the password on the same page, change it with your email provider, and contact us.',
    },
    brand,
  );

const END_REASONS: Partial<Record<SecretEnd, string>> = {
  plan: 'because your plan ended',
  consent: 'because you withdrew your permission to store it',
  idle: `because it was not used for ${times.idleDays} days`,
};

/** To a member whose mailbox password was deleted automatically. */
export const renderEndedEmail = (member: Member, why: SecretEnd, url: string, brand: Brand): Message =>
  composeEmail(
    {
      to: member.email,
      subject: 'Your mailbox password was deleted',
      greeting: `Hi ${member.name},`,
      body: [
        `We permanently deleted your mailbox password ${END_REASONS[why] ?? 'as you asked'}. Nobody can view it anymore, including us.`,
      ],
      action: { label: 'View profile', url },
    },
    brand,
  );

/** To staff. Contains no input. */
export const renderStaffEmail = (reference: string, url: string, brand: Brand): Message =>
  composeEmail(
    {
      to: brand.email,
      subject: `New registration (${reference})`,
      greeting: 'Hi,',
      body: ['A new registration is ready for review.'],
      action: { label: 'Review registration', url },
    },
    brand,
  );

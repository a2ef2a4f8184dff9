import type { Brand } from '@foothold/contracts/brand';
import { type SecretEnd, times } from '@foothold/contracts/recruiting-choices';
import { setLetter } from '../../platform/mail/letter.ts';
import type { Message } from '../../platform/mail/mail.ts';

/** Letters to an address that somebody typed greet nobody by name and repeat nothing that was typed. No letter ever says a password. */

interface Member {
  email: string;
  name: string;
}

const notYou = 'If it was not you who registered, you need not do anything.';

/** To an address that was typed: it arrived. */
export const receiptLetter = (email: string, reference: string, brand: Brand): Message =>
  setLetter(
    {
      to: email,
      subject: `We have your registration (${reference})`,
      greeting: 'Hello,',
      body: [
        `thank you: your registration has arrived at ${brand.name}. A person looks through it, and we write to you when that is done or when something is missing.`,
        `Your reference is ${reference}. Please name it if you write about it to ${brand.email}.`,
      ],
      note: notYou,
    },
    brand,
  );

/** To a member in whose name somebody registered without signing in. */
export const waitingLetter = (member: Member, url: string, brand: Brand): Message =>
  setLetter(
    {
      to: member.email,
      subject: 'A registration waits for you',
      greeting: `Hello ${member.name},`,
      body: [
        `somebody sent a registration with your e-mail address to ${brand.name}, without being signed in. If it was you, take it over, and it becomes your profile. If it was not, discard it: nobody else has seen it.`,
      ],
      action: { label: 'Look at it', url },
      note: 'It is deleted after 30 days unless you take it.',
    },
    brand,
  );

export const acceptedLetter = (member: Member, url: string, brand: Brand): Message =>
  setLetter(
    {
      to: member.email,
      subject: 'Your registration is accepted',
      greeting: `Hello ${member.name},`,
      body: [
        `we have looked through your registration and accepted it. It is your profile at ${brand.name} now, and you can change it at any time.`,
      ],
      action: { label: 'See your profile', url },
    },
    brand,
  );

export const returnedLetter = (member: Member, note: string, url: string, brand: Brand): Message =>
  setLetter(
    {
      to: member.email,
      subject: 'Your registration needs a change',
      greeting: `Hello ${member.name},`,
      body: ['we have looked through your registration. Before we can accept it, please change this:', note],
      action: { label: 'Change your registration', url },
    },
    brand,
  );

export const recruiterLetter = (member: Member, recruiter: string, url: string, brand: Brand): Message =>
  setLetter(
    {
      to: member.email,
      subject: `${recruiter} is your recruiter`,
      greeting: `Hello ${member.name},`,
      body: [
        `${recruiter} works for you from now on. What they want to do for you, they propose first, and nothing happens before you approve it.`,
      ],
      action: { label: 'See your profile', url },
    },
    brand,
  );

/** To a recruiter. Says nothing of whom. */
export const assignedLetter = (recruiter: Member, url: string, brand: Brand): Message =>
  setLetter(
    {
      to: recruiter.email,
      subject: 'A member is assigned to you',
      greeting: `Hello ${recruiter.name},`,
      body: ['the office has given you another member to work for.'],
      action: { label: 'See your members', url },
    },
    brand,
  );

export const proposalLetter = (
  member: Member,
  task: { recruiter: string; what: string; needsMailbox: boolean },
  url: string,
  brand: Brand,
): Message =>
  setLetter(
    {
      to: member.email,
      subject: `${task.recruiter} proposes something`,
      greeting: `Hello ${member.name},`,
      body: [
        `${task.recruiter} proposes to do this for you:`,
        task.what,
        task.needsMailbox
          ? `It needs your mailbox. If you approve it, ${task.recruiter} may look at the mailbox password that you keep with us, for ${times.approvalDays} days; each look is told to you.`
          : `If you approve it, the approval counts for ${times.approvalDays} days.`,
      ],
      action: { label: 'Approve or decline', url },
    },
    brand,
  );

export const revealLetter = (
  member: Member,
  look: { recruiter: string; reason: string; task: string; at: Date },
  url: string,
  brand: Brand,
): Message =>
  setLetter(
    {
      to: member.email,
      subject: `${look.recruiter} opened your mailbox password`,
      greeting: `Hello ${member.name},`,
      body: [
        `${look.recruiter} opened the mailbox password that you keep with us, on ${look.at.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
        `The reason given: ${look.reason}`,
        `The task you approved: ${look.task}`,
      ],
      action: { label: 'See every look', url },
      note: 'If you did not expect this, erase the password on the same page, change it at your mail provider, and write to us.',
    },
    brand,
  );

const ENDED: Partial<Record<SecretEnd, string>> = {
  plan: 'because your plan is over',
  consent: 'because you no longer agree to it being kept',
  idle: `because it was not used for ${times.idleDays} days`,
};

/** To a member whose mailbox password is no longer kept, for a reason that came by itself. */
export const endedLetter = (member: Member, why: SecretEnd, url: string, brand: Brand): Message =>
  setLetter(
    {
      to: member.email,
      subject: 'Your mailbox password is erased',
      greeting: `Hello ${member.name},`,
      body: [
        `the mailbox password that you kept with us is erased, ${ENDED[why] ?? 'as you asked'}. Nobody can open it any more, we neither.`,
      ],
      action: { label: 'See your profile', url },
    },
    brand,
  );

/** To the office. Nothing that was typed stands in it. */
export const officeLetter = (reference: string, url: string, brand: Brand): Message =>
  setLetter(
    {
      to: brand.email,
      subject: `A registration (${reference})`,
      greeting: 'Hello,',
      body: ['a registration has arrived and waits for a review.'],
      action: { label: 'Look through it', url },
    },
    brand,
  );

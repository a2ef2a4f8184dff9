import type { MAIL_OUTCOMES, WaitReason } from '@foothold/contracts/applications/inbox-choices';
import {
  type ApplicationMatch,
  type EmployerAddresses,
  findHiringSystem,
  isEmployerDomain,
  type MailReading,
} from '@foothold/core/application-mail';
import { type ApplicationState, mayMove } from '@foothold/core/tracking';
import type { MailOrigin } from './origin.ts';

/** An application that an email may be about. */
export interface Target extends EmployerAddresses {
  id: string;
  state: ApplicationState;
  title: string;
}

interface Facts {
  reading: MailReading;
  /** Whether someone forwarded the message by hand, so that a signature only proves who forwarded it. */
  isWrapped: boolean;
  origin: MailOrigin | null;
  recipients: readonly string[];
  sentAt: string | null;
  match: ApplicationMatch | null;
  target: Target | null;
  accountEmail: string | null;
  now: Date;
}

export interface Decision {
  outcome: (typeof MAIL_OUTCOMES)[number];
  /** Set if the application changes by itself. */
  to: ApplicationState | null;
  waitsBecause: WaitReason | null;
}

/** The state that an email puts an application in. An email that asks for something changes none. */
export const STATE_OF_KIND: Readonly<Record<MailReading['kind'], ApplicationState | null>> = {
  received: 'submitted',
  interview: 'interview',
  offer: 'offer',
  rejected: 'rejected',
  action: null,
  none: null,
};

/** Older messages don't change anything by themselves. */
const MAX_AGE_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Decides what becomes of an email: whether it changes an application by itself, and otherwise why its member has to decide. */
export function decide(facts: Facts): Decision {
  const { reading, match, target } = facts;
  const wait = (waitsBecause: WaitReason): Decision => ({ outcome: 'waiting', to: null, waitsBecause });
  if (reading.kind === 'none' && reading.certainty !== 'unsure' && reading.interviewChange === null)
    return { outcome: 'noted', to: null, waitsBecause: null };
  if (reading.certainty === 'unsure' || reading.interviewChange !== null) return wait('unsure');
  if (!match || !target) return wait('no-application');
  const to = STATE_OF_KIND[reading.kind];
  if (to === null) return { outcome: 'noted', to: null, waitsBecause: null };
  // News that the application already shows.
  if (to === target.state || (reading.kind === 'received' && !mayMove('email', target.state, to)))
    return { outcome: 'noted', to: null, waitsBecause: null };
  if (match.certainty === 'unsure') return wait('application');
  const doubt = findDoubt(facts, target);
  if (doubt) return wait(doubt);
  if (reading.certainty !== 'sure') return wait('unsure');
  if (needsMember(reading)) return wait('important');
  return mayMove('email', target.state, to) ? { outcome: 'applied', to, waitsBecause: null } : wait('state');
}

/**
 * What only its member confirms. On messages that the rules weren’t written for, readings of offers and of interviews without a time are
 * wrong too often (`bench/application-mail.ts --set second`).
 */
const needsMember = ({ kind, interview }: MailReading): boolean =>
  kind === 'offer' || (kind === 'interview' && (interview?.at ?? null) === null);

/** Why a message doesn't prove that the employer sent it to this member. */
function findDoubt(
  { origin, isWrapped, recipients, sentAt, accountEmail, now }: Facts,
  target: Target,
): WaitReason | null {
  if (!origin || isWrapped) return 'unverified';
  if (!isKnownSender(origin.domain, target)) return 'sender';
  // Anyone can send on a message that an employer sent to them.
  if (accountEmail === null || !recipients.includes(accountEmail.toLowerCase())) return 'addressee';
  if (sentAt === null || Math.abs(now.getTime() - Date.parse(sentAt)) > MAX_AGE_DAYS * DAY_MS) return 'old';
  return null;
}

/** Whether a domain is a hiring system's, as its maker documents, or the employer's own. */
const isKnownSender = (domain: string, target: Target): boolean =>
  Boolean(findHiringSystem(domain)?.source) || isEmployerDomain(domain, target);

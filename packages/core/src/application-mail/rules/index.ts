import { ACTION_RULES } from './action.ts';
import { INTERVIEW_RULES } from './interview.ts';
import { OFFER_RULES } from './offer.ts';
import { RECEIVED_RULES } from './received.ts';
import { REJECTED_RULES } from './rejected.ts';
import type { MailRule } from './rule.ts';

/** Every rule about a sentence. */
export const MAIL_RULES: readonly MailRule[] = [
  ...REJECTED_RULES,
  ...OFFER_RULES,
  ...INTERVIEW_RULES,
  ...ACTION_RULES,
  ...RECEIVED_RULES,
];

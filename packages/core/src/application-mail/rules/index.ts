import { ACTION_RULES } from './action.ts';
import { INTERVIEW_RULES } from './interview.ts';
import { INTERVIEW_TIME_RULES } from './interview-times.ts';
import { OFFER_RULES } from './offer.ts';
import { RECEIVED_RULES } from './received.ts';
import { REJECTED_RULES } from './rejected.ts';
import { DECISION_RULES } from './rejected-decisions.ts';
import type { MailRule } from './rule.ts';

/** Rules that are written more freely leave the change to the member. */
const toLikely = (rule: MailRule): MailRule => ({ ...rule, certainty: 'likely' });

/** Every rule about a sentence. */
export const MAIL_RULES: readonly MailRule[] = [
  ...REJECTED_RULES,
  ...DECISION_RULES.map(toLikely),
  ...OFFER_RULES,
  ...INTERVIEW_RULES,
  ...INTERVIEW_TIME_RULES.map(toLikely),
  ...ACTION_RULES,
  ...RECEIVED_RULES,
];

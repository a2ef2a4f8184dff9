import { ACTION_RULES } from './action.ts';
import { REQUEST_RULES } from './action-requests.ts';
import { INTERVIEW_RULES } from './interview.ts';
import { MEETING_RULES } from './interview-meetings.ts';
import { INTERVIEW_TIME_RULES } from './interview-times.ts';
import { OFFER_RULES } from './offer.ts';
import { OFFER_TERM_RULES } from './offer-terms.ts';
import { OTHER_LANGUAGE_RULES } from './other-languages.ts';
import { RECEIVED_RULES } from './received.ts';
import { ARRIVAL_RULES } from './received-arrivals.ts';
import { REJECTED_RULES } from './rejected.ts';
import { DECISION_RULES } from './rejected-decisions.ts';
import { OUTCOME_RULES } from './rejected-outcomes.ts';
import type { MailRule } from './rule.ts';

/** Rules that are written more freely leave the change to the member. */
const toLikely = (rule: MailRule): MailRule => ({ ...rule, certainty: 'likely' });

/** Every rule about a sentence. */
export const MAIL_RULES: readonly MailRule[] = [
  ...REJECTED_RULES,
  ...OFFER_RULES,
  ...INTERVIEW_RULES,
  ...ACTION_RULES,
  ...RECEIVED_RULES,
  ...[
    ...DECISION_RULES,
    ...OUTCOME_RULES,
    ...OFFER_TERM_RULES,
    ...INTERVIEW_TIME_RULES,
    ...MEETING_RULES,
    ...REQUEST_RULES,
    ...ARRIVAL_RULES,
    ...OTHER_LANGUAGE_RULES,
  ].map(toLikely),
];

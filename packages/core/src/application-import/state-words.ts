import { APPLICATION_STATES, type ApplicationState } from '../tracking/index.ts';

/** Words for states in other trackers and in tables that people make themselves, in lower case with single spaces. */
const WORDS: Readonly<Record<ApplicationState, readonly string[]>> = {
  saved: [
    'saved',
    'wishlist',
    'wish list',
    'bookmarked',
    'interested',
    'to apply',
    'to do',
    'todo',
    'not applied',
    'not applied yet',
    'not started',
    'backlog',
    'lead',
    'new',
  ],
  preparing: ['preparing', 'applying', 'in progress', 'drafting', 'draft', 'started', 'preparing application'],
  'awaiting-approval': ['awaiting your approval', 'awaiting approval'],
  approved: ['approved'],
  submitted: [
    'applied',
    'submitted',
    'sent',
    'application sent',
    'application submitted',
    'waiting',
    'pending',
    'awaiting response',
    'referred',
    'yes',
  ],
  'in-review': [
    'in review',
    'under review',
    'reviewing',
    'screening',
    'received',
    'under consideration',
    'considered',
    'assessment',
    'shortlisted',
    'viewed',
  ],
  interview: [
    'interview',
    'interviewing',
    'interviewed',
    'interviews',
    'phone screen',
    'phone interview',
    'phone call',
    'screening call',
    'recruiter screen',
    'technical interview',
    'onsite',
    'on site',
    'onsite interview',
    'final round',
    'final interview',
    'first interview',
    'second interview',
    'first round',
    'second round',
    'interview scheduled',
    'take home',
  ],
  offer: ['offer', 'offered', 'offer received', 'negotiating', 'negotiation'],
  accepted: ['accepted', 'hired', 'signed', 'offer accepted', 'accepted offer', 'got the job'],
  rejected: [
    'rejected',
    'rejection',
    'declined',
    'denied',
    'not selected',
    'turned down',
    'no',
    'unsuccessful',
    'refused',
    'rejected after interview',
  ],
  withdrawn: [
    'withdrawn',
    'withdrew',
    'not interested',
    'i withdrew',
    'canceled',
    'cancelled',
    'i declined',
    'declined offer',
    'offer declined',
  ],
  expired: ['job closed', 'closed', 'expired', 'position filled', 'filled', 'on hold', 'posting removed'],
  'no-answer': ['no answer', 'no response', 'no reply', 'ghosted', 'unanswered', 'never heard back', 'no news'],
};

const simplify = (word: string) =>
  word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const stateByWord = new Map(APPLICATION_STATES.flatMap((state) => WORDS[state].map((word) => [word, state] as const)));

/** The state that a word stands for. Null if it isn't clear. */
export const guessState = (word: string): ApplicationState | null => stateByWord.get(simplify(word)) ?? null;

/** The same word in other capitals or with other punctuation is one word. */
export const toStateKey = simplify;

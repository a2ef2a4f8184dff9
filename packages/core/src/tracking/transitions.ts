import { ACTIVE_STATES, APPLICATION_STATES, type ApplicationState, UNSENT_STATES } from './states.ts';

/**
 * Who changes a state. `member`: the member's own statement, by hand or by an import. `recruiter`: with a packet that the member approved.
 * `email`: a message from the employer. `foothold`: the passing of time. `import`: an archive from elsewhere, which nobody verified and which changes nothing later.
 */
export const TRANSITION_ACTORS = ['member', 'recruiter', 'email', 'foothold', 'import'] as const;
export type TransitionActor = (typeof TRANSITION_ACTORS)[number];

type Transitions = Partial<Record<ApplicationState, readonly ApplicationState[]>>;

const fromEach = (from: readonly ApplicationState[], to: readonly ApplicationState[]): Transitions =>
  Object.fromEntries(from.map((state) => [state, to]));

/**
 * The states that each actor may set, by the state before. What isn't listed is refused.
 *
 * A recruiter can't approve in a member's name, accept an offer or withdraw, and the database lets them set `submitted` only with an approved
 * packet. An email never moves an application back, and leaves accepted
 * and withdrawn ones as they are. Time ends what can no longer be sent, and what wasn't answered.
 */
const TRANSITIONS: Record<TransitionActor, Transitions> = {
  member: fromEach(APPLICATION_STATES, APPLICATION_STATES),
  recruiter: {
    saved: ['preparing', 'awaiting-approval', 'submitted'],
    preparing: ['awaiting-approval', 'submitted'],
    'awaiting-approval': ['preparing', 'submitted'],
    approved: ['preparing', 'awaiting-approval', 'submitted'],
    submitted: ['in-review', 'interview', 'offer', 'rejected'],
    'in-review': ['interview', 'offer', 'rejected'],
    interview: ['offer', 'rejected'],
    offer: ['rejected'],
    'no-answer': ['in-review', 'interview', 'offer', 'rejected'],
  },
  email: {
    ...fromEach(UNSENT_STATES, ['submitted', 'in-review', 'interview', 'offer', 'rejected']),
    submitted: ['in-review', 'interview', 'offer', 'rejected'],
    'in-review': ['interview', 'offer', 'rejected'],
    interview: ['offer', 'rejected'],
    offer: ['rejected'],
    expired: ['submitted', 'in-review', 'interview', 'offer', 'rejected'],
    'no-answer': ['in-review', 'interview', 'offer', 'rejected'],
    rejected: ['interview', 'offer'],
  },
  foothold: {
    ...fromEach(UNSENT_STATES, ['expired']),
    // Nobody decided in time, or the approval ran out.
    ...fromEach(['awaiting-approval', 'approved'], ['preparing', 'expired']),
    ...fromEach(
      ACTIVE_STATES.filter((state) => state === 'submitted' || state === 'in-review'),
      ['no-answer'],
    ),
  },
  import: {},
};

/** The states that the actor may set from this one. The same state isn't one of them. */
export const listNextStates = (by: TransitionActor, from: ApplicationState): readonly ApplicationState[] =>
  (TRANSITIONS[by][from] ?? []).filter((to) => to !== from);

export const mayMove = (by: TransitionActor, from: ApplicationState, to: ApplicationState): boolean =>
  listNextStates(by, from).includes(to);

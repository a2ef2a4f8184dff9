// Limits, durations, states, and texts of recruiting. No schemas, so that pages don't load any in the browser; those are in `shapes.ts`.

export const limits = {
  /** The maximum number of members per recruiter. */
  capacity: 25,
  reason: { min: 10, max: 500 },
  task: 500,
  note: 2000,
  /** Maximum length of a mailbox password, in characters. */
  password: 256,
} as const;

/** Durations that the screens explain. */
export const times = {
  /** How long an approval is valid. */
  approvalDays: 14,
  /** A mailbox password that isn't opened or replaced for this long is deleted. */
  idleDays: 30,
  /** How recently the second factor must have been verified, before passkeys were needed. */
  verifiedMinutes: 5,
  /** How long a sealed answer can be fetched. */
  answerMinutes: 2,
} as const;

export const messages = {
  reason: `Enter a reason of ${limits.reason.min} to ${limits.reason.max} characters.`,
  password: 'Resume email password is required',
  permission: 'You must give permission to store your password',
  task: 'Describe exactly what will be done.',
  note: 'Describe what needs to change.',
} as const;

/**
 * `waiting`: someone sent it with a member's address, and that member accepts or discards it. `returned`: sent back with a note; editing
 * makes it new again.
 */
export const REGISTRATION_STATES = ['waiting', 'new', 'in-review', 'accepted', 'returned'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Why a mailbox password was deleted. */
export const SECRET_ENDS = ['erased', 'replaced', 'consent', 'plan', 'idle', 'discarded'] as const;
export type SecretEnd = (typeof SECRET_ENDS)[number];

/** `expired`: the approval is older than 14 days. */
export const TASK_STATES = ['proposed', 'approved', 'declined', 'withdrawn', 'done', 'expired'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Requirements before the custody process opens a password. It checks each one in the database itself. */
export const REVEAL_RULES = [
  'assigned',
  'stored',
  'idle',
  'plan',
  'consent',
  'packet',
  'passkey',
  'reason',
  'in-time',
] as const;
export type RevealRule = (typeof REVEAL_RULES)[number];

/** With those that applied before packets, which stay in the log. */
export const RECORDED_REVEAL_RULES = [...REVEAL_RULES, 'task', 'verified'] as const;
export type RecordedRevealRule = (typeof RECORDED_REVEAL_RULES)[number];

/** What is missing if a requirement isn't met, for the recruiter. */
export const ruleSentences: Record<RecordedRevealRule, { holds: string; missing: string }> = {
  assigned: { holds: 'This member is assigned to you.', missing: 'This member is not assigned to you.' },
  stored: { holds: 'A mailbox password is saved.', missing: 'No mailbox password is saved.' },
  idle: {
    holds: `The password was used or updated in the last ${times.idleDays} days.`,
    missing: `The password hasn’t been used or updated for ${times.idleDays} days.`,
  },
  plan: { holds: 'The member has an active plan or trial.', missing: 'The member has no active plan or trial.' },
  consent: {
    holds: 'The member gave permission to store the password.',
    missing: 'The member withdrew permission to store the password.',
  },
  packet: {
    holds: 'The member approved an application that needs the mailbox, and it isn’t submitted yet.',
    missing: 'The member hasn’t approved an application that needs the mailbox, or the approval has ended.',
  },
  passkey: {
    holds: 'You have a passkey to confirm that it’s you.',
    missing: 'Confirm with your passkey that it’s you.',
  },
  task: {
    holds: 'The member approved a task that needs the mailbox.',
    missing: `The member hasn’t approved a task that needs the mailbox in the last ${times.approvalDays} days.`,
  },
  verified: {
    holds: `You confirmed your second factor in the last ${times.verifiedMinutes} minutes.`,
    missing: `Confirm your second factor. It’s valid for ${times.verifiedMinutes} minutes.`,
  },
  reason: { holds: 'You gave a reason.', missing: messages.reason },
  'in-time': {
    holds: 'The password was opened in time.',
    missing: 'This took too long, so the password wasn’t opened. Try again.',
  },
};

import { z } from 'zod';
import { registrationAnswersSchema } from './registration-shapes.ts';

// What a member, their recruiter and the office see of a registration, of tasks and of the mailbox.

export const limits = {
  /** Members a recruiter can have at once. */
  capacity: 25,
  reason: { min: 10, max: 500 },
  task: 500,
  note: 2000,
  /** Characters of a mailbox password. */
  password: 256,
} as const;

/** Durations of chapter 9's kind: what they bind is said on the screens. */
export const times = {
  /** How long an approval lives. */
  approvalDays: 14,
  /** A mailbox password that was neither opened nor replaced for so long is erased. */
  idleDays: 30,
  /** How fresh the proof of the second factor must be. */
  verifiedMinutes: 5,
  /** How long the sealed answer of a reveal waits to be fetched. */
  answerMinutes: 2,
} as const;

export const messages = {
  reason: `Please say in ${limits.reason.min} to ${limits.reason.max} characters why you need it.`,
  password: 'Resume email password is required',
  permission: 'You must give permission to store your password',
  task: 'Please say what exactly will be done.',
  note: 'Please say what should be changed.',
} as const;

/**
 * `waiting`: somebody sent it in the name of an address that a member has; that member takes or discards it.
 * `returned`: sent back with a note; editing makes it new again.
 */
export const REGISTRATION_STATES = ['waiting', 'new', 'in-review', 'accepted', 'returned'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

const at = z.iso.datetime();
const person = z.object({ id: z.string(), name: z.string() });

/** As it was taken: the rules of the form have been asked on the way in. */
const answersSchema = z.object(registrationAnswersSchema.shape);

export const registrationViewSchema = z.object({
  id: z.string(),
  /** Short, for people: `R-7K2Q9`. */
  reference: z.string(),
  state: z.enum(REGISTRATION_STATES),
  answers: answersSchema,
  /** What is to be changed, where it was returned. */
  note: z.string().nullable(),
  submittedAt: at,
  changedAt: at,
  reviewedAt: at.nullable(),
});
export type RegistrationView = z.infer<typeof registrationViewSchema>;

/** Why a mailbox password is no longer kept. */
export const SECRET_ENDS = ['erased', 'replaced', 'consent', 'plan', 'idle', 'discarded'] as const;
export type SecretEnd = (typeof SECRET_ENDS)[number];

/** Of a mailbox password only that it is kept, and since when. The value is nowhere in any answer. */
export const mailboxSchema = z.object({
  /** Null where none is kept. */
  stored: z
    .object({ since: at, lastOpenedAt: at.nullable(), /** Erased then, unless it is opened or replaced. */ idleAt: at })
    .nullable(),
  /** The last one that is not kept any more. */
  ended: z.object({ at, why: z.enum(SECRET_ENDS) }).nullable(),
  /** An address that we issued. `delivers` is false until the operator has connected a mail service that forwards. */
  forwarding: z.object({ address: z.string(), since: at, delivers: z.boolean() }).nullable(),
});
export type Mailbox = z.infer<typeof mailboxSchema>;

/** `expired`: the approval is older than 14 days. */
export const TASK_STATES = ['proposed', 'approved', 'declined', 'withdrawn', 'done', 'expired'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const taskSchema = z.object({
  id: z.string(),
  state: z.enum(TASK_STATES),
  /** What exactly will be done. */
  what: z.string(),
  listing: z.object({ id: z.string(), title: z.string(), company: z.string() }).nullable(),
  /** Whether the mailbox password may be looked at for it. */
  needsMailbox: z.boolean(),
  recruiter: z.object({ name: z.string() }),
  proposedAt: at,
  decidedAt: at.nullable(),
  approvedUntil: at.nullable(),
  finishedAt: at.nullable(),
  /** What the member said when declining. */
  note: z.string().nullable(),
});
export type Task = z.infer<typeof taskSchema>;

/** What must hold before the keeper opens; it checks each by its own reading of the database. */
export const REVEAL_RULES = [
  'assigned',
  'stored',
  'idle',
  'plan',
  'consent',
  'task',
  'verified',
  'reason',
  'in-time',
] as const;
export type RevealRule = (typeof REVEAL_RULES)[number];

/** What is missing where a rule does not hold, to the recruiter. */
export const ruleSentences: Record<RevealRule, { holds: string; missing: string }> = {
  assigned: { holds: 'This member is assigned to you.', missing: 'This member is not assigned to you.' },
  stored: { holds: 'A mailbox password is kept.', missing: 'No mailbox password is kept.' },
  idle: {
    holds: `It was used or replaced in the last ${times.idleDays} days.`,
    missing: `It was neither used nor replaced for ${times.idleDays} days.`,
  },
  plan: { holds: "The member's plan or trial is running.", missing: "The member's plan and trial are over." },
  consent: {
    holds: 'The member agrees to the password being kept.',
    missing: 'The member no longer agrees to the password being kept.',
  },
  task: {
    holds: 'The member has approved a task that needs the mailbox.',
    missing: `There is no task that needs the mailbox and that the member approved in the last ${times.approvalDays} days.`,
  },
  verified: {
    holds: `You proved your second factor in the last ${times.verifiedMinutes} minutes.`,
    missing: `Prove your second factor: it counts for ${times.verifiedMinutes} minutes.`,
  },
  reason: { holds: 'You gave a reason.', missing: messages.reason },
  'in-time': { holds: 'It was opened in time.', missing: 'It took too long, so it was not opened. Please ask again.' },
};

export const REVEAL_STATES = ['asked', 'ready', 'refused', 'failed', 'fetched', 'gone'] as const;

/** One look at a mailbox password, or a try: who, when, why, for which task. */
export const accessSchema = z.object({
  id: z.string(),
  recruiter: z.string(),
  reason: z.string(),
  task: z.string().nullable(),
  askedAt: at,
  /** `opened` may not have been fetched; `asked` is not decided yet. */
  outcome: z.enum(['asked', 'opened', 'refused', 'failed']),
  refusedFor: z.enum(REVEAL_RULES).nullable(),
});
export type Access = z.infer<typeof accessSchema>;

export const profileSchema = z.object({
  registration: registrationViewSchema.nullable(),
  /** Sent in the name of this account's address by somebody who was not signed in. */
  waiting: z.array(registrationViewSchema.extend({ withPassword: z.boolean() })),
  recruiter: z.object({ name: z.string(), since: at }).nullable(),
  mailbox: mailboxSchema,
  /** How many tasks wait for a decision. */
  tasksWaiting: z.number().int(),
});
export type Profile = z.infer<typeof profileSchema>;

export const clientSchema = z.object({
  member: person,
  preferredRole: z.string(),
  since: at,
  tasks: z.record(z.enum(['proposed', 'approved']), z.number().int()),
  /** When the first approval ends that is not done yet. */
  due: at.nullable(),
  mailbox: z.enum(['password', 'forwarding', 'none']),
});
export type Client = z.infer<typeof clientSchema>;

export const clientDetailSchema = z.object({
  member: person,
  since: at,
  registration: registrationViewSchema,
  tasks: z.array(taskSchema),
  mailbox: mailboxSchema,
  /** What holds at this moment of what a reveal needs, but for the reason. */
  rules: z.array(z.object({ rule: z.enum(REVEAL_RULES), holds: z.boolean() })),
  /** The recruiter's own looks. */
  access: z.array(accessSchema),
});
export type ClientDetail = z.infer<typeof clientDetailSchema>;

export const registrationRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(REGISTRATION_STATES),
  name: z.string(),
  email: z.string(),
  preferredRole: z.string(),
  submittedAt: at,
  recruiter: person.nullable(),
});
export type RegistrationRow = z.infer<typeof registrationRowSchema>;

export const registrationDetailSchema = registrationViewSchema.extend({
  member: person.extend({ email: z.string(), emailConfirmed: z.boolean() }),
  /** `trial` and `none` where nothing was bought. People's time is part of Prime and X, not of the trial. */
  plan: z.enum(['none', 'trial', 'one', 'prime', 'x']),
  recruiter: person.extend({ since: at }).nullable(),
  mailbox: z.enum(['password', 'forwarding', 'none']),
  history: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['received', 'taken', 'edited', 'in-review', 'accepted', 'returned', 'assigned', 'unassigned']),
      /** Of the office; null for the member. */
      by: z.string().nullable(),
      /** Of `returned` the note, of `assigned` the recruiter's name. */
      text: z.string().nullable(),
      at,
    }),
  ),
});
export type RegistrationDetail = z.infer<typeof registrationDetailSchema>;

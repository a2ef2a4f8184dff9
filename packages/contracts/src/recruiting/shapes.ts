import { z } from 'zod';
import { REGISTRATION_STATES, REVEAL_RULES, SECRET_ENDS, TASK_STATES } from './choices.ts';
import { registrationAnswersSchema } from './registration-shapes.ts';

export * from './choices.ts';

// What a member, their recruiter and the office see of a registration, of tasks and of the mailbox.

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

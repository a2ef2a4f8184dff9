import { z } from 'zod';
import { RECORDED_REVEAL_RULES, REGISTRATION_STATES, REVEAL_RULES, SECRET_ENDS, TASK_STATES } from './choices.ts';
import { registrationAnswersSchema } from './registration-shapes.ts';

export * from './choices.ts';

// What a member, their recruiter, and staff see of a registration, of tasks, and of the mailbox.

const at = z.iso.datetime();
const person = z.object({ id: z.string(), name: z.string() });

/** As stored. The form's rules were checked on input. */
const answersSchema = z.object(registrationAnswersSchema.shape);

export const registrationViewSchema = z.object({
  id: z.string(),
  /** A short reference, such as `R-7K2Q9`. */
  reference: z.string(),
  state: z.enum(REGISTRATION_STATES),
  answers: answersSchema,
  /** What to change, if it was returned. */
  note: z.string().nullable(),
  submittedAt: at,
  changedAt: at,
  reviewedAt: at.nullable(),
});
export type RegistrationView = z.infer<typeof registrationViewSchema>;

/** Only that a mailbox password is stored, and since when. No response ever contains it. */
export const mailboxSchema = z.object({
  /** Null if none is stored. */
  stored: z
    .object({
      since: at,
      lastOpenedAt: at.nullable(),
      /** Deleted at this time unless it is opened or replaced. */ idleAt: at,
    })
    .nullable(),
  /** The most recently deleted one. */
  ended: z.object({ at, why: z.enum(SECRET_ENDS) }).nullable(),
  /** Whether addresses that we issue receive email, so that one is offered. */
  offersForwarding: z.boolean(),
  /** An address that we issued. `delivers` is false until the operator has set up mail forwarding. */
  forwarding: z.object({ address: z.string(), since: at, delivers: z.boolean() }).nullable(),
});
export type Mailbox = z.infer<typeof mailboxSchema>;

export const taskSchema = z.object({
  id: z.string(),
  state: z.enum(TASK_STATES),
  /** Exactly what will be done. */
  what: z.string(),
  listing: z.object({ id: z.string(), title: z.string(), company: z.string() }).nullable(),
  /** Whether the task needed the mailbox password. New ones never do; applications do. */
  needsMailbox: z.boolean(),
  recruiter: z.object({ name: z.string() }),
  proposedAt: at,
  decidedAt: at.nullable(),
  approvedUntil: at.nullable(),
  finishedAt: at.nullable(),
  /** The member's note when declining. */
  note: z.string().nullable(),
});
export type Task = z.infer<typeof taskSchema>;

export const REVEAL_STATES = ['asked', 'ready', 'refused', 'failed', 'fetched', 'gone'] as const;

/** An access to a mailbox password, or an attempt: who, when, why, and for which application. Earlier ones were for a task. */
export const accessSchema = z.object({
  id: z.string(),
  recruiter: z.string(),
  reason: z.string(),
  task: z.string().nullable(),
  askedAt: at,
  /** `opened` may not have been fetched. `asked` is undecided. */
  outcome: z.enum(['asked', 'opened', 'refused', 'failed']),
  refusedFor: z.enum(RECORDED_REVEAL_RULES).nullable(),
});
export type Access = z.infer<typeof accessSchema>;

export const profileSchema = z.object({
  registration: registrationViewSchema.nullable(),
  /** Sent with this account's address by someone who wasn't signed in. */
  waiting: z.array(registrationViewSchema.extend({ withPassword: z.boolean() })),
  recruiter: z
    .object({
      name: z.string(),
      since: at,
      /** Whom they cover for, and the last day of that. */
      covering: z.object({ name: z.string(), until: z.string() }).nullable(),
    })
    .nullable(),
  mailbox: mailboxSchema,
  /** How many tasks wait for a decision. */
  tasksWaiting: z.number().int(),
});
export type Profile = z.infer<typeof profileSchema>;

/** A recruiter's member, and whether it's a sample person. */
const clientMember = person.extend({ sample: z.boolean() });

export const clientSchema = z.object({
  member: clientMember,
  preferredRole: z.string(),
  since: at,
  /** Applications and tasks that wait for the member’s approval, and approved ones that wait for the recruiter. */
  tasks: z.record(z.enum(['proposed', 'approved']), z.number().int()),
  /** When the first of the approved ones is due. */
  due: at.nullable(),
  mailbox: z.enum(['password', 'forwarding', 'none']),
});
export type Client = z.infer<typeof clientSchema>;

/** Whether the member lets recruiters and staff see what the registration says about their visa. Otherwise it is left out. */
const visaShared = z.boolean();

export const clientDetailSchema = z.object({
  member: clientMember,
  since: at,
  /** While this recruiter covers for another: what that one wrote. */
  handover: z
    .object({ from: z.string(), until: z.string(), note: z.string(), memberNote: z.string().nullable() })
    .nullable(),
  registration: registrationViewSchema.extend({ visaShared }),
  tasks: z.array(taskSchema),
  mailbox: mailboxSchema,
  /** Which requirements of an access are currently met, except those of the request itself. */
  rules: z.array(z.object({ rule: z.enum(REVEAL_RULES), holds: z.boolean() })),
  /** The recruiter's own accesses. */
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
  /** Whether its member is a sample person. */
  sample: z.boolean(),
});
export type RegistrationRow = z.infer<typeof registrationRowSchema>;

export const registrationDetailSchema = registrationViewSchema.extend({
  visaShared,
  /** `sample`: whether it's a sample person. */
  member: person.extend({ email: z.string(), emailConfirmed: z.boolean(), sample: z.boolean() }),
  /** `trial` and `none` if nothing was bought. A recruiter's time is part of Prime and X, but not of the trial. */
  plan: z.enum(['none', 'trial', 'one', 'prime', 'x']),
  recruiter: person.extend({ since: at }).nullable(),
  mailbox: z.enum(['password', 'forwarding', 'none']),
  history: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['received', 'taken', 'edited', 'in-review', 'accepted', 'returned', 'assigned', 'unassigned']),
      /** The staff member. Null for the member. */
      by: z.string().nullable(),
      /** The note for `returned`, the recruiter's name for `assigned`. */
      text: z.string().nullable(),
      at,
    }),
  ),
});
export type RegistrationDetail = z.infer<typeof registrationDetailSchema>;

/** An entry of the member's own part of the audit log. The details depend on its kind. */
export const auditEntrySchema = z.object({
  /** Its place in the log of the whole installation. */
  number: z.number().int(),
  at: z.iso.datetime(),
  /** SHA-256, hexadecimal. */
  hash: z.string(),
  kind: z.string(),
  actor: z.object({
    kind: z.enum(['member', 'recruiter', 'staff', 'system', 'custody']),
    /** Null for processes. */
    name: z.string().nullable(),
  }),
  subject: z.object({ kind: z.string(), id: z.string() }).nullable(),
  detail: z.record(z.string(), z.json()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

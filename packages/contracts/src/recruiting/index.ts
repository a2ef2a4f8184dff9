import { z } from 'zod';
import { assertionSchema } from '../accounts/shapes.ts';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { pageNumberSchema } from '../numbers.ts';
import { authorization } from './authorization.ts';
import { RECRUITING_ERRORS } from './errors.ts';
import { guarantee } from './guarantee.ts';
import { packetFilling } from './packet-filling.ts';
import { packetWork } from './packets.ts';
import { registrationAnswersSchema, registrationSchema } from './registration-shapes.ts';
import { rules } from './rules.ts';
import {
  accessSchema,
  auditEntrySchema,
  clientDetailSchema,
  clientSchema,
  limits,
  mailboxSchema,
  messages,
  profileSchema,
  RECORDED_REVEAL_RULES,
  REGISTRATION_STATES,
  REVEAL_STATES,
  registrationDetailSchema,
  registrationRowSchema,
  taskSchema,
} from './shapes.ts';
import { staffing } from './staffing.ts';
import { tailoring } from './tailoring.ts';
import { memberThread, thread } from './threads.ts';
import { visa } from './visa.ts';
import { weeklyReports } from './weekly-reports.ts';
import { workspace } from './workspace.ts';

export type { Authorization } from './authorization.ts';
export type {
  MemberCase,
  MemberGuarantee,
  ReviewedResume,
  StaffCase,
  StaffCaseDetail,
} from './guarantee.ts';
export type { OwnRules, StoredRules } from './rules.ts';
export * from './shapes.ts';
export type { Absence, RecruiterLoad, StaffDashboard, Staffing, StaffMove } from './staffing.ts';
export type { Visa, VisaClock, VisaRuleView } from './visa.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    recruiting: true;
  }
}

const endpoint = createEndpointFactory(RECRUITING_ERRORS);

const staff = ['support', 'admin'] as const;
const recruiters = ['recruiter'] as const;
const notFound = ['resource.not-found'] as const;
const id = z.object({ id: z.string().max(64) });
const memberId = z.object({ memberId: z.string().max(64) });
const page = pageNumberSchema();
const nothing = z.object({});
/** Values of a registration that its rules ask for. */
const REGISTRATION_EXAMPLE = {
  dateOfBirth: '1990-02-28',
  bachelorsGraduationDate: '2013-06-14',
  visaStatus: 'H1B Visa',
  arrivalDate: '2015-08-20',
  signatureDate: '2026-12-01',
  workExperience: [
    {
      clientName: 'Juniper Ridge Hospital',
      startDate: '2020-05-04',
      endDate: '2023-02-28',
      role: 'Registered nurse',
      clientAddress: '12 Ridge Road, Boise, ID',
    },
  ],
};
const requiredTextSchema = (most: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(most, { error: `Use ${most} characters or fewer.`, abort: true });

/** An uncompressed point on P-256: 65 bytes in base64. */
const publicKey = z.string().regex(/^[A-Za-z0-9+/]{87}=$/, 'This isn’t a public key.');

/** What a recruiter asks for. Their passkey signs all of it. */
const revealRequest = memberId.extend({
  /** An approved packet of this member that needs the mailbox. */
  packetId: z.string().max(64),
  reason: z
    .string({ error: messages.reason })
    .trim()
    .min(limits.reason.min, messages.reason)
    .max(limits.reason.max, messages.reason),
  /**
   * A public key that the browser creates for this one answer (`makeBoxKeys`). Open the answer with `openText(keys, box, 'reveal|<id>')`.
   */
  publicKey,
});

/** Registrations, the member's recruiter, and the mailbox password that only the custody process can open. */
export const recruiting = {
  register: endpoint({
    method: 'POST',
    path: '/api/registration',
    example: REGISTRATION_EXAMPLE,
    summary:
      'Submit a registration; repeating it within ten minutes, or with the same Idempotency-Key, returns the same registration',
    access: 'anyone',
    scope: 'none',
    status: 201,
    // Storing the response would also store a digest of the password. The registration itself is idempotent instead.
    replays: false,
    limits: [
      { points: 20, seconds: 3600, by: ['address'] },
      { points: 10, seconds: 3600, by: ['input:email'] },
    ],
    errors: ['request.key-reused'],
  })
    .input(registrationSchema)
    .output(z.object({ reference: z.string() })),
  registrationPdf: endpoint({
    method: 'POST',
    path: '/api/registration/pdf',
    example: REGISTRATION_EXAMPLE,
    files: ['application/pdf'],
    summary: 'Download a registration as a PDF; the password field is ignored and printed as bullets',
    access: 'anyone',
    scope: 'none',
    answer: 'download',
    replays: false,
    limits: [{ points: 60, seconds: 3600, by: ['address'] }],
  })
    .input(registrationAnswersSchema.safeExtend({ reference: z.string().max(20).optional() }))
    .output(z.instanceof(File)),

  profile: endpoint({
    method: 'GET',
    path: '/api/recruiting/profile',
    summary: 'Get your registration, recruiter, and mailbox',
    access: 'signed-in',
    scope: 'session',
  }).output(profileSchema),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/api/recruiting/profile',
    example: REGISTRATION_EXAMPLE,
    summary: 'Update your registration; a returned registration becomes new again',
    access: 'signed-in',
    scope: 'session',
    errors: notFound,
  })
    .input(registrationAnswersSchema)
    .output(profileSchema),
  takeWaiting: endpoint({
    method: 'POST',
    path: '/api/recruiting/waiting/{id}/take',
    summary: 'Claim a pending registration; it replaces any earlier one',
    access: 'signed-in',
    scope: 'session',
    errors: notFound,
  })
    .input(id)
    .output(profileSchema),
  discardWaiting: endpoint({
    method: 'POST',
    path: '/api/recruiting/waiting/{id}/discard',
    summary: 'Delete a pending registration',
    access: 'signed-in',
    scope: 'session',
    errors: notFound,
  })
    .input(id)
    .output(profileSchema),
  storeSecret: endpoint({
    method: 'PUT',
    path: '/api/recruiting/secret',
    summary: 'Save a mailbox password, replacing any earlier one',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    bodyLimit: 4 * KILOBYTE,
    limits: [{ points: 20, seconds: 3600, by: ['account'] }],
    errors: ['recruiting.no-plan'],
  })
    .input(
      z.object({
        password: z
          .string({ error: messages.password })
          .min(1, messages.password)
          .max(limits.password, `Use ${limits.password} characters or fewer.`),
        permissionToStore: z.literal(true, { error: messages.permission }),
      }),
    )
    .output(mailboxSchema),
  eraseSecret: endpoint({
    method: 'DELETE',
    path: '/api/recruiting/secret',
    summary: 'Permanently delete the mailbox password',
    access: 'signed-in',
    scope: 'session',
  }).output(mailboxSchema),
  issueForwarding: endpoint({
    method: 'POST',
    path: '/api/recruiting/forwarding',
    summary: 'Create a forwarding address, or return the existing one',
    access: 'signed-in',
    scope: 'session',
  })
    .input(nothing)
    .output(mailboxSchema),
  withdrawForwarding: endpoint({
    method: 'DELETE',
    path: '/api/recruiting/forwarding',
    summary: 'Release the forwarding address; it is never reused',
    access: 'signed-in',
    scope: 'session',
  }).output(mailboxSchema),
  tasks: endpoint({
    method: 'GET',
    path: '/api/recruiting/tasks',
    summary: 'List your recruiter’s tasks, pending decisions first',
    access: 'signed-in',
    scope: 'session',
  }).output(z.object({ tasks: z.array(taskSchema) })),
  approveTask: endpoint({
    method: 'POST',
    path: '/api/recruiting/tasks/{id}/approve',
    summary: 'Approve a task for 14 days',
    access: 'signed-in',
    scope: 'session',
    errors: ['resource.not-found', 'recruiting.task-over'],
  })
    .input(id)
    .output(taskSchema),
  declineTask: endpoint({
    method: 'POST',
    path: '/api/recruiting/tasks/{id}/decline',
    summary: 'Decline a task or withdraw an approval',
    access: 'signed-in',
    scope: 'session',
    errors: ['resource.not-found', 'recruiting.task-over'],
  })
    .input(id.extend({ note: z.string().trim().max(limits.note).default('') }))
    .output(taskSchema),
  audit: endpoint({
    method: 'GET',
    path: '/api/recruiting/audit',
    summary:
      'List your activity log, newest first: what happened with your registration, recruiter, tasks, and mailbox',
    access: 'signed-in',
    scope: 'session',
  })
    .input(z.object({ page }))
    .output(
      z.object({
        entries: z.array(auditEntrySchema),
        total: z.number().int(),
        pageSize: z.number().int(),
      }),
    ),
  accessLog: endpoint({
    method: 'GET',
    path: '/api/recruiting/access-log',
    summary: 'List every view of your mailbox password and every refused attempt, newest first',
    access: 'signed-in',
    scope: 'session',
  }).output(z.object({ accesses: z.array(accessSchema) })),

  visa,
  packets: packetWork,
  filling: packetFilling,
  authorization,
  rules,
  workspace,
  tailoring,
  guarantee,
  staffing,
  thread,
  memberThread,
  weeklyReports,

  clients: endpoint({
    method: 'GET',
    path: '/api/recruiting/members',
    summary: 'List the recruiter’s members, soonest due first',
    access: recruiters,
    scope: 'session',
    internal: true,
  }).output(z.object({ clients: z.array(clientSchema), capacity: z.number().int() })),
  client: endpoint({
    method: 'GET',
    path: '/api/recruiting/members/{memberId}',
    summary: 'Get one of the recruiter’s members with registration, tasks, and what a reveal still needs',
    access: recruiters,
    scope: 'session',
    internal: true,
    errors: notFound,
  })
    .input(memberId)
    .output(clientDetailSchema),
  proposeTask: endpoint({
    method: 'POST',
    path: '/api/recruiting/members/{memberId}/tasks',
    summary: 'Propose a task for a member; an application is proposed as a packet',
    access: recruiters,
    scope: 'session',
    internal: true,
    status: 201,
    // Each of these sends the member an email.
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
    errors: notFound,
  })
    .input(
      memberId.extend({
        what: requiredTextSchema(limits.task, messages.task),
      }),
    )
    .output(taskSchema),
  withdrawTask: endpoint({
    method: 'POST',
    path: '/api/recruiting/tasks/{id}/withdraw',
    summary: 'Withdraw a proposed task',
    access: recruiters,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found', 'recruiting.task-over'],
  })
    .input(id)
    .output(taskSchema),
  finishTask: endpoint({
    method: 'POST',
    path: '/api/recruiting/tasks/{id}/finish',
    summary: 'Mark an approved task as done; this ends its approval',
    access: recruiters,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found', 'recruiting.task-over'],
  })
    .input(id)
    .output(taskSchema),
  revealOptions: endpoint({
    method: 'POST',
    path: '/api/recruiting/secrets/{memberId}/reveal-options',
    summary: 'Get what the recruiter’s passkey signs to reveal a mailbox password',
    access: recruiters,
    scope: 'session',
    internal: true,
    replays: false,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
    errors: ['resource.not-found', 'recruiting.passkey-needed'],
  })
    .input(revealRequest)
    .output(
      z.object({
        /** The packet’s hash, which is part of what is signed. */
        hash: z.string(),
        /** For `navigator.credentials.get()`. */
        passkey: z.record(z.string(), z.unknown()),
      }),
    ),
  reveal: endpoint({
    method: 'POST',
    path: '/api/recruiting/secrets/{memberId}/reveal',
    summary: 'Request to reveal a mailbox password to this recruiter; a separate process checks every rule',
    access: recruiters,
    scope: 'session',
    internal: true,
    status: 202,
    replays: false,
    limits: [{ points: 30, seconds: 3600, by: ['account'] }],
    errors: ['resource.not-found', 'recruiting.passkey-needed', 'packets.changed'],
  })
    .input(
      revealRequest.extend({
        /** The packet’s hash, as in the options. */
        hash: z.string().regex(/^[0-9a-f]{64}$/, 'This isn’t a SHA-256 hash.'),
        /** The signature of the challenge in the options. */
        assertion: assertionSchema,
      }),
    )
    .output(z.object({ id: z.string() })),
  revealed: endpoint({
    method: 'GET',
    path: '/api/recruiting/reveals/{id}',
    summary: 'Get the result of a reveal request; the sealed answer is returned once, within two minutes',
    access: recruiters,
    scope: 'session',
    internal: true,
    errors: notFound,
  })
    .input(id)
    .output(
      z.object({
        state: z.enum(REVEAL_STATES),
        /** The requirement that wasn't met. */
        refusedFor: z.enum(RECORDED_REVEAL_RULES).nullable(),
        /** Base64 of a sealed box. Only with `ready`. */
        sealed: z.string().nullable(),
      }),
    ),

  registrations: endpoint({
    method: 'GET',
    path: '/api/recruiting/registrations',
    summary: 'List registrations, those pending review first, oldest first',
    access: staff,
    scope: 'session',
    internal: true,
  })
    .input(
      z.object({
        state: z.enum(REGISTRATION_STATES).exclude(['waiting']).optional(),
        /** Only accepted ones of members whose plan includes a recruiter and who have none. */
        needsRecruiter: z.stringbool().optional(),
        q: z.string().trim().max(200).optional(),
        page,
      }),
    )
    .output(
      z.object({
        registrations: z.array(registrationRowSchema),
        total: z.number().int(),
        pageSize: z.number().int(),
        counts: z.record(z.enum(REGISTRATION_STATES).exclude(['waiting']), z.number().int()),
        /** How many have no recruiter although the member's plan includes one. */
        needsRecruiter: z.number().int(),
      }),
    ),
  registration: endpoint({
    method: 'GET',
    path: '/api/recruiting/registrations/{id}',
    summary: 'Get a registration with its history',
    access: staff,
    scope: 'session',
    internal: true,
    errors: notFound,
  })
    .input(id)
    .output(registrationDetailSchema),
  review: endpoint({
    method: 'POST',
    path: '/api/recruiting/registrations/{id}/review',
    summary: 'Start reviewing, accept, or return a registration with a note; emails the member',
    access: staff,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found', 'resource.changed'],
  })
    .input(
      id
        .extend({
          decision: z.enum(['start', 'accept', 'return']),
          /** For the member: what to change. */
          note: z
            .string()
            .trim()
            .max(limits.note, { error: `Use ${limits.note} characters or fewer.`, abort: true })
            .default(''),
        })
        .refine(({ decision, note }) => decision !== 'return' || note !== '', {
          path: ['note'],
          message: messages.note,
        }),
    )
    .output(registrationDetailSchema),
  assign: endpoint({
    method: 'POST',
    path: '/api/recruiting/registrations/{id}/assign',
    summary: 'Assign the member of an accepted registration to a recruiter, or unassign them',
    access: staff,
    scope: 'session',
    internal: true,
    errors: ['resource.not-found', 'recruiting.full', 'recruiting.not-accepted', 'recruiting.plan'],
  })
    .input(id.extend({ recruiterId: z.string().max(64).nullable() }))
    .output(registrationDetailSchema),
  recruiters: endpoint({
    method: 'GET',
    path: '/api/recruiting/recruiters',
    summary: 'List recruiters who can be assigned members, and how many each has',
    access: staff,
    scope: 'session',
    internal: true,
  }).output(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        members: z.number().int(),
        capacity: z.number().int(),
        /** Whether an absence of theirs is running. */
        away: z.boolean(),
      }),
    ),
  ),
  forwardingTable: endpoint({
    method: 'GET',
    path: '/api/recruiting/forwarding-addresses',
    summary: 'Export forwarding addresses and their destinations as lines for a mail service’s alias map',
    access: ['admin'],
    scope: 'session',
    internal: true,
    answer: 'download',
  }).output(z.instanceof(File)),
};

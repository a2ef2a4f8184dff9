import { MAIL_KINDS } from '@foothold/core/application-mail';
import { z } from 'zod';
import {
  applicationDetailView,
  applicationView,
  MOVE_NAMES,
  MOVES,
  viewApplication,
  viewApplicationDetail,
} from '../application-view.ts';
import { idSchema, listingId, resumeId } from '../ids.ts';
import { ADDS, defineTool, READS_OTHERS, REPLACES, SETS } from '../tool.ts';
import { untrusted } from '../untrusted.ts';

const id = idSchema.describe('The ID of an application, from list_applications.');
const note = z.string().max(2000);
const tags = z.array(z.string().trim().min(1).max(40)).max(20);
const date = z.iso.date();
const APPLICATIONS_AT_ONCE = 100;

export const applicationTools = [
  defineTool({
    name: 'list_applications',
    title: 'List applications',
    description: 'List the jobs that the member tracks with the state of each, newest first, up to 100 at a time.',
    scopes: ['applications:read'],
    effect: READS_OTHERS,
    input: z.object({
      state: z.enum(MOVE_NAMES).optional(),
      skip: z.number().int().min(0).max(10_000).default(0),
    }),
    output: z.object({ total: z.number(), applications: z.array(applicationView) }),
    async run({ api }, { state, skip }) {
      const { applications } = await api.applications.list({});
      const wanted = applications.filter((one) => state === undefined || one.state === MOVES[state]);
      return {
        total: wanted.length,
        applications: wanted.slice(skip, skip + APPLICATIONS_AT_ONCE).map(viewApplication),
      };
    },
  }),
  defineTool({
    name: 'get_application',
    title: 'Read an application',
    description: 'Get one tracked job with its history, note, and the text of the job.',
    scopes: ['applications:read'],
    effect: READS_OTHERS,
    input: z.object({ id }),
    output: applicationDetailView,
    run: async ({ api }, input) => viewApplicationDetail(await api.applications.get(input)),
  }),
  defineTool({
    name: 'list_application_emails',
    title: 'List emails about applications',
    description:
      'List emails from employers that the member added or forwarded, with what each means for an application.',
    scopes: ['applications:read'],
    effect: READS_OTHERS,
    input: z.object({
      waiting: z.boolean().optional().describe('Only those that wait for the member’s decision.'),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      total: z.number(),
      waiting: z.number(),
      pages: z.number(),
      emails: z.array(
        z.object({
          id: z.string(),
          receivedAt: z.string(),
          kind: z.enum(MAIL_KINDS).describe('What it says.'),
          certainty: z.string(),
          interviewAt: z.string().nullable(),
          applicationId: z.string().nullable(),
          outcome: z.string(),
          signatureVerified: z.boolean(),
          untrusted: untrusted('email', {
            sender: z.string(),
            address: z.string(),
            subject: z.string(),
            quote: z.string().nullable(),
            company: z.string().nullable(),
            jobTitle: z.string().nullable(),
          }),
        }),
      ),
    }),
    async run({ api }, { waiting, page }) {
      const found = await api.applicationMail.list({ page, ...(waiting && { waiting: 'true' }) });
      return {
        total: found.total,
        waiting: found.waiting,
        pages: found.pages,
        emails: found.mails.map((mail) => ({
          id: mail.id,
          receivedAt: mail.receivedAt,
          kind: mail.kind,
          certainty: mail.certainty,
          interviewAt: mail.interviewAt,
          applicationId: mail.application?.id ?? null,
          outcome: mail.outcome,
          signatureVerified: mail.verified !== null,
          untrusted: {
            source: 'email' as const,
            sender: mail.sender.name,
            address: mail.sender.address,
            subject: mail.subject,
            quote: mail.quote,
            company: mail.company,
            jobTitle: mail.title,
          },
        })),
      };
    },
  }),
  defineTool({
    name: 'track_job',
    title: 'Track a job',
    description:
      'Save a job listing to the member’s applications. Nothing is sent to the employer. Saving it again returns the same application.',
    scopes: ['applications:write'],
    effect: SETS,
    input: z.object({ listingId, resumeId: resumeId.optional(), note: note.optional() }),
    output: applicationView,
    run: async ({ api }, { listingId: jobId, ...rest }) =>
      viewApplication((await api.jobApplications.apply({ jobId, ...rest })).application),
  }),
  defineTool({
    name: 'add_application',
    title: 'Track a job from elsewhere',
    description:
      'Add a job that isn’t one of our listings to the member’s applications. Nothing is sent to the employer.',
    scopes: ['applications:write'],
    effect: ADDS,
    input: z.object({
      title: z.string().trim().min(1).max(200),
      company: z.string().trim().min(1).max(200),
      place: z.string().trim().max(200).optional(),
      url: z
        .url({ protocol: /^https?$/ })
        .max(2000)
        .optional(),
      description: z.string().max(20_000).optional(),
      state: z.enum(MOVE_NAMES).default('saved'),
      happenedOn: date.optional().describe('The day of that state. Today by default.'),
      note: note.optional(),
      tags: tags.optional(),
      resumeId: resumeId.optional(),
    }),
    output: applicationView,
    run: async ({ api }, { state, ...rest }) =>
      viewApplication(await api.applications.add({ ...rest, state: MOVES[state] })),
  }),
  defineTool({
    name: 'move_application',
    title: 'Set the state of an application',
    description:
      'Record what the member says about an application, such as that they applied or have an interview. It changes only their own tracker and sends nothing to anybody. They can undo it.',
    scopes: ['applications:write'],
    effect: SETS,
    input: z.object({
      id,
      to: z.enum(MOVE_NAMES),
      happenedOn: date.optional().describe('The day on which it happened. Today by default.'),
      reason: z.string().trim().max(300).optional(),
      after: z
        .string()
        .max(64)
        .optional()
        .describe('The ID of the last event that you read. If the state has changed since, nothing is changed.'),
    }),
    output: applicationView,
    run: async ({ api }, { to, ...rest }) => viewApplication(await api.applications.move({ ...rest, to: MOVES[to] })),
  }),
  defineTool({
    name: 'set_application_note',
    title: 'Set the note or tags of an application',
    description: 'Replace the member’s note or tags of an application. What you leave out stays.',
    scopes: ['applications:write'],
    effect: REPLACES,
    input: z.object({ id, note: note.optional(), tags: tags.optional() }),
    output: applicationView,
    run: async ({ api }, input) => viewApplication(await api.applications.change(input)),
  }),
];

import { KEYWORD_NEEDS, KEYWORD_PLACES } from '@foothold/core/ats';
import type { FillPerson } from '@foothold/core/form-fill';
import { SPONSORSHIPS } from '@foothold/core/visa';
import { z } from 'zod';
import { applicationSchema } from '../applications/shapes.ts';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { RESUMES_ERRORS } from '../resumes/errors.ts';
import { EXTENSION_ERRORS } from './errors.ts';
import { BADGE_MARKS, EXTENSION_BROWSERS, extensionLimits } from './limits.ts';

export { EXTENSION_ERRORS } from './errors.ts';
export * from './limits.ts';

const endpoint = createEndpointFactory(EXTENSION_ERRORS, RESUMES_ERRORS);

const id = z.string().max(64);
const text = (most: number) => z.string().max(most, `Use ${most} characters or fewer.`);
const caller = { access: 'signed-in', scope: 'forms:fill' } as const;
/** What the extension may do depends on the plan, which is checked for each call. */
const planErrors = ['extension.plan'] as const;
const perHour = (points: number) => [{ points, seconds: 3600, by: ['account'] }] as const;

const monthSchema = z.object({ year: z.number().int(), month: z.number().int().min(1).max(12).nullable() });

const personSchema = z.object({
  name: z.object({ first: z.string(), middle: z.string(), last: z.string(), full: z.string() }),
  email: z.string(),
  phone: z.string(),
  address: z.object({
    street: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  links: z.object({ linkedin: z.string(), github: z.string(), portfolio: z.string(), website: z.string() }),
  employment: z
    .array(
      z.object({
        employer: z.string(),
        title: z.string(),
        place: z.string(),
        start: monthSchema.nullable(),
        end: monthSchema.nullable(),
        current: z.boolean(),
        summary: z.string(),
      }),
    )
    .readonly(),
  education: z
    .array(
      z.object({
        school: z.string(),
        degree: z.string(),
        field: z.string(),
        start: monthSchema.nullable(),
        end: monthSchema.nullable(),
        gpa: z.string(),
      }),
    )
    .readonly(),
  skills: z.array(z.string()).readonly(),
  answers: z
    .array(z.object({ id: z.string(), questionId: z.string().nullable(), question: z.string(), answer: z.string() }))
    .readonly(),
  documents: z.array(z.object({ kind: z.enum(['resume', 'letter']), id: z.string(), fileName: z.string() })).readonly(),
  letter: z.string(),
}) satisfies z.ZodType<FillPerson>;

/** The job on a page, as far as the page says. */
const pageJobSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(extensionLimits.url),
  title: text(extensionLimits.title).trim().default(''),
  company: text(extensionLimits.company).trim().default(''),
});

const resumeChoiceSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Why it was chosen: it belongs to the application, was tailored for this job, was named by the caller, or is the latest. */
  reason: z.enum(['application', 'tailored', 'named', 'latest']),
});

export const sentFieldSchema = z.object({
  label: text(extensionLimits.label),
  value: text(extensionLimits.value),
});

export const sentFormSchema = z.object({
  id: z.string(),
  applicationId: z.string(),
  /** The host of the page with the form. */
  host: z.string(),
  fields: z.array(sentFieldSchema),
  /** When the member submitted the form, by their own clock. */
  submittedAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  /** Whether it came with an imported archive, so that nobody verified it. */
  imported: z.boolean(),
});
export type SentForm = z.infer<typeof sentFormSchema>;

/** For the browser extension. It fills in forms on the member's click and never submits. */
export const extension = {
  status: endpoint({
    method: 'GET',
    path: '/api/extension',
    summary: 'Whether your plan includes the browser extension, and whose account it is paired with',
    ...caller,
  }).output(
    z.object({
      name: z.string(),
      email: z.string(),
      included: z.boolean(),
      /** What to do if it isn't included. Null if it is. */
      message: z.string().nullable(),
      billingUrl: z.string(),
    }),
  ),
  download: endpoint({
    method: 'GET',
    path: '/api/extension/packages/{browser}',
    files: ['application/zip'],
    answer: 'download',
    summary: 'Download the browser extension for this server',
    access: 'signed-in',
    scope: 'session',
    internal: true,
    limits: perHour(30),
    errors: [...planErrors, 'extension.not-built'],
  })
    .input(z.object({ browser: z.enum(EXTENSION_BROWSERS) }))
    .output(z.instanceof(File)),
  person: endpoint({
    method: 'POST',
    path: '/api/extension/person',
    summary: 'Get what may be filled in on a form: contact details, career, answers, and the documents for this job',
    ...caller,
    replays: false,
    limits: perHour(600),
    errors: [...planErrors, 'extension.no-resume', 'resource.not-found'],
  })
    .input(pageJobSchema.extend({ resumeId: id.optional() }))
    .output(
      z.object({
        person: personSchema,
        resume: resumeChoiceSchema,
        resumes: z.array(z.object({ id: z.string(), title: z.string() })),
        application: applicationSchema.nullable(),
      }),
    ),
  document: endpoint({
    method: 'GET',
    path: '/api/extension/documents/{kind}/{id}',
    files: ['application/pdf'],
    answer: 'download',
    summary: 'Download the current version of a résumé, or its cover letter, as a PDF to attach to a form',
    ...caller,
    limits: perHour(300),
    errors: [...planErrors, 'resource.not-found', 'access.plan', 'export.unproven', 'resumes.letter-unfinished'],
  })
    .input(z.object({ kind: z.enum(['resume', 'letter']), id }))
    .output(z.instanceof(File)),
  job: endpoint({
    method: 'POST',
    path: '/api/extension/job',
    answer: 'work',
    summary: 'Compare the job on a page with a résumé: score, keywords, and what the page says about sponsorship',
    ...caller,
    bodyLimit: 512 * KILOBYTE,
    replays: false,
    limits: perHour(300),
    errors: [...planErrors, 'resource.not-found'],
  })
    .input(
      pageJobSchema.extend({
        description: text(extensionLimits.description),
        resumeId: id.optional(),
      }),
    )
    .output(
      z.object({
        application: applicationSchema.nullable(),
        sponsorship: z.object({
          verdict: z.enum(SPONSORSHIPS),
          /** The sentence of the page. Null if it says nothing. */
          quote: z.string().nullable(),
        }),
        /** Null without a résumé. */
        match: z
          .object({
            resume: resumeChoiceSchema,
            total: z.number().int(),
            keywords: z.array(
              z.object({ name: z.string(), need: z.enum(KEYWORD_NEEDS), place: z.enum(KEYWORD_PLACES) }),
            ),
            /** The first limit that keeps the total down. Null if there is none. */
            limit: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
  addresses: endpoint({
    method: 'GET',
    path: '/api/extension/addresses',
    summary:
      'Get hashes of the addresses of listings that you track, that you hid, or whose employer doesn’t sponsor visas, to mark them in the browser',
    ...caller,
    limits: perHour(60),
    errors: planErrors,
  }).output(
    z.object({
      /** Hashes of 8 characters each, joined. */
      marks: z.record(z.enum(BADGE_MARKS), z.string()),
      /** Whether listings without sponsorship are marked: only for members who need it. */
      needsSponsorship: z.boolean(),
    }),
  ),
  recordSent: endpoint({
    method: 'POST',
    path: '/api/extension/applications/{id}/forms',
    summary: 'Record what was in a form that you submitted, and mark the application as sent',
    ...caller,
    status: 201,
    bodyLimit: 512 * KILOBYTE,
    limits: perHour(120),
    errors: [...planErrors, 'resource.not-found'],
  })
    .input(
      z.object({
        id,
        host: z.string().min(1).max(255),
        fields: z.array(sentFieldSchema).min(1).max(extensionLimits.fields),
        submittedAt: z.iso.datetime(),
      }),
    )
    .output(sentFormSchema),
  sentForms: endpoint({
    method: 'GET',
    path: '/api/applications/{id}/forms',
    summary: 'List the records of forms that you sent with the extension, newest first',
    access: 'signed-in',
    scope: 'applications:read',
    errors: ['resource.not-found'],
  })
    .input(z.object({ id }))
    .output(z.object({ forms: z.array(sentFormSchema) })),
  removeSentForm: endpoint({
    method: 'DELETE',
    path: '/api/applications/{id}/forms/{formId}',
    summary: 'Delete the record of a form',
    access: 'signed-in',
    scope: 'applications:write',
    errors: ['resource.not-found'],
  })
    .input(z.object({ id, formId: id }))
    .output(z.object({})),
};

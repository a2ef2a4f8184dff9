import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { LISTINGS_ERRORS } from '../listings/errors.ts';
import { MAX_INTEGER, pageNumberSchema, wholeNumberSchema } from '../numbers.ts';
import { limits, ORIGINS, STAGED_STATES } from './choices.ts';
import { APPLICATIONS_ERRORS } from './errors.ts';
import {
  applicationDetailSchema,
  applicationSchema,
  applicationStateSchema,
  historyEventSchema,
  savedApplicationSchema,
  similarApplicationSchema,
  stageSchema,
} from './shapes.ts';

const endpoint = createEndpointFactory(APPLICATIONS_ERRORS, LISTINGS_ERRORS);

const id = z.string().max(64);
const ids = z.array(id).min(1, 'Choose at least one application.').max(limits.atOnce);
const note = z.string().max(limits.note, 'Use 2,000 characters or fewer.');
const requiredText = (most: number, message: string) =>
  z.string().trim().min(1, message).max(most, `Use ${most} characters or fewer.`);
const text = (most: number) => z.string().trim().max(most, `Use ${most} characters or fewer.`);
const url = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'Enter an address that starts with https://.' }).max(limits.url),
]);
const tag = requiredText(limits.tag, 'Enter a tag.');
const tags = z.array(tag).max(limits.tags, `Use ${limits.tags} tags or fewer.`);
/** The day on which it happened. Defaults to today. */
const happenedOn = z.iso.date('Enter a date.').optional();
const notFound = ['resource.not-found'] as const;

const move = z.object({
  to: applicationStateSchema,
  /** One of the member's own stages within the state. Null or omitted: none. */
  stageId: id.nullable().optional(),
  happenedOn,
  reason: text(limits.reason).optional(),
});

/** The applications of a member: any job, whose state they or an email set. */
export const trackingEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/applications',
    summary: 'List applications, newest first, or get the one for a listing',
    access: 'signed-in',
    scope: 'applications:read',
  })
    .input(z.object({ listingId: id.optional(), removed: z.stringbool().optional() }))
    .output(z.object({ applications: z.array(applicationSchema) })),
  get: endpoint({
    method: 'GET',
    path: '/api/applications/{id}',
    summary: 'Get an application with its history and the text of its job',
    access: 'signed-in',
    scope: 'applications:read',
    errors: notFound,
  })
    .input(z.object({ id }))
    .output(applicationDetailSchema),
  history: endpoint({
    method: 'GET',
    path: '/api/applications/history',
    summary: 'List the changes of all applications that aren’t removed, newest first',
    access: 'signed-in',
    scope: 'applications:read',
  })
    .input(z.object({ page: pageNumberSchema() }))
    .output(
      z.object({
        events: z.array(historyEventSchema),
        total: z.number().int(),
        pages: z.number().int(),
      }),
    ),
  similar: endpoint({
    method: 'GET',
    path: '/api/applications/similar',
    summary: 'List your applications at a company, by any form of its name, those for the same title first',
    access: 'signed-in',
    scope: 'applications:read',
  })
    .input(z.object({ company: text(limits.company), title: text(limits.title).default('') }))
    .output(z.object({ applications: z.array(similarApplicationSchema) })),
  add: endpoint({
    method: 'POST',
    path: '/api/applications/jobs',
    summary: 'Add an application for a job from elsewhere; nothing is sent to an employer',
    access: 'signed-in',
    scope: 'applications:write',
    status: 201,
    errors: [...notFound, 'access.plan-limit'],
  })
    .input(
      z.object({
        title: requiredText(limits.title, 'Enter the job title.'),
        company: requiredText(limits.company, 'Enter the company.'),
        place: text(limits.place).optional(),
        url: url.optional(),
        description: z.string().max(limits.description).optional(),
        origin: z.enum(ORIGINS).exclude(['listing', 'import']).default('hand'),
        state: applicationStateSchema.default('saved'),
        happenedOn,
        note: note.optional(),
        tags: tags.optional(),
        resumeId: id.optional(),
      }),
    )
    .output(savedApplicationSchema),
  change: endpoint({
    method: 'PATCH',
    path: '/api/applications/{id}',
    summary: 'Change the note, tags, résumé, or job of an application; what is omitted stays',
    access: 'signed-in',
    scope: 'applications:write',
    errors: notFound,
  })
    .input(
      z.object({
        id,
        note: note.optional(),
        tags: tags.optional(),
        resumeId: id.nullable().optional(),
        /** The job can be corrected only if it isn't one of our listings. */
        title: requiredText(limits.title, 'Enter the job title.').optional(),
        company: requiredText(limits.company, 'Enter the company.').optional(),
        place: text(limits.place).optional(),
        url: url.optional(),
      }),
    )
    .output(savedApplicationSchema),
  move: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/moves',
    summary: 'Set the state of an application',
    access: 'signed-in',
    scope: 'applications:write',
    errors: [...notFound, 'applications.changed', 'applications.not-allowed'],
  })
    .input(
      move.extend({
        id,
        /** The `lastEventId` that the caller saw. If the state has changed since, nothing is changed. */
        after: id.optional(),
      }),
    )
    .output(applicationSchema),
  undo: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/undo',
    summary: 'Undo the latest change of the state',
    access: 'signed-in',
    scope: 'applications:write',
    errors: [...notFound, 'applications.changed', 'applications.not-allowed'],
  })
    .input(z.object({ id, eventId: id }))
    .output(applicationSchema),
  moveMany: endpoint({
    method: 'POST',
    path: '/api/applications/moves',
    summary: 'Set the state of several applications; those that can’t go there are skipped',
    access: 'signed-in',
    scope: 'applications:write',
    errors: notFound,
  })
    .input(move.extend({ ids }))
    .output(z.object({ moved: z.array(applicationSchema), skipped: z.array(z.string()) })),
  tagMany: endpoint({
    method: 'POST',
    path: '/api/applications/tags',
    summary: 'Add and remove tags of several applications',
    access: 'signed-in',
    scope: 'applications:write',
  })
    .input(z.object({ ids, add: tags.default([]), remove: tags.default([]) }))
    .output(z.object({ changed: wholeNumberSchema({ min: 0, max: MAX_INTEGER }) })),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/applications/{id}',
    summary: 'Remove an application; it can be restored for 30 days',
    access: 'signed-in',
    scope: 'applications:write',
    errors: notFound,
  })
    .input(z.object({ id }))
    .output(z.object({})),
  removeMany: endpoint({
    method: 'POST',
    path: '/api/applications/removals',
    summary: 'Remove several applications; they can be restored for 30 days',
    access: 'signed-in',
    scope: 'applications:write',
  })
    .input(z.object({ ids }))
    .output(z.object({ removed: z.array(z.string()) })),
  restoreMany: endpoint({
    method: 'POST',
    path: '/api/applications/restorations',
    summary: 'Restore removed applications with everything that belongs to them',
    access: 'signed-in',
    scope: 'applications:write',
    errors: ['access.plan-limit'],
  })
    .input(z.object({ ids }))
    .output(z.object({ restored: z.array(z.string()) })),
  stages: endpoint({
    method: 'GET',
    path: '/api/applications/stages',
    summary: 'List your own stages, in order',
    access: 'signed-in',
    scope: 'applications:read',
  }).output(z.object({ stages: z.array(stageSchema) })),
  setStages: endpoint({
    method: 'PUT',
    path: '/api/applications/stages',
    summary: 'Replace your own stages; applications in a removed one stay in its state',
    access: 'signed-in',
    scope: 'applications:write',
    errors: [...notFound, 'applications.stage-limit'],
  })
    .input(
      z.object({
        stages: z
          .array(
            z.object({
              /** Omitted for a new one. */
              id: id.optional(),
              state: z.enum(STAGED_STATES),
              name: requiredText(limits.stageName, 'Enter a name.'),
            }),
          )
          .max(limits.stages)
          .refine(
            (stages) => new Set(stages.map(({ name }) => name.toLowerCase())).size === stages.length,
            'Use each name once.',
          ),
      }),
    )
    .output(z.object({ stages: z.array(stageSchema) })),
};

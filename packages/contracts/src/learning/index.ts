import { z } from 'zod';
import { endpoint, KILOBYTE } from '../endpoint.ts';
import { pageNumberSchema } from '../numbers.ts';
import { RESOURCE_COSTS, RESOURCE_KINDS, RESOURCE_LEVELS, STEP_STATES } from './choices.ts';
import { CODE_EXAMPLES, MATERIALS } from './files.ts';
import { resourceSchema } from './shapes.ts';
import {
  answerSchema,
  checkedSchema,
  learningPathSchema,
  learningProgressSchema,
  moduleProgressSchema,
  ownPathSchema,
  readableMaterialSchema,
  solutionSchema,
  studyModuleSchema,
  takeOverSchema,
} from './study-shapes.ts';

export * from './choices.ts';
export * from './files.ts';
export * from './shapes.ts';
export * from './study-shapes.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    learning: true;
  }
}

const file = {
  title: z.string(),
  description: z.string(),
  fileName: z.string(),
  /** Size of the download in bytes. About right for a PDF, which names the brand. */
  size: z.number().int(),
};

export const learningFilesSchema = z.object({
  materials: z.array(
    z.object({
      slug: z.enum(MATERIALS),
      ...file,
      type: z.literal('PDF'),
      kind: z.enum(['checklist', 'guide', 'course']),
      /** Its parts, in order. */
      parts: z.array(z.string()),
      /** At a reading speed of 220 words a minute. Exercises take longer. */
      readMinutes: z.number().int(),
    }),
  ),
  code: z.array(
    z.object({
      slug: z.enum(CODE_EXAMPLES),
      ...file,
      type: z.literal('ZIP'),
      /** Its contents, without the outer folder. */
      files: z.array(z.string()),
    }),
  ),
});
export type LearningFiles = z.infer<typeof learningFilesSchema>;
export type Material = LearningFiles['materials'][number];
export type CodeExample = LearningFiles['code'][number];

const allowEmpty = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value: z.input<T> | '' | undefined) => (value === '' ? undefined : value), schema.optional())
    .optional();

/** From the library's URL. Every value is optional, and an empty one means "any". */
export const resourceQuerySchema = z.object({
  q: allowEmpty(z.string().trim().max(200, 'Use a shorter search.')),
  kind: allowEmpty(z.enum(RESOURCE_KINDS)),
  /** ID of a skill. */
  skill: allowEmpty(z.string().max(80)),
  /** Also includes resources for any level. */
  level: allowEmpty(z.enum(RESOURCE_LEVELS)),
  cost: allowEmpty(z.enum(RESOURCE_COSTS)),
  page: pageNumberSchema(),
});
export type ResourceQuery = z.infer<typeof resourceQuerySchema>;

const resourceCountSchema = z.object({ kind: z.enum(RESOURCE_KINDS), count: z.number().int() });
export type ResourceCount = z.infer<typeof resourceCountSchema>;

export const resourcePageSchema = z.object({
  /** At most 24. */
  items: z.array(resourceSchema),
  /** How many match the filters. */
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** How many resources there are of each kind, ignoring filters. */
  counts: z.array(resourceCountSchema),
  /** Skills covered by resources, most resources first, ignoring filters. */
  skills: z.array(z.object({ id: z.string(), name: z.string(), count: z.number().int() })),
});
export type ResourcePage = z.infer<typeof resourcePageSchema>;

const notFound = ['resource.not-found'] as const;
const slugInput = z.string().max(80);
const place = z.object({ path: slugInput, module: slugInput });
const exercise = place.extend({ exercise: slugInput });
const MODULE = '/api/learning/paths/{path}/modules/{module}';
const EXERCISE = `${MODULE}/exercises/{exercise}` as const;
/** Answers are few and short. Anyone who sends more is guessing. */
const answering = [{ points: 300, seconds: 600, by: ['address'], name: 'learning-answers' }] as const;
const ok = z.object({ ok: z.literal(true) });

const download = { access: 'anyone', scope: 'none', answer: 'download', errors: ['resource.not-found'] } as const;
const slug = z.object({ slug: z.string().max(120) });
/** With headers that make it a download and identify its version. */
const sent = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(File) });

export const learning = {
  files: endpoint({
    method: 'GET',
    path: '/api/learning/files',
    summary: 'List all downloadable files with their size and contents',
    access: 'anyone',
    scope: 'none',
  }).output(learningFilesSchema),
  resources: endpoint({
    method: 'GET',
    path: '/api/learning/resources',
    summary: 'List learning resources by type, skill, level, and cost, with counts',
    access: 'anyone',
    scope: 'none',
    limits: [{ points: 300, seconds: 300, by: ['address'] }],
  })
    .input(resourceQuerySchema)
    .output(resourcePageSchema),
  paths: endpoint({
    method: 'GET',
    path: '/api/learning/paths',
    summary: 'List learning paths with their modules',
    access: 'anyone',
    scope: 'none',
  }).output(z.object({ paths: z.array(learningPathSchema) })),
  module: endpoint({
    method: 'GET',
    path: MODULE,
    summary: 'Get a module with its text, exercises without answers, and further reading',
    access: 'anyone',
    scope: 'none',
    errors: notFound,
  })
    .input(place)
    .output(studyModuleSchema),
  answer: endpoint({
    method: 'POST',
    path: `${EXERCISE}/answer`,
    summary: 'Check an answer to an exercise; saved for members only',
    access: 'anyone',
    scope: 'none',
    limits: answering,
    errors: notFound,
  })
    .input(exercise.extend({ answer: answerSchema }))
    .output(checkedSchema),
  solution: endpoint({
    method: 'POST',
    path: `${EXERCISE}/solution`,
    summary: 'Get the answer to an exercise; a member’s progress records that they viewed it',
    access: 'anyone',
    scope: 'none',
    limits: answering,
    errors: notFound,
  })
    .input(exercise)
    .output(solutionSchema),
  progress: endpoint({
    method: 'GET',
    path: '/api/learning/progress',
    summary: 'Get your progress in each module you’ve opened, and where to continue',
    access: 'signed-in',
    scope: 'learning:read',
  }).output(learningProgressSchema),
  moduleProgress: endpoint({
    method: 'GET',
    path: `${MODULE}/progress`,
    summary: 'List your answers in a module',
    access: 'signed-in',
    scope: 'learning:read',
    errors: notFound,
  })
    .input(place)
    .output(moduleProgressSchema),
  visit: endpoint({
    method: 'POST',
    path: `${MODULE}/visit`,
    summary: 'Record that you opened a module, so you can continue there',
    access: 'signed-in',
    scope: 'learning:write',
    errors: notFound,
    replays: false,
  })
    .input(place)
    .output(ok),
  read: endpoint({
    method: 'PUT',
    path: `${MODULE}/read`,
    summary: 'Mark a module as read or unread',
    access: 'signed-in',
    scope: 'learning:write',
    errors: notFound,
  })
    .input(place.extend({ read: z.boolean() }))
    .output(ok),
  reset: endpoint({
    method: 'DELETE',
    path: `${MODULE}/progress`,
    summary: 'Delete your progress in a module',
    access: 'signed-in',
    scope: 'learning:write',
    errors: notFound,
  })
    .input(place)
    .output(ok),
  takeOver: endpoint({
    method: 'POST',
    path: '/api/learning/progress/take-over',
    summary:
      'Import progress saved in a browser before sign-in; each answer is checked again and no saved progress is lost',
    access: 'signed-in',
    scope: 'learning:write',
    bodyLimit: 1024 * KILOBYTE,
    limits: [{ points: 20, seconds: 600, by: ['account'] }],
  })
    .input(takeOverSchema)
    .output(z.object({ modules: z.number().int(), exercises: z.number().int() })),
  ownPath: endpoint({
    method: 'GET',
    path: '/api/learning/own-path',
    summary:
      'List the skills your saved listings require and your résumé doesn’t mention, in order, with where to learn each',
    access: 'signed-in',
    scope: 'learning:read',
  }).output(ownPathSchema),
  step: endpoint({
    method: 'PUT',
    path: '/api/learning/own-path/{skill}',
    summary: 'Mark a step of your path as done, set it aside, or reopen it',
    access: 'signed-in',
    scope: 'learning:write',
    errors: notFound,
  })
    .input(z.object({ skill: slugInput, state: z.enum(STEP_STATES) }))
    .output(ok),
  reading: endpoint({
    method: 'GET',
    path: '/api/learning/materials/{slug}',
    summary: 'Get a checklist, guide, or course to read online',
    access: 'anyone',
    scope: 'none',
    errors: notFound,
  })
    .input(z.object({ slug: z.string().max(120) }))
    .output(readableMaterialSchema),
  material: endpoint({
    ...download,
    method: 'GET',
    path: '/api/download/material/{slug}',
    files: ['*/*'],
    summary: 'Download a checklist, guide, or course as a PDF',
  })
    .route({ outputStructure: 'detailed' })
    .input(slug)
    .output(sent),
  code: endpoint({
    ...download,
    method: 'GET',
    path: '/api/download/code/{slug}',
    files: ['application/zip'],
    summary: 'Download code with its tests as a ZIP',
  })
    .route({ outputStructure: 'detailed' })
    .input(slug)
    .output(sent),
};

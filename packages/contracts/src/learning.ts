import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { RESOURCE_COSTS, RESOURCE_KINDS, RESOURCE_LEVELS } from './learning-choices.ts';
import { CODE_EXAMPLES, MATERIALS } from './learning-files.ts';
import { resourceSchema } from './learning-shapes.ts';

export * from './learning-choices.ts';
export * from './learning-files.ts';
export * from './learning-shapes.ts';

const file = {
  title: z.string(),
  description: z.string(),
  fileName: z.string(),
  /** In bytes, of the file as it is sent. */
  size: z.number().int(),
};

export const learningFilesSchema = z.object({
  materials: z.array(
    z.object({
      slug: z.enum(MATERIALS),
      ...file,
      type: z.literal('PDF'),
      kind: z.enum(['checklist', 'guide', 'course']),
      /** Its parts, in their order. */
      parts: z.array(z.string()),
      /** Read at 220 words a minute; exercises take longer. */
      readMinutes: z.number().int(),
    }),
  ),
  code: z.array(
    z.object({
      slug: z.enum(CODE_EXAMPLES),
      ...file,
      type: z.literal('ZIP'),
      /** What is in it, but for the folder that everything stands in. */
      files: z.array(z.string()),
    }),
  ),
});
export type LearningFiles = z.infer<typeof learningFilesSchema>;
export type Material = LearningFiles['materials'][number];
export type CodeExample = LearningFiles['code'][number];

const orAny = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value: z.input<T> | '' | undefined) => (value === '' ? undefined : value), schema.optional())
    .optional();

/** As it stands in the address of the library: every value is optional and an empty one means "any". */
export const resourceQuerySchema = z.object({
  q: orAny(z.string().trim().max(200, 'Please shorten the search.')),
  kind: orAny(z.enum(RESOURCE_KINDS)),
  /** Id of a skill. */
  skill: orAny(z.string().max(80)),
  /** Also finds what fits any level. */
  level: orAny(z.enum(RESOURCE_LEVELS)),
  cost: orAny(z.enum(RESOURCE_COSTS)),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export type ResourceQuery = z.infer<typeof resourceQuerySchema>;

const resourceCountSchema = z.object({ kind: z.enum(RESOURCE_KINDS), count: z.number().int() });
export type ResourceCount = z.infer<typeof resourceCountSchema>;

export const resourcePageSchema = z.object({
  /** At most 24. */
  items: z.array(resourceSchema),
  /** How many fit what was asked for. */
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** How many there are of each kind, whatever was asked for. */
  counts: z.array(resourceCountSchema),
  /** Skills that something is about, those of most resources first, whatever was asked for. */
  skills: z.array(z.object({ id: z.string(), name: z.string(), count: z.number().int() })),
});
export type ResourcePage = z.infer<typeof resourcePageSchema>;

const download = { access: 'anyone', errors: ['resource.not-found'] } as const;
const slug = z.object({ slug: z.string().max(120) });
/** With headers of its own, which say that the file is to be saved and how to know it again. */
const sent = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(File) });

export const learning = {
  files: endpoint({
    method: 'GET',
    path: '/api/learning/files',
    summary: 'Every file to download, with its size and what is in it',
    access: 'anyone',
  }).output(learningFilesSchema),
  resources: endpoint({
    method: 'GET',
    path: '/api/learning/resources',
    summary: 'Everything there is to learn with, counted, by kind, skill, level and cost',
    access: 'anyone',
    limits: [{ points: 300, seconds: 300, by: ['address'] }],
  })
    .input(resourceQuerySchema)
    .output(resourcePageSchema),
  material: endpoint({
    ...download,
    method: 'GET',
    path: '/api/download/material/{slug}',
    summary: 'A checklist, guide or course as a PDF',
  })
    .route({ outputStructure: 'detailed' })
    .input(slug)
    .output(sent),
  code: endpoint({
    ...download,
    method: 'GET',
    path: '/api/download/code/{slug}',
    summary: 'Code with its tests, as a ZIP',
  })
    .route({ outputStructure: 'detailed' })
    .input(slug)
    .output(sent),
};

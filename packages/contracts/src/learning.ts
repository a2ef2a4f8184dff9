import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CODE_EXAMPLES, MATERIALS } from './learning-files.ts';

export * from './learning-files.ts';

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

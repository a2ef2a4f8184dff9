import { FILE_FORMATS } from '@foothold/core/resume';
import { z } from 'zod';
import { storedExportOptionsSchema } from './export-options.ts';
import { provenanceSchema, resumeSchema, scoreReportSchema, signalsSchema, unplacedLineSchema } from './shapes.ts';
import { targetViewSchema } from './targets.ts';

/** Changes made in one go are one version: a file that was read, a session of edits or of suggestions, or a restored version. */
export const versionSchema = z.object({
  /** Identifies the version's latest state. It grows with every change, and `baseVersion` of a change is the current one. */
  number: z.number().int(),
  /** What people see: 1, 2, 3. */
  position: z.number().int(),
  /** The version it was derived from. */
  parent: z.number().int().nullable(),
  /** What created it. `tailored` is `improved` with a job to score against. */
  kind: z.enum(['read', 'corrected', 'improved', 'tailored', 'restored', 'copied']),
  /** "Corrected 2 fields", "Accepted: Add Kubernetes to your skills", "Accepted 5 suggestions". */
  label: z.string(),
  /** The title of the job that it was tailored for, if the job had one. */
  tailoredFor: z.string().nullable(),
  /** When the first change was made, and the latest. */
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** How many suggestions were accepted or fields were edited. */
  changes: z.number().int(),
  /** The changes in order. Each can be undone, the last one first. */
  steps: z.array(z.object({ label: z.string(), createdAt: z.iso.datetime() })),
});

export const scoreSchema = z.object({ total: z.number().int(), kind: z.enum(['job', 'format']) });
export const resumeSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Null if it was started without a file. */
  fileName: z.string().nullable(),
  format: z.enum(FILE_FORMATS),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Identifies the current state: the `number` of the current version. */
  currentVersion: z.number().int(),
  /** The current version as people see it: 1, 2, 3. */
  currentPosition: z.number().int(),
  target: targetViewSchema,
  /** The latest score of the current version against the target. */
  score: scoreSchema.nullable(),
  /** The résumé that it was copied from. Null if it was uploaded, or if that résumé was deleted. */
  parentId: z.string().nullable(),
  /** The name of the recruiter who prepared this copy. Null if the member made it. */
  preparedBy: z.string().nullable(),
  archivedAt: z.iso.datetime().nullable(),
});
export type ResumeSummary = z.infer<typeof resumeSummarySchema>;

export const resumeDetailSchema = resumeSummarySchema.extend({
  parentTitle: z.string().nullable(),
  resume: resumeSchema,
  provenance: provenanceSchema,
  signals: signalsSchema,
  /** Lines of the file that aren't in any field of the current version. Null if the file was read before we recorded them. */
  unplaced: z.array(unplacedLineSchema).nullable(),
  /** Each with its score against the target, if it was computed. */
  versions: z.array(versionSchema.extend({ score: scoreSchema.nullable() })),
  canUndo: z.boolean(),
  /** The choices about its export that were saved last. */
  exportOptions: storedExportOptionsSchema,
});
export type ResumeDetail = z.infer<typeof resumeDetailSchema>;

export const parserViewSchema = z.object({
  id: z.enum(['layout', 'drawing-order', 'row-by-row']),
  name: z.string(),
  description: z.string(),
  text: z.string(),
  resume: resumeSchema,
});

const copySideSchema = z.object({
  /** Its current version as people see it: 1, 2, 3. */
  version: z.number().int(),
  resume: resumeSchema,
  /** Against the copy's job. */
  report: scoreReportSchema,
});

/** A copy, and what it was copied from as it is now. */
export const copyDifferenceSchema = z.object({
  original: copySideSchema.extend({ id: z.string(), title: z.string() }),
  copy: copySideSchema,
});
export type CopyDifference = z.infer<typeof copyDifferenceSchema>;

/** A score of the same version for the same job under an earlier rubric. */
const earlierScoreSchema = scoreSchema.extend({
  /** Version of that rubric. */
  rubric: z.string(),
  scoredAt: z.iso.datetime(),
  /** Why today's score is different. */
  reason: z.string(),
});
export type EarlierScore = z.infer<typeof earlierScoreSchema>;

export const explainedScoreSchema = scoreReportSchema.extend({
  /** Stored from before the rubric changed. Null if there is none, and in the earlier report itself. */
  earlier: earlierScoreSchema.nullable(),
});
export type ExplainedScore = z.infer<typeof explainedScoreSchema>;

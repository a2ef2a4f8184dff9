import type { Centipoints, ScoreReport } from '@foothold/core/ats';
import { CAP_IDS, CHECK_IDS, KEYWORD_NEEDS, KEYWORD_PLACES, KEYWORD_TOPICS, PART_IDS } from '@foothold/core/ats';
import type { ImprovementPlan, ListValue, Proposal } from '@foothold/core/improve';
import { PROPOSAL_KINDS, QUESTION_KINDS, ROLE_QUESTION_TOPICS } from '@foothold/core/improve';
import type { DocumentSignals, LooseText, Provenance, Resume, SourceText, Span } from '@foothold/core/resume';
import { FILE_FORMATS } from '@foothold/core/resume';
import { z } from 'zod';

/** Schemas of core's types. `satisfies` keeps them in sync: a field that is missing here doesn't compile. */

const text = z.string();
const optional = text.optional();

const bulletSchema = z.object({ id: text, text });
const workSchema = z.object({
  id: text,
  employer: optional,
  title: optional,
  location: optional,
  start: optional,
  end: optional,
  summary: optional,
  bullets: z.array(bulletSchema),
});
const datedItemSchema = z.object({ id: text, name: text, by: optional, date: optional, summary: optional });

export const resumeSchema = z.object({
  contact: z.object({
    name: optional,
    headline: optional,
    email: optional,
    phone: optional,
    location: optional,
    links: z.array(z.object({ id: text, network: optional, username: optional, url: text })),
  }),
  summary: optional,
  work: z.array(workSchema),
  education: z.array(
    z.object({
      id: text,
      institution: optional,
      degree: optional,
      area: optional,
      location: optional,
      start: optional,
      end: optional,
      grade: optional,
      bullets: z.array(bulletSchema),
    }),
  ),
  projects: z.array(
    z.object({
      id: text,
      name: optional,
      role: optional,
      url: optional,
      start: optional,
      end: optional,
      summary: optional,
      bullets: z.array(bulletSchema),
    }),
  ),
  volunteer: z.array(workSchema),
  skills: z.array(z.object({ id: text, name: optional, level: optional, keywords: z.array(text) })),
  certifications: z.array(z.object({ id: text, name: text, issuer: optional, date: optional, expires: optional })),
  languages: z.array(z.object({ id: text, name: text, fluency: optional })),
  awards: z.array(datedItemSchema),
  publications: z.array(datedItemSchema),
  other: z.array(z.object({ id: text, heading: text, lines: z.array(bulletSchema) })),
}) satisfies z.ZodType<Resume>;

export const spanSchema = z.object({
  page: z.number().int(),
  line: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
}) satisfies z.ZodType<Span>;

export const provenanceSchema = z.record(
  text,
  z.object({ spans: z.array(spanSchema), confidence: z.number(), origin: z.enum(['read', 'corrected', 'confirmed']) }),
) satisfies z.ZodType<Provenance>;

/** A line of the file that isn't in any field. */
export const unplacedLineSchema = z.object({
  id: text,
  text,
  spans: z.array(spanSchema),
}) satisfies z.ZodType<LooseText>;
export type UnplacedLine = z.infer<typeof unplacedLineSchema>;

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const sourceTextSchema = z.object({
  format: z.enum(FILE_FORMATS),
  pages: z.array(
    z.object({
      number: z.number().int(),
      width: z.number(),
      height: z.number(),
      lines: z.array(
        z.object({
          text,
          box: boxSchema,
          words: z.array(z.object({ start: z.number(), end: z.number(), x: z.number(), width: z.number() })),
        }),
      ),
    }),
  ),
}) satisfies z.ZodType<SourceText>;

export const signalsSchema = z.object({
  pages: z.number(),
  words: z.number(),
  columns: z.number(),
  tables: z.number(),
  textBoxes: z.number(),
  images: z.number(),
  imagePages: z.number(),
  headerFooterText: z.array(text),
  hidden: z.array(
    z.object({ reason: z.enum(['page-color', 'tiny', 'off-page', 'invisible', 'covered']), page: z.number(), text }),
  ),
  unmappable: z.number(),
  iconGlyphs: z.number(),
  pagesLeftOut: z.number(),
}) satisfies z.ZodType<DocumentSignals>;

const centipoints: z.ZodType<Centipoints> = z.number().int();

const place = { field: optional, spans: z.array(spanSchema).optional() };
const rangeSchema = z.object({ start: z.number().int(), end: z.number().int() }).optional();

const figure = z.number().int().min(0).max(100);

/** A stored report of any rubric version. Fields added later are optional. */
export const scoreReportSchema = z.object({
  rubric: text,
  kind: z.enum(['job', 'format']),
  total: figure,
  fit: figure.optional(),
  fitUnjudged: optional,
  quality: figure.optional(),
  checklist: z
    .array(
      z.object({
        id: z.enum(CHECK_IDS),
        name: text,
        answer: z.enum(['yes', 'no', 'unsure']),
        text,
        fix: optional,
        ...place,
      }),
    )
    .optional(),
  keywords: z
    .array(
      z.object({
        name: text,
        need: z.enum(KEYWORD_NEEDS),
        inJob: z.object({ count: z.number().int(), topics: z.array(z.enum(KEYWORD_TOPICS)), quote: text }),
        place: z.enum(KEYWORD_PLACES),
        text,
        fix: optional,
        ...place,
        earned: centipoints,
        possible: centipoints,
      }),
    )
    .optional(),
  parts: z.array(
    z.object({
      id: z.enum(PART_IDS),
      name: text,
      earned: centipoints,
      possible: centipoints,
      rules: z.array(
        z.object({
          id: text,
          name: text,
          earned: centipoints,
          possible: centipoints,
          evidence: z.array(z.object({ text, points: centipoints, ...place, within: rangeSchema, quote: optional })),
          losses: z.array(
            z.object({
              points: centipoints,
              reason: text,
              fix: text,
              ...place,
              within: rangeSchema,
              term: optional,
              quote: optional,
            }),
          ),
        }),
      ),
    }),
  ),
  leftOut: z.array(z.object({ id: text, name: text, reason: text })),
  caps: z.array(
    z.object({
      id: z.enum(CAP_IDS),
      limit: z.number(),
      reason: text,
      fix: text,
      evidence: z.array(z.object({ text, ...place, page: z.number().int().optional() })),
    }),
  ),
  knockouts: z.array(
    z.object({
      kind: text,
      question: text,
      quote: text,
      answer: z.enum(['met', 'not-met', 'unknown']),
      evidence: z.object({ text, quote: optional, ...place }).optional(),
    }),
  ),
  asOf: text,
}) satisfies z.ZodType<ScoreReport>;

/** An entry or a plain keyword. Its shape depends on the list, which the server checks. */
const listValueSchema = z.custom<ListValue>(
  (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
);

const editSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), path: text, before: text.nullable(), after: text.nullable() }),
  z.object({ kind: z.literal('insert'), list: text, index: z.number().int(), id: text, value: listValueSchema }),
  z.object({ kind: z.literal('remove'), list: text, index: z.number().int(), id: text, value: listValueSchema }),
  z.object({ kind: z.literal('move'), list: text, id: text, from: z.number().int(), to: z.number().int() }),
]);

export const proposalSchema = z.object({
  id: text,
  kind: z.enum(PROPOSAL_KINDS),
  title: text,
  reason: text,
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('own-words'), fields: z.array(text), quote: text }),
    z.object({ kind: z.literal('confirmed-fact'), factId: text, quote: text }),
    z.object({ kind: z.literal('layout') }),
  ]),
  edits: z.array(editSchema),
  points: centipoints,
  rules: z.array(text),
}) satisfies z.ZodType<Proposal>;

export const roleQuestionTopicSchema = z.enum(ROLE_QUESTION_TOPICS);

export const planSchema = z.object({
  from: z.number(),
  reachable: z.number(),
  withAnswers: z.object({ total: z.number(), questions: z.array(text) }),
  path: z.array(text),
  pathTotal: z.number(),
  proposals: z.array(proposalSchema),
  questions: z.array(
    z.object({
      id: text,
      kind: z.enum(QUESTION_KINDS),
      text,
      reason: text,
      points: centipoints,
      skill: optional,
      target: optional,
      asksWhere: z.literal(true).optional(),
      interview: z.object({ asks: roleQuestionTopicSchema, text, example: text }).optional(),
    }),
  ),
  refused: z.array(proposalSchema),
  shortfall: z.object({ missing: z.array(text), best: z.number(), text }).optional(),
}) satisfies z.ZodType<ImprovementPlan>;

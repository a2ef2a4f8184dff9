import { CHECK_IDS, KEYWORD_NEEDS, KEYWORD_PLACES, type ScoreReport } from '@foothold/core/ats';
import { z } from 'zod';
import { untrusted } from './untrusted.ts';

/** Hundredths of points, as rules count them, in points. */
export const toPoints = (centipoints: number) => centipoints / 100;

const loss = z.object({ points: z.number(), reason: z.string(), fix: z.string(), quote: z.string().optional() });

/** A score, explained. What explains it repeats the words of the job. */
export const scoreView = z.object({
  total: z.number(),
  kind: z.enum(['job', 'format']),
  fit: z.number().optional(),
  quality: z.number().optional(),
  rubric: z.string(),
  asOf: z.string().describe('The month that "present" means.'),
  parts: z.array(z.object({ id: z.string(), earned: z.number(), possible: z.number() })),
  checklist: z.array(z.object({ id: z.enum(CHECK_IDS), answer: z.enum(['yes', 'no', 'unsure']) })),
  untrusted: untrusted('job listing and résumé', {
    losses: z.array(loss).describe('The largest first.'),
    keywords: z.array(
      z.object({ name: z.string(), need: z.enum(KEYWORD_NEEDS), place: z.enum(KEYWORD_PLACES), inJob: z.string() }),
    ),
    requirements: z.array(
      z.object({ question: z.string(), quote: z.string(), answer: z.enum(['met', 'not-met', 'unknown']) }),
    ),
    caps: z.array(z.object({ limit: z.number(), reason: z.string(), fix: z.string() })),
  }),
});

export function viewScore(report: Omit<ScoreReport, 'asOf'> & { asOf: string }): z.input<typeof scoreView> {
  const losses = report.parts.flatMap(({ rules }) => rules.flatMap((rule) => rule.losses));
  return {
    total: report.total,
    kind: report.kind,
    ...(report.fit !== undefined && { fit: report.fit }),
    ...(report.quality !== undefined && { quality: report.quality }),
    rubric: report.rubric,
    asOf: report.asOf,
    parts: report.parts.map((part) => ({
      id: part.id,
      earned: toPoints(part.earned),
      possible: toPoints(part.possible),
    })),
    checklist: report.checklist ?? [],
    untrusted: {
      source: 'job listing and résumé' as const,
      losses: losses
        .toSorted((first, second) => second.points - first.points)
        .map(({ points, reason, fix, quote }) => ({
          points: toPoints(points),
          reason,
          fix,
          ...(quote !== undefined && { quote }),
        })),
      keywords: (report.keywords ?? []).map(({ name, need, place, inJob }) => ({
        name,
        need,
        place,
        inJob: inJob.quote,
      })),
      requirements: report.knockouts,
      caps: report.caps,
    },
  };
}

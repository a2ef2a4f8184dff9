import type { ApiClient } from '@foothold/client';
import { EXPORT_FORMATS } from '@foothold/contracts/resumes';
import { PROPOSAL_KINDS } from '@foothold/core/improve';
import { z } from 'zod';
import { listingId, resumeId } from '../ids.ts';
import { resumeView, summaryView, viewResume, viewSummary } from '../resume-view.ts';
import { scoreView, toPoints, viewScore } from '../score-view.ts';
import { ADDS, defineTool, READS, READS_OTHERS } from '../tool.ts';
import { untrusted } from '../untrusted.ts';

/** The largest file that a result may have. Our exports are far smaller. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** A file, and what was read back from it. */
export const exportView = z.object({
  fileName: z.string(),
  type: z.string(),
  bytes: z.number(),
  pages: z.number().nullable(),
  missingLines: z.array(z.string()).describe('Lines of the uploaded file that aren’t in the export.'),
});

export const resumeTools = [
  defineTool({
    name: 'list_resumes',
    title: 'List résumés',
    description: 'List the member’s résumés with their latest scores.',
    scopes: ['resumes:read'],
    effect: READS_OTHERS,
    input: z.object({}),
    output: z.object({ resumes: z.array(summaryView) }),
    run: async ({ api }) => ({ resumes: (await api.resumes.list()).resumes.map(viewSummary) }),
  }),
  defineTool({
    name: 'get_resume',
    title: 'Read a résumé',
    description: 'Get the fields of a résumé: contact details, work, education, skills, and the rest.',
    scopes: ['resumes:read'],
    effect: READS_OTHERS,
    input: z.object({ id: resumeId }),
    output: resumeView,
    run: async ({ api }, { id }) => viewResume(await api.resumes.get({ id })),
  }),
  defineTool({
    name: 'score_resume',
    title: 'Score a résumé and explain it',
    description:
      'Get the score of a résumé out of 100 with every lost point, its reason, and its fix. It is scored against its job if it has one, and otherwise by its format.',
    scopes: ['resumes:read'],
    effect: READS_OTHERS,
    input: z.object({ id: resumeId }),
    output: scoreView,
    run: async ({ api }, { id }) => viewScore(await api.resumes.report({ id })),
  }),
  defineTool({
    name: 'plan_improvements',
    title: 'Plan honest improvements',
    description:
      'List changes that would raise a résumé’s score, each made of the member’s own words or of a fact that they confirmed and checked for truth, and questions that only they can answer. Nothing is changed: the member accepts suggestions and answers questions in Foothold.',
    scopes: ['resumes:read'],
    effect: READS_OTHERS,
    input: z.object({ id: resumeId }),
    output: z.object({
      from: z.number().describe('The score now.'),
      reachable: z.number().describe('The score with every suggestion.'),
      reachableWithAnswers: z.number().describe('And with good answers to the questions.'),
      untrusted: untrusted('job listing and résumé', {
        suggestions: z.array(
          z.object({
            id: z.string(),
            kind: z.enum(PROPOSAL_KINDS),
            title: z.string(),
            reason: z.string(),
            points: z.number(),
            basis: z.enum(['own-words', 'confirmed-fact', 'layout']).describe('What it is made of.'),
            quote: z.string().optional().describe('The member’s words that it is made of.'),
            edits: z.array(
              z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
            ),
          }),
        ),
        questions: z.array(z.object({ id: z.string(), text: z.string(), reason: z.string(), points: z.number() })),
        outOfReach: z.array(z.string()).describe('What the job asks for and the member may not have.'),
      }),
    }),
    async run({ api }, { id }) {
      const plan = await api.resumes.plan({ id });
      return {
        from: plan.from,
        reachable: plan.reachable,
        reachableWithAnswers: plan.withAnswers.total,
        untrusted: {
          source: 'job listing and résumé' as const,
          suggestions: plan.proposals.map((proposal) => ({
            id: proposal.id,
            kind: proposal.kind,
            title: proposal.title,
            reason: proposal.reason,
            points: toPoints(proposal.points),
            basis: proposal.source.kind,
            ...('quote' in proposal.source && { quote: proposal.source.quote }),
            edits: proposal.edits.map(viewEdit),
          })),
          questions: plan.questions.map(({ id: question, text, reason, points }) => ({
            id: question,
            text,
            reason,
            points: toPoints(points),
          })),
          outOfReach: plan.shortfall?.missing ?? [],
        },
      };
    },
  }),
  defineTool({
    name: 'export_resume',
    title: 'Export a résumé',
    description:
      'Get a résumé as a PDF, Word, or JSON Resume file that hiring systems read in full, with what was read back from it.',
    scopes: ['resumes:read'],
    effect: READS,
    input: z.object({ id: resumeId, format: z.enum(EXPORT_FORMATS).default('pdf') }),
    output: exportView,
    async run({ api, attach }, input) {
      const { file, proof } = await exportResume(api, input);
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (bytes.length <= MAX_FILE_BYTES) attach({ name: file.name, type: file.type, bytes });
      return { ...describeExport(file, proof) };
    },
  }),
  defineTool({
    name: 'copy_resume_for_job',
    title: 'Copy a résumé for a job',
    description:
      'Copy a résumé so that it can be tailored to a listing. The copy is scored against that listing, and the original stays as it is.',
    scopes: ['resumes:write'],
    effect: ADDS,
    input: z.object({ id: resumeId, listingId }),
    output: summaryView,
    run: async ({ api }, { id, listingId: target }) =>
      viewSummary(await api.resumes.copy({ id, target: { kind: 'listing', listingId: target } })),
  }),
];

type Edit = Awaited<ReturnType<ApiClient['resumes']['plan']>>['proposals'][number]['edits'][number];

/** A change of a field as text. A moved or removed entry shows itself. */
function viewEdit(edit: Edit): { field: string; before: string | null; after: string | null } {
  if (edit.kind === 'set') return { field: edit.path, before: edit.before, after: edit.after };
  if (edit.kind === 'move')
    return { field: edit.list, before: `position ${edit.from + 1}`, after: `position ${edit.to + 1}` };
  const value = typeof edit.value === 'string' ? edit.value : JSON.stringify(edit.value);
  return edit.kind === 'insert'
    ? { field: edit.list, before: null, after: value }
    : { field: edit.list, before: value, after: null };
}

/** Exports a résumé with the proof that it reads back. */
export async function exportResume(api: ApiClient, input: { id: string; format: (typeof EXPORT_FORMATS)[number] }) {
  const proof = await api.resumes.exportProof(input);
  return { file: (await api.resumes.export(input)) as File, proof };
}

type Proof = Awaited<ReturnType<ApiClient['resumes']['exportProof']>>;

export const describeExport = (file: File, proof: Proof) => ({
  fileName: file.name,
  type: file.type,
  bytes: file.size,
  pages: proof.fit?.pages ?? null,
  missingLines: proof.file.missing.map(({ text }) => text),
});

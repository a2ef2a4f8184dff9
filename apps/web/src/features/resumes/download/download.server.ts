import { EXPORT_FORMATS, EXPORT_STYLES, PAPERS } from '@foothold/contracts/resumes';
import type { FieldPath } from '@foothold/core/resume';
import { requestContext } from '../../../app/context.ts';
import { load } from '../../../shared/api/load.ts';
import { problemOf } from '../../../shared/api/problem.ts';
import { type Draft, fieldName, toDraft } from '../model/draft.ts';
import type { ResumeArgs } from '../route-args.ts';

/** What reading the written file back showed. */
export type Proof =
  | { kind: 'proven'; fields: number; size: number }
  | { kind: 'failed'; fields: { name: string; wanted: string; got: string }[] }
  | { kind: 'refused'; message: string; hint: string | null };

/** Writes the file that the address asks for and reads it back, so that the page can say what came of it before anybody downloads it. */
export async function loadDownload({ context, params: { id }, request }: ResumeArgs) {
  const { api, viewer, region } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const format = EXPORT_FORMATS.find((one) => one === query.get('format')) ?? 'pdf';
  const style = EXPORT_STYLES.find((one) => one === query.get('style')) ?? 'classic';
  const usual = region === 'us' ? 'us-letter' : 'a4';
  const paper = PAPERS.find((one) => one === query.get('paper')) ?? usual;
  const canExport = viewer?.capabilities['resumes.export'] === true;
  const { resume, currentVersion } = await load(api.resumes.get({ id }));
  const draft = toDraft(resume);
  const isOffered = canExport || format === 'json';
  const proof = isOffered ? await prove(() => api.resumes.export({ id, format, style, paper }), draft) : null;
  const href = `/api/resumes/${id}/export/${format}?${new URLSearchParams({ style, paper })}`;
  return { id, currentVersion, choice: { format, style, paper }, canExport, proof, href };
}

async function prove(write: () => Promise<File>, draft: Draft): Promise<Proof> {
  try {
    const file = await write();
    return { kind: 'proven', fields: countTexts(draft), size: file.size };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    const { differences } = (problem.data ?? {}) as { differences?: Difference[] };
    if (problem.code === 'resumes.export-unproven' && differences)
      return {
        kind: 'failed',
        fields: differences.map(({ field, wanted, got }) => ({ name: fieldName(draft, field) ?? field, wanted, got })),
      };
    return { kind: 'refused', message: problem.message, hint: problem.hint ?? null };
  }
}

interface Difference {
  field: FieldPath;
  wanted: string;
  got: string;
}

/** Fields that say something. */
function countTexts({ top, lists }: Draft): number {
  const entries = Object.values(lists).flat();
  const texts = [
    ...Object.values(top),
    ...entries.flatMap((entry) => [...Object.values(entry.texts), ...entry.lines.map(({ text }) => text)]),
  ];
  return texts.filter((text) => text !== '').length;
}

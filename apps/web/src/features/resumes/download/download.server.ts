import type { ExportProof } from '@foothold/contracts/resumes';
import { type FieldPath, PAGE_SECTIONS, type PageSectionId, type Resume, TEMPLATE_ORDERS } from '@foothold/core/resume';
import { load } from '../../../shared/api/load.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { type Draft, getFieldName, toDraft } from '../model/draft.ts';
import { listFilledPaths } from '../model/paths.ts';
import type { ExportChoice } from './export-choices.ts';

/** The result of reading the exported file back. */
export type ExportCheck =
  | {
      kind: 'proven';
      fields: number;
      changes: { name: string; before: string; after: string }[];
      /** The comparison with the uploaded file. */
      file: ExportProof['file'];
    }
  | { kind: 'failed'; fields: { name: string; wanted: string; got: string }[] }
  | { kind: 'refused'; message: string; hint: string | null };

/** Writes the file with the saved choices and reads it back, so that the page can show the result before the download. */
export async function loadDownload({ context, params: { id } }: RouteArgs<'id'>) {
  const { api, viewer, region } = context.get(requestContext);
  const canExport = viewer?.capabilities['resumes.export'] === true;
  const { resume, currentVersion, currentPosition, exportOptions, format, signals } = await load(
    api.resumes.get({ id }),
  );
  const choice: ExportChoice = { paper: region === 'us' ? 'us-letter' : 'a4', ...exportOptions };
  const draft = toDraft(resume);
  const exported = canExport ? 'pdf' : 'json';
  const proof = await checkExport(() => api.resumes.exportProof({ id, format: exported, ...choice }), draft);
  return {
    id,
    currentVersion,
    currentPosition,
    choice,
    sections: PAGE_SECTIONS.filter((section) => hasSection(resume, section)),
    orders: TEMPLATE_ORDERS,
    filePages: format === 'pdf' ? signals.pages : null,
    canExport,
    proof,
  };
}

function hasSection(resume: Resume, section: PageSectionId): boolean {
  return (resume[section]?.length ?? 0) > 0;
}

async function checkExport(write: () => Promise<ExportProof>, draft: Draft): Promise<ExportCheck> {
  const withFieldName = <T extends { field: string }>({ field, ...rest }: T) => ({
    ...rest,
    name: getFieldName(draft, field as FieldPath) ?? field,
  });
  try {
    const { size, differences, changes, file } = await write();
    if (size === null) return { kind: 'failed', fields: differences.map(withFieldName) };
    return { kind: 'proven', fields: listFilledPaths(draft).length, changes: changes.map(withFieldName), file };
  } catch (error) {
    const problem = parseProblem(error);
    if (!problem) throw error;
    return { kind: 'refused', message: problem.message, hint: problem.hint ?? null };
  }
}

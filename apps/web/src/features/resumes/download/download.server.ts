import { EXPORT_FORMATS, EXPORT_STYLES, type ExportProof, PAPERS } from '@foothold/contracts/resumes';
import type { FieldPath } from '@foothold/core/resume';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { load } from '../../../shared/api/load.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { type Draft, getFieldName, toDraft } from '../model/draft.ts';
import { listFilledPaths } from '../model/paths.ts';

/** The result of reading the exported file back. */
export type ExportCheck =
  | {
      kind: 'proven';
      fields: number;
      size: number;
      changes: { name: string; before: string; after: string }[];
      /** The comparison with the uploaded file. */
      file: ExportProof['file'];
    }
  | { kind: 'failed'; fields: { name: string; wanted: string; got: string }[] }
  | { kind: 'refused'; message: string; hint: string | null };

/**
 * Writes the file that the URL asks for and reads it back, so that the page can show the result before the download.
 */
export async function loadDownload({ context, params: { id }, request }: RouteArgs<'id'>) {
  const { api, viewer, region } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const format = EXPORT_FORMATS.find((one) => one === query.get('format')) ?? 'pdf';
  const style = EXPORT_STYLES.find((one) => one === query.get('style')) ?? 'classic';
  const defaultPageSize = region === 'us' ? 'us-letter' : 'a4';
  const paper = PAPERS.find((one) => one === query.get('paper')) ?? defaultPageSize;
  const canExport = viewer?.capabilities['resumes.export'] === true;
  const { resume, currentPosition } = await load(api.resumes.get({ id }));
  const draft = toDraft(resume);
  const isAvailable = canExport || format === 'json';
  const proof = isAvailable
    ? await checkExport(() => api.resumes.exportProof({ id, format, style, paper }), draft)
    : null;
  const href = buildEndpointUrl(endpoint('GET /api/resumes/{id}/export/{format}'), { id, format, style, paper });
  return { id, currentPosition, choice: { format, style, paper }, canExport, proof, href };
}

async function checkExport(write: () => Promise<ExportProof>, draft: Draft): Promise<ExportCheck> {
  const withFieldName = <T extends { field: string }>({ field, ...rest }: T) => ({
    ...rest,
    name: getFieldName(draft, field as FieldPath) ?? field,
  });
  try {
    const { size, differences, changes, file } = await write();
    if (size === null) return { kind: 'failed', fields: differences.map(withFieldName) };
    return { kind: 'proven', fields: listFilledPaths(draft).length, size, changes: changes.map(withFieldName), file };
  } catch (error) {
    const problem = parseProblem(error);
    if (!problem) throw error;
    return { kind: 'refused', message: problem.message, hint: problem.hint ?? null };
  }
}

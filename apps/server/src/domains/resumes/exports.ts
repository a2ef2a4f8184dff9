import type { ExportFormat, ExportProof } from '@foothold/contracts/resumes';
import type { User } from '../../platform/actor.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import type { ResumesDeps } from './deps.ts';
import type { ExportRequest } from './engine.ts';
import { findMissingLines } from './file-lines.ts';
import { requireOwn } from './records.ts';
import * as repository from './repository.ts';

export interface ExportInput {
  format: ExportFormat;
  style: ExportRequest['style'];
  paper: ExportRequest['paper'];
  version?: number | undefined;
}

const MEDIA_TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
};

/** Exports a résumé as a file that our own reader has verified, or a page as an image. */
export function createExports({ db, accounts, files, engine }: ResumesDeps) {
  /**
   * Writes the file and lists what it is missing compared with the upload.
   * @throws AppError `access.plan`
   * @throws ExportError
   */
  async function createExport(actor: User, id: string, { version: wanted, ...how }: ExportInput) {
    // Exporting your own data requires no plan.
    if (how.format !== 'json' && !(await accounts.account(actor)).entitlements['resumes.export'])
      throw new AppError('access.plan');
    const { row, version: current } = await requireOwn(db, actor, id);
    const version = wanted === undefined ? current : requireFound(await repository.findVersion(db, row.id, wanted));
    return { row, version, result: await engine.export({ resume: version.content, ...how }) };
  }

  /**
   * Exports a file.
   * @throws AppError `access.plan`, or `export.unproven` with the fields that didn't read back
   * @throws ExportError
   */
  async function exportFile(actor: User, id: string, input: ExportInput): Promise<File> {
    const { result } = await createExport(actor, id, input);
    if (!result.ok) throw new AppError('export.unproven', { data: { differences: result.differences } });
    return new File([new Uint8Array(result.bytes)], result.fileName, { type: MEDIA_TYPES[input.format] });
  }

  /**
   * Previews an export without the file.
   * @throws AppError `access.plan`
   * @throws ExportError
   */
  async function proof(actor: User, id: string, input: ExportInput): Promise<ExportProof> {
    const { row, version, result } = await createExport(actor, id, input);
    const missing = findMissingLines(version, await repository.findReading(db, row.id, version.reading));
    const common = { changes: result.changes, file: { missing, isComplete: version.unplaced !== null } };
    return result.ok
      ? { size: result.bytes.byteLength, differences: [], ...common }
      : { size: null, differences: result.differences, ...common };
  }

  /** Renders a page of the uploaded PDF. @throws AppError `resource.not-found` for other formats and beyond the last page */
  async function page(actor: User, id: string, number: number, scale: number): Promise<File> {
    const { row, version } = await requireOwn(db, actor, id);
    if (row.format !== 'pdf') throw new AppError('resource.not-found');
    const { text } = await repository.findReading(db, row.id, version.reading);
    if (number > text.pages.length) throw new AppError('resource.not-found');
    const bytes = requireFound(await files.get(row.file_key));
    const picture = await engine.page(bytes, number, scale);
    return new File([new Uint8Array(picture)], `page-${number}.png`, { type: 'image/png' });
  }

  async function text(actor: User, id: string) {
    const { row, version } = await requireOwn(db, actor, id);
    const reading = await repository.findReading(db, row.id, version.reading);
    return { text: reading.text, pictures: row.format === 'pdf' };
  }

  async function views(actor: User, id: string) {
    const { row, version } = await requireOwn(db, actor, id);
    return (await repository.findReading(db, row.id, version.reading)).views;
  }

  return { exportFile, proof, page, text, views };
}

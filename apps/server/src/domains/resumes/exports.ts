import { createHash } from 'node:crypto';
import type { ExportFormat, ExportPreview, ExportProof, StoredExportOptions } from '@foothold/contracts/resumes';
import { ExportError, type ExportOptions, isReadableAccent, type Resume } from '@foothold/core/resume';
import type { User } from '../../platform/actor.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import { createCorrection } from './corrections.ts';
import type { ResumesDeps } from './deps.ts';
import { findMissingLines } from './file-lines.ts';
import { createPreviewCache } from './preview-cache.ts';
import { type OwnResume, requireOwn } from './records.ts';
import * as repository from './repository.ts';

export interface ExportInput extends StoredExportOptions {
  format: ExportFormat;
  version?: number | undefined;
}

export interface PreviewInput extends StoredExportOptions {
  /** With edits that aren't saved. */
  resume?: Resume | undefined;
  page?: number | undefined;
  scale: number;
}

export const MEDIA_TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
};

/** Exports a résumé as a file that our own reader has verified, or a page as an image. */
export function createExports({ db, accounts, files, engine }: ResumesDeps) {
  const previews = createPreviewCache();

  /**
   * Writes the file and lists what it is missing compared with the upload.
   * @throws AppError `access.plan`
   * @throws ExportError
   */
  async function createExport(actor: User, id: string, { version: wanted, format, ...choice }: ExportInput) {
    // Exporting your own data requires no plan.
    if (format !== 'json' && !(await accounts.account(actor)).entitlements['resumes.export'])
      throw new AppError('access.plan');
    const { row, version: current } = await requireOwn(db, actor, id);
    const version = wanted === undefined ? current : requireFound(await repository.findVersion(db, row.id, wanted));
    const options = await resolveOptions({ row, version }, choice);
    return { row, version, result: await engine.export({ resume: version.content, format, options }) };
  }

  /** The given choices, then the stored ones, with the limit of pages as a number. */
  async function resolveOptions({ row, version }: OwnResume, choice: StoredExportOptions): Promise<ExportOptions> {
    const { pages = 'file', ...options } = { ...repository.toExportOptions(row), ...omitUndefined(choice) };
    if (pages === 'any') return options;
    const maxPages = pages === 'one' ? 1 : await findFilePages({ row, version });
    return { ...options, ...(maxPages !== null && { maxPages }) };
  }

  /** Pages of the uploaded PDF. Null for other formats, whose pages depend on the program that shows them. */
  const findFilePages = ({ row, version }: OwnResume) =>
    row.format === 'pdf' ? repository.findPageCount(db, row.id, version.reading) : Promise.resolve(null);

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
      ? { size: result.bytes.byteLength, differences: [], fit: result.fit, ...common }
      : { size: null, differences: result.differences, fit: null, ...common };
  }

  /**
   * Renders the pages of an export as images. Any plan may look at them.
   * @throws AppError `request.invalid` with a message for each edit that can't be saved
   * @throws ExportError
   */
  async function preview(actor: User, id: string, input: PreviewInput): Promise<ExportPreview> {
    const { resume: edited, page: number, scale, ...choice } = input;
    const own = await requireOwn(db, actor, id);
    const correction = edited && createCorrection(own.version, { resume: edited, placed: [], confirmed: [] });
    const resume = correction?.content ?? own.version.content;
    const request = { resume, options: await resolveOptions(own, choice), page: number, scale };
    const key = createHash('sha256').update(JSON.stringify(request)).digest('base64');
    const { fit, pictures } = await previews.find(key, () => engine.preview(request));
    return { fit, pictures: pictures.map(({ page, png }) => ({ page, png: Buffer.from(png).toString('base64') })) };
  }

  /** Saves the choices about an export. @throws ExportError `export.accent-too-light` */
  async function setExportOptions(actor: User, id: string, choice: StoredExportOptions): Promise<StoredExportOptions> {
    if (choice.accent !== undefined && !isReadableAccent(choice.accent))
      throw new ExportError('export.accent-too-light');
    const { row } = await requireOwn(db, actor, id);
    await repository.setExportOptions(db, row, choice);
    return choice;
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

  return { exportFile, proof, preview, setExportOptions, page, text, views };
}

function omitUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

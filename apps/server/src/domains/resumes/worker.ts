import { planImprovements } from '@foothold/core/improve';
import { DocumentError } from '@foothold/core/resume';
import { parserViews, readResumeFile, renderPage } from '@foothold/documents/read';
import { proveExport, safeFileName, writeDocx, writeJsonResume, writePdf } from '@foothold/documents/write';
import workerpool from 'workerpool';
import type { ExportRequest, ExportResult, PlanRequest, ReadResult, TaskAnswer } from './engine.ts';

/** The tasks behind `Engine`. This module runs in a process of its own; whatever it throws unmeant ends the call, not the server. */

async function answer<T>(work: () => Promise<T> | T): Promise<TaskAnswer<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof DocumentError) return { ok: false, code: error.code };
    throw error;
  }
}

async function read(bytes: Uint8Array, name: string): Promise<ReadResult> {
  const reading = await readResumeFile(bytes, { name });
  return { reading, views: await parserViews(bytes, { name }) };
}

async function exportFile({ resume, format, style, paper }: ExportRequest): Promise<ExportResult> {
  const write = { pdf: writePdf, docx: writeDocx, json: writeJsonResume }[format];
  const bytes = await write(resume, { variant: style, paper });
  const proof = await proveExport(resume, bytes, format);
  return { bytes, fileName: safeFileName(resume, format), differences: proof.ok ? [] : proof.differences };
}

workerpool.worker({
  ping: () => true,
  read: (bytes: Uint8Array, name: string) => answer(() => read(bytes, name)),
  page: (bytes: Uint8Array, page: number, scale: number) => answer(() => renderPage(bytes, page, scale)),
  plan: (request: PlanRequest) => answer(() => planImprovements(request)),
  export: (request: ExportRequest) => answer(() => exportFile(request)),
});

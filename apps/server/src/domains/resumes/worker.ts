import { scoreResume } from '@foothold/core/ats';
import { planImprovements } from '@foothold/core/improve';
import { readJob } from '@foothold/core/jobs';
import {
  checkLetter,
  draftCoverLetter,
  draftFollowUp,
  type LetterCheckInput,
  type LetterResult,
} from '@foothold/core/letters';
import { DocumentError, ExportError } from '@foothold/core/resume';
import { decodePage, readJobPage, readJobText } from '@foothold/documents/job-page';
import { prepare, readForScore, readWithViews, renderPage } from '@foothold/documents/read';
import { exportResume, toSafeFileName, writeLetter } from '@foothold/documents/write';
import { registerTasks } from '../../platform/isolate-tasks.ts';
import { toAnalysis } from './analysis.ts';
import type {
  AnalysisRequest,
  ExportRequest,
  ExportResult,
  LetterDraftRequest,
  LetterExportRequest,
  LetterExportResult,
  PageRequest,
  PlanRequest,
  PreviewRequest,
  PreviewResult,
  ReadResult,
  TaskAnswer,
} from './engine.ts';

/** The tasks behind `Engine`. This module runs in a separate process; an unexpected error ends the call instead of the server. */

async function answer<T>(work: () => Promise<T> | T): Promise<TaskAnswer<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof DocumentError) return { ok: false, code: error.code };
    if (error instanceof ExportError) return { ok: false, code: error.code, detail: error.detail };
    throw error;
  }
}

async function analyze(bytes: Uint8Array, name: string, { job: wanted, asOf }: AnalysisRequest) {
  const { reading, views } = await readForScore(bytes, { name });
  const job = wanted && readJob(wanted.text, wanted.title === null ? {} : { title: wanted.title });
  const { resume, provenance, signals } = reading;
  const report = scoreResume({ resume, provenance, signals, views, ...(job && { job }), asOf });
  return toAnalysis({ report, resume, provenance, jobTitle: job?.title ?? null });
}

async function previewExport({ resume, options, page: only, scale }: PreviewRequest): Promise<PreviewResult> {
  const result = await exportResume(resume, 'pdf', options);
  if (!result.ok || !result.fit) return { fit: null, pictures: [] };
  const { fit, bytes } = result;
  const pages = Array.from({ length: fit.pages }, (_, index) => index + 1);
  const pictures: PreviewResult['pictures'] = [];
  // The renderer may keep the bytes that it is given.
  for (const page of pages.filter((number) => only === undefined || number === only))
    pictures.push({ page, png: await renderPage(bytes.slice(), page, scale) });
  return { fit, pictures };
}

async function exportFile({ resume, format, options }: ExportRequest): Promise<ExportResult> {
  const result = await exportResume(resume, format, options);
  return { ...result, fileName: toSafeFileName(resume, format) };
}

const draftLetter = (request: LetterDraftRequest): LetterResult =>
  'tone' in request ? draftCoverLetter(request) : { ok: true, draft: draftFollowUp(request) };

const checkLetters = (texts: readonly string[], input: LetterCheckInput) =>
  texts.map((text) => checkLetter(text, input));

async function exportLetter({
  format,
  options,
  fileKind,
  ...letter
}: LetterExportRequest): Promise<LetterExportResult> {
  const bytes = await writeLetter(letter, format, options);
  return { bytes, fileName: toSafeFileName(letter, format, fileKind) };
}

/** Loads the PDF reader and the vocabularies. */
async function warm(): Promise<void> {
  await prepare();
  readJob('Data Analyst\nRequirements: 3 years of SQL');
}

let isWarm: Promise<void> | null = null;
const warmOnce = () => {
  isWarm ??= warm();
  return isWarm;
};

const tasks = {
  ping: () => true,
  read: (bytes: Uint8Array, name: string) => answer<ReadResult>(() => readWithViews(bytes, { name })),
  analyze: (bytes: Uint8Array, name: string, request: AnalysisRequest) => answer(() => analyze(bytes, name, request)),
  page: (bytes: Uint8Array, page: number, scale: number) => answer(() => renderPage(bytes, page, scale)),
  plan: (request: PlanRequest) => answer(() => planImprovements(request)),
  readJobPage: ({ body, contentType, url, isPlainText }: PageRequest) => {
    const text = decodePage(body, contentType);
    return answer(() => (isPlainText ? readJobText(text) : readJobPage(text, url)));
  },
  draftLetter: (request: LetterDraftRequest) => answer(() => draftLetter(request)),
  checkLetters: (texts: readonly string[], input: LetterCheckInput) => answer(() => checkLetters(texts, input)),
  exportLetter: (request: LetterExportRequest) => answer(() => exportLetter(request)),
  export: (request: ExportRequest) => answer(() => exportFile(request)),
  preview: (request: PreviewRequest) => answer(() => previewExport(request)),
};
// Every process does this before its first call, whose time it doesn't take.
registerTasks(tasks, warmOnce);

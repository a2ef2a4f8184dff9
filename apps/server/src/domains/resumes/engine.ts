import type { ExportFormat, ResumeAnalysis } from '@foothold/contracts/resumes';
import type { ScoreInput } from '@foothold/core/ats';
import type { ConfirmedFact, ImprovementPlan } from '@foothold/core/improve';
import type {
  CoverLetterInput,
  FollowUpInput,
  LetterCheckInput,
  LetterMark,
  LetterResult,
} from '@foothold/core/letters';
import {
  DocumentError,
  type DocumentErrorCode,
  ExportError,
  type ExportErrorCode,
  type ExportFit,
  type ExportOptions,
  type ParserView,
  type Reading,
  type Resume,
} from '@foothold/core/resume';

import type { PageJob } from '@foothold/documents/job-page';
import type { Letter, LetterFormat, ProvenExport } from '@foothold/documents/write';
import { AppError } from '../../platform/errors.ts';

import { type Isolate, IsolateCrash, IsolateTimeout } from '../../platform/isolate.ts';

export interface ReadResult {
  reading: Reading;
  /** The same file as several reading strategies see it. */
  views: ParserView[];
}

export interface PlanRequest extends ScoreInput {
  facts: ConfirmedFact[];
  /** Ids of declined proposals and questions. */
  declined: readonly string[];
}

export interface AnalysisRequest {
  /** What it is scored against. Null for the format score. */
  job: { title: string | null; text: string } | null;
  /** `YYYY-MM`. "Present" and "recent" are relative to this month. */
  asOf: string;
}

export interface ExportRequest {
  resume: Resume;
  format: ExportFormat;
  options: ExportOptions;
}

export interface PreviewRequest {
  resume: Resume;
  options: ExportOptions;
  /** The only page to render. All of them if undefined. */
  page: number | undefined;
  /** Pixels per point. */
  scale: number;
}

export interface PreviewResult {
  /** Null if a field doesn't read back. */
  fit: ExportFit | null;
  /** PNG images. */
  pictures: { page: number; png: Uint8Array }[];
}

/** A web page as it was fetched. */
export interface PageRequest {
  body: Uint8Array;
  contentType: string;
  /** Its final URL. */
  url: string;
  isPlainText: boolean;
}

/** A cover letter has a tone, a follow-up email a kind. */
export type LetterDraftRequest = CoverLetterInput | FollowUpInput;

export interface LetterExportRequest extends Letter {
  format: LetterFormat;
  options: ExportOptions;
  /** What the file is called, besides the name: "Cover-Letter". */
  fileKind: string;
}

export interface LetterExportResult {
  bytes: Uint8Array;
  fileName: string;
}

export type ExportResult = ProvenExport & { fileName: string };

/** The result of a worker task. Expected errors cross the process boundary as codes. */
export type TaskAnswer<T> =
  | { ok: true; value: T }
  | { ok: false; code: DocumentErrorCode }
  | { ok: false; code: ExportErrorCode; detail: string | undefined };

/** CPU time limit for reading a file. */
const READ_CPU_MS = 5_000;
const PAGE_CPU_MS = 5_000;
const WEB_PAGE_CPU_MS = 5_000;
const EXPORT_CPU_MS = 10_000;
const PLAN_CPU_MS = 10_000;
const LETTER_CPU_MS = 10_000;

export type Engine = ReturnType<typeof createEngine>;

/** Runs heavy work and work on untrusted bytes in separate processes. */
export function createEngine(isolate: Isolate) {
  async function call<T>(task: string, args: unknown[], cpuLimitMs: number): Promise<T> {
    const answer = await isolate.run<TaskAnswer<T>>(task, args, cpuLimitMs);
    if (answer.ok) return answer.value;
    throw 'detail' in answer ? new ExportError(answer.code, { detail: answer.detail }) : new DocumentError(answer.code);
  }

  /** Untrusted bytes can take any amount of time and memory, so whatever ends their process becomes an error about the file. */
  async function readFileWith<T>(task: string, args: unknown[], cpuLimitMs: number): Promise<T> {
    try {
      return await call<T>(task, args, cpuLimitMs);
    } catch (error) {
      if (error instanceof IsolateTimeout) throw new DocumentError('document.timeout', { cause: error });
      if (error instanceof IsolateCrash) throw new DocumentError('document.too-complex', { cause: error });
      throw error;
    }
  }

  async function typeset<T>(task: string, request: ExportRequest | PreviewRequest | LetterExportRequest): Promise<T> {
    try {
      return await call<T>(task, [request], EXPORT_CPU_MS);
    } catch (error) {
      if (error instanceof IsolateTimeout || error instanceof IsolateCrash)
        throw new ExportError('export.typesetting-failed', { cause: error });
      throw error;
    }
  }

  async function readJobPage(request: PageRequest): Promise<PageJob[]> {
    try {
      return await call<PageJob[]>('readJobPage', [request], WEB_PAGE_CPU_MS);
    } catch (error) {
      if (error instanceof IsolateTimeout || error instanceof IsolateCrash)
        throw new AppError('resumes.page-too-complex', { cause: error });
      throw error;
    }
  }

  return {
    /** Reads a file. @throws DocumentError */
    read: (bytes: Uint8Array, name: string) => readFileWith<ReadResult>('read', [bytes, name], READ_CPU_MS),
    /** Reads and scores in one step, so that only a few sentences cross the process boundary. @throws DocumentError */
    analyze: (bytes: Uint8Array, name: string, request: AnalysisRequest) =>
      readFileWith<ResumeAnalysis>('analyze', [bytes, name, request], READ_CPU_MS),
    /** Renders a page of a PDF as PNG. @throws DocumentError */
    page: (bytes: Uint8Array, page: number, scale: number) =>
      readFileWith<Uint8Array>('page', [bytes, page, scale], PAGE_CPU_MS),
    /** Reads the jobs on a web page. @throws AppError `resumes.page-too-complex` */
    readJobPage,
    plan: (request: PlanRequest) => call<ImprovementPlan>('plan', [request], PLAN_CPU_MS),
    draftLetter: (request: LetterDraftRequest) => call<LetterResult>('draftLetter', [request], LETTER_CPU_MS),
    /** Finds what the résumé doesn't support, for several texts of one person. */
    checkLetters: (texts: readonly string[], input: LetterCheckInput) =>
      call<LetterMark[][]>('checkLetters', [texts, input], LETTER_CPU_MS),
    /** Writes the file and reads it back. @throws ExportError */
    export: (request: ExportRequest) => typeset<ExportResult>('export', request),
    /** Writes a letter. @throws ExportError */
    exportLetter: (request: LetterExportRequest) => typeset<LetterExportResult>('exportLetter', request),
    /** Writes the pages of a PDF as images. @throws ExportError */
    preview: (request: PreviewRequest) => typeset<PreviewResult>('preview', request),
  };
}

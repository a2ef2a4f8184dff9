import {
  DocumentError,
  interpret,
  type ParserView,
  type RawDocument,
  type Reading,
  type Resume,
  readingOfResume,
  type ViewText,
  viewsOf,
  viewTextsOf,
} from '@foothold/core/resume';
import { checkName, detectContainer } from './detect.ts';
import { LIMITS } from './limits.ts';

export { LIMITS } from './limits.ts';

export interface ReadOptions {
  /** Name of the file; its extension is compared with the content. */
  name?: string;
}

/** A file with a résumé as data (JSON Resume, or LinkedIn's data export), which has no words on pages to interpret. */
export interface JsonDocument {
  format: 'json';
  resume: Resume;
}

/** Preloads what reading PDFs requires, so that the first one doesn't wait: for worker processes. */
export async function prepare(): Promise<void> {
  const [{ startPdfium }] = await Promise.all([import('./pdf/pdfium.ts'), import('./pdf/index.ts')]);
  await startPdfium();
}

/**
 * Reads the words of a file and their positions, before interpretation; for JSON Resume and LinkedIn's data export, the data. The format is detected from
 * the content; readers are loaded on demand.
 * @throws DocumentError
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<RawDocument | JsonDocument> {
  if (bytes.length > LIMITS.fileBytes) throw new DocumentError('document.too-large');
  const content = await readContent(bytes, options.name).catch((error: unknown) => {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('document.damaged', { cause: error });
  });
  checkName(options.name, content.format);
  return 'resume' in content ? content : withText(content);
}

async function readContent(bytes: Uint8Array, name?: string): Promise<RawDocument | JsonDocument> {
  switch (detectContainer(bytes, name)) {
    case 'pdf':
      return (await import('./pdf/index.ts')).readPdf(bytes);
    case 'office':
      return readZip(bytes);
    case 'rtf':
      return (await import('./rtf/index.ts')).readRtf(bytes);
    case 'json':
      return { format: 'json', resume: (await import('./json.ts')).readJson(bytes) };
    case 'txt':
      return (await import('./txt.ts')).readTxt(bytes);
  }
}

/** A word-processor file, or LinkedIn's data export. */
async function readZip(bytes: Uint8Array): Promise<RawDocument | JsonDocument> {
  const { openZip, readOffice } = await import('./office/index.ts');
  const zip = await openZip(bytes);
  const linkedIn = await import('./linkedin/index.ts');
  return linkedIn.isLinkedInExport(zip)
    ? { format: 'json', resume: await linkedIn.readLinkedInExport(zip) }
    : readOffice(zip);
}

/**
 * Reads a résumé file: its fields, the position of each one, its text and what causes problems for other readers.
 * @throws DocumentError and no other errors
 */
export async function readResumeFile(bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> {
  return (await readAll(bytes, options)).reading;
}

/** A reading and, for the parser panel, the same words as other kinds of systems read them. */
export interface ReadingWithViews {
  reading: Reading;
  /** JSON Resume has only one view, since data has no layout to read in different ways. */
  views: ParserView[];
}

/**
 * Reads a résumé file like `readResumeFile`, and the same words as three kinds of systems read them.
 * @throws DocumentError and no other errors
 */
export async function readWithViews(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadingWithViews> {
  const { raw, reading } = await readAll(bytes, options);
  return { reading, views: viewsOf(raw, reading) };
}

/**
 * Reads a résumé file only for its score: the same reading, and only the words of the other views.
 * @throws DocumentError and no other errors
 */
export async function readForScore(
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<{ reading: Reading; views: ViewText[] }> {
  const { raw, reading } = await readAll(bytes, options);
  return { reading, views: viewTextsOf(raw, reading) };
}

async function readAll(bytes: Uint8Array, options: ReadOptions): Promise<{ raw?: RawDocument; reading: Reading }> {
  const document = await readDocument(bytes, options);
  if ('resume' in document) return { reading: readingOfResume(document.resume) };
  return { raw: document, reading: interpret(document) };
}

/** Rejects documents without a visible word, and those with too many words. */
function withText(raw: RawDocument): RawDocument {
  if (isFlood(raw)) throw new DocumentError('document.too-complex');
  const visible = raw.pages.some((page) => page.runs.some((run) => run.hidden === undefined));
  if (visible) return raw;
  const pictures = raw.pages.some((page) => page.images.length > 0);
  throw new DocumentError(pictures ? 'document.image-only' : 'document.no-text');
}

/** Words whose baselines are closer than this are on one line, in points. */
const LINE_TOLERANCE = 1;

function isFlood(raw: RawDocument): boolean {
  let words = 0;
  let lines = 0;
  for (const { runs } of raw.pages) {
    words += runs.length;
    let height = Number.NEGATIVE_INFINITY;
    for (const { baseline } of runs) {
      if (Math.abs(baseline - height) > LINE_TOLERANCE) lines++;
      height = baseline;
    }
  }
  return words > LIMITS.words || lines > LIMITS.lines;
}

/**
 * Renders one page of a PDF, to show where a field was read.
 * @param pageNumber from 1
 * @param scale pixels per point
 * @returns a PNG
 * @throws DocumentError
 */
export async function renderPage(bytes: Uint8Array, pageNumber: number, scale: number): Promise<Uint8Array> {
  const { renderPage: render } = await import('./pdf/render.ts');
  return render(bytes, pageNumber, scale);
}

import {
  DocumentError,
  interpret,
  type ParserView,
  type RawDocument,
  type Reading,
  type Resume,
  readingOfResume,
  viewsOf,
} from '@foothold/core/resume';
import { checkName, detectContainer } from './detect.ts';
import { LIMITS } from './limits.ts';

export { LIMITS } from './limits.ts';

export interface ReadOptions {
  /** Name of the file; its ending is compared with the content. */
  name?: string;
}

/** A file that holds a résumé as data: there are no words on pages to interpret. */
export interface JsonDocument {
  format: 'json';
  resume: Resume;
}

/**
 * Reads the words of a file and where they stand, before anybody interprets them; of JSON Resume, the data. What a file is, is
 * told by its content; readers are loaded when a file needs them.
 * @throws DocumentError
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<RawDocument | JsonDocument> {
  if (bytes.length > LIMITS.fileBytes) throw new DocumentError('document.too-large');
  const content = await readContent(bytes).catch((error: unknown) => {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('document.damaged', { cause: error });
  });
  checkName(options.name, content.format);
  return 'resume' in content ? content : withText(content);
}

async function readContent(bytes: Uint8Array): Promise<RawDocument | JsonDocument> {
  switch (detectContainer(bytes)) {
    case 'pdf':
      return (await import('./pdf/index.ts')).readPdf(bytes);
    case 'office':
      return (await import('./office/index.ts')).readOffice(bytes);
    case 'rtf':
      return (await import('./rtf/index.ts')).readRtf(bytes);
    case 'json':
      return { format: 'json', resume: (await import('./json.ts')).readJson(bytes) };
    case 'txt':
      return (await import('./txt.ts')).readTxt(bytes);
  }
}

/**
 * Reads a résumé file: its fields, where each one stands, its text and what other readers would stumble over.
 * @throws DocumentError; nothing else escapes
 */
export async function readResumeFile(bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> {
  const document = await readDocument(bytes, options);
  return 'resume' in document ? readingOfResume(document.resume) : interpret(document);
}

/**
 * The same file as three kinds of system read it, for the parser panel. Data has no layout to disagree about: of JSON Resume
 * there is one view.
 * @throws DocumentError
 */
export async function parserViews(bytes: Uint8Array, options: ReadOptions = {}): Promise<ParserView[]> {
  const document = await readDocument(bytes, options);
  if (!('resume' in document)) return viewsOf(document, interpret(document));
  return viewsOf(undefined, readingOfResume(document.resume));
}

/** Refuses documents without a visible word. */
function withText(raw: RawDocument): RawDocument {
  const visible = raw.pages.some((page) => page.runs.some((run) => run.hidden === undefined));
  if (visible) return raw;
  const pictures = raw.pages.some((page) => page.images.length > 0);
  throw new DocumentError(pictures ? 'document.image-only' : 'document.no-text');
}

/**
 * Draws one page of a PDF, for showing people where a field was read.
 * @param pageNumber from 1
 * @param scale pixels a point
 * @returns a PNG
 * @throws DocumentError
 */
export async function renderPage(bytes: Uint8Array, pageNumber: number, scale: number): Promise<Uint8Array> {
  const { renderPage: render } = await import('./pdf/render.ts');
  return render(bytes, pageNumber, scale);
}

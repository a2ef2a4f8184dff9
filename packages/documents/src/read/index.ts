import {
  DocumentError,
  interpret,
  type ParserView,
  type RawDocument,
  type Reading,
  viewsOf,
} from '@foothold/core/resume';
import { checkName, detectContainer } from './detect.ts';
import { LIMITS } from './limits.ts';

export { LIMITS } from './limits.ts';

export interface ReadOptions {
  /** Name of the file; its ending is compared with the content. */
  name?: string;
}

/**
 * Reads the words of a file and where they stand, before anybody interprets them.
 * @throws DocumentError
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<RawDocument> {
  if (bytes.length > LIMITS.fileBytes) throw new DocumentError('document.too-large');
  const container = detectContainer(bytes);
  switch (container) {
    case 'pdf': {
      checkName(options.name, 'pdf');
      const { readPdf } = await import('./pdf/index.ts');
      return withText(await readPdf(bytes));
    }
    default:
      throw new DocumentError('document.type-unsupported');
  }
}

/**
 * Reads a résumé file: its fields, where each one stands, its text and what other readers would stumble over.
 * @throws DocumentError; nothing else escapes
 */
export async function readResumeFile(bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> {
  return interpret(await readDocument(bytes, options));
}

/**
 * The same file as three kinds of system read it, for the parser panel.
 * @throws DocumentError
 */
export async function parserViews(bytes: Uint8Array, options: ReadOptions = {}): Promise<ParserView[]> {
  const raw = await readDocument(bytes, options);
  return viewsOf(raw, interpret(raw));
}

/** Refuses documents without a visible word. */
function withText(raw: RawDocument): RawDocument {
  const visible = raw.pages.some((page) => page.runs.some((run) => run.hidden === undefined));
  if (visible) return raw;
  const pictures = raw.pages.some((page) => page.images.length > 0);
  throw new DocumentError(pictures ? 'document.image-only' : 'document.no-text');
}

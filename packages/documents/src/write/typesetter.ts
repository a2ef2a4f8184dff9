import { readFileSync } from 'node:fs';
import { ExportError } from '@foothold/core/resume';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { listFontFiles } from './fonts.ts';

/** The typesetter caches nothing between documents: caching saves no time here and costs memory. */
const MAX_CACHE_AGE = 0;

/** PDF/UA-1 (ISO 14289): tags, language, title, and reading order for screen readers. */
const ACCESSIBLE = 'ua-1';

const text = readFileSync(new URL('./text.typ', import.meta.url), 'utf8');

/** Shared by all kinds of documents, since it holds the fonts. */
let compiler: NodeCompiler | undefined;

/** One of our templates, with the shared text definitions in front of it. */
export const readTemplate = (address: URL): string => text + readFileSync(address, 'utf8');

/** A document that has been laid out. */
export interface Typeset {
  pages: number;
  /** Writes it as a PDF. @throws ExportError `export.typesetting-failed` */
  toPdf: () => Uint8Array;
}

/**
 * Renders a document. User text is passed as data (`inputs`, JSON), never as typesetter markup.
 * @throws ExportError `export.typesetting-failed`
 */
export const renderDocument = (template: string, inputs: Record<string, unknown>): Uint8Array =>
  typesetDocument(template, inputs).toPdf();

/**
 * Lays a document out without writing it yet; see `renderDocument`.
 * @throws ExportError `export.typesetting-failed`
 */
export function typesetDocument(template: string, inputs: Record<string, unknown>): Typeset {
  const compiled = withCompiler((typesetter) => typesetter.compile(createSource(template, inputs)).result);
  if (!compiled) throw new ExportError('export.typesetting-failed');
  return {
    pages: compiled.numOfPages,
    toPdf: () => withCompiler((typesetter) => new Uint8Array(typesetter.pdf(compiled, { pdfStandard: ACCESSIBLE }))),
  };
}

function withCompiler<Result>(work: (typesetter: NodeCompiler) => Result): Result {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: listFontFiles() }] });
  try {
    return work(compiler);
  } catch (cause) {
    throw new ExportError('export.typesetting-failed', { cause });
  } finally {
    compiler.evictCache(MAX_CACHE_AGE);
  }
}

function createSource(template: string, inputs: Record<string, unknown>) {
  const jsonInputs = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, JSON.stringify(value)]));
  return { mainFileContent: template, inputs: jsonInputs };
}

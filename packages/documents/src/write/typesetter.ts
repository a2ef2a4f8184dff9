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

/**
 * Renders a document. User text is passed as data (`inputs`, JSON), never as typesetter markup.
 * @throws ExportError `export.typesetting-failed`
 */
export function renderDocument(template: string, inputs: Record<string, unknown>): Uint8Array {
  try {
    return new Uint8Array(getCompiler().pdf(createSource(template, inputs), { pdfStandard: ACCESSIBLE }));
  } catch (cause) {
    throw new ExportError('export.typesetting-failed', { cause });
  } finally {
    getCompiler().evictCache(MAX_CACHE_AGE);
  }
}

/**
 * The number of pages that `renderDocument` would make.
 * @throws ExportError `export.typesetting-failed`
 */
export function countPages(template: string, inputs: Record<string, unknown>): number {
  try {
    const pages = getCompiler().compile(createSource(template, inputs)).result?.numOfPages;
    if (pages === undefined) throw new ExportError('export.typesetting-failed');
    return pages;
  } finally {
    getCompiler().evictCache(MAX_CACHE_AGE);
  }
}

function getCompiler(): NodeCompiler {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: listFontFiles() }] });
  return compiler;
}

function createSource(template: string, inputs: Record<string, unknown>) {
  const jsonInputs = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, JSON.stringify(value)]));
  return { mainFileContent: template, inputs: jsonInputs };
}

import { readFileSync } from 'node:fs';
import { ExportError } from '@foothold/core/resume';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFiles } from './fonts.ts';

/** The typesetter remembers nothing between documents: remembering saves no time here and costs memory. */
const CACHE_AGE = 0;

/** PDF/UA-1 (ISO 14289): tags, language, title and reading order that a screen reader needs. */
const ACCESSIBLE = 'ua-1';

const text = readFileSync(new URL('./text.typ', import.meta.url), 'utf8');

/** One for all kinds of document, since it holds the fonts. */
let compiler: NodeCompiler | undefined;

/** A template of our own, with what every one of them says about text in front of it. */
export const readTemplate = (address: URL): string => text + readFileSync(address, 'utf8');

/**
 * Sets a document. What people wrote goes in as data (`inputs`, JSON), never as markup of the typesetter.
 * @throws ExportError `export.typesetting-failed`
 */
export function typeset(template: string, inputs: Record<string, unknown>): Uint8Array {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: fontFiles() }] });
  const asJson = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, JSON.stringify(value)]));
  try {
    return new Uint8Array(compiler.pdf({ mainFileContent: template, inputs: asJson }, { pdfStandard: ACCESSIBLE }));
  } catch (cause) {
    throw new ExportError('export.typesetting-failed', { cause });
  } finally {
    compiler.evictCache(CACHE_AGE);
  }
}

import { readFileSync } from 'node:fs';
import type { Resume } from '@foothold/core/resume';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { ExportError } from './errors.ts';
import { fontFiles, fontOrder } from './fonts.ts';
import { layoutResume } from './layout.ts';
import type { Page } from './page.ts';
import { toPrintable } from './printable.ts';
import { COLOURS, type ExportStyle } from './style.ts';

const template = readFileSync(new URL('./resume.typ', import.meta.url), 'utf8');

/** Longest word, in letters, that surely fits on a line. */
const LONGEST_WORD = 48;

/** The typesetter remembers nothing between documents: remembering saves no time here and costs memory. */
const CACHE_AGE = 0;

let compiler: NodeCompiler | undefined;

/** See `writePdf` in write.ts. */
export function setPdf(resume: Resume, style: ExportStyle): Uint8Array {
  const page = layoutResume(toPrintable(resume, 'pdf').resume, style.labelled);
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: fontFiles() }] });
  try {
    return new Uint8Array(compiler.pdf({ mainFileContent: template, inputs: inputsOf(page, style) }));
  } catch (cause) {
    throw new ExportError('export.typesetting-failed', { cause });
  } finally {
    compiler.evictCache(CACHE_AGE);
  }
}

/** The text of the person goes in as data, never as markup of the typesetter. */
function inputsOf(page: Page, { variant = 'classic', paper = 'us-letter' }: ExportStyle): Record<string, string> {
  const { body, display } = fontOrder(page.scripts);
  const bidirectional = page.scripts.includes('ar') || page.scripts.includes('he');
  const look = { variant, paper, body, display, bidirectional, colours: COLOURS, 'longest-word': LONGEST_WORD };
  return { page: JSON.stringify({ ...page, lang: page.scripts[0] ?? 'en' }), look: JSON.stringify(look) };
}

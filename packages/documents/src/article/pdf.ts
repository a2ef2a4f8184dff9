import { readFileSync } from 'node:fs';
import { ExportError } from '@foothold/core/resume';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { getFontOrder, listArticleFontFiles } from '../write/fonts.ts';
import { COLORS } from '../write/style.ts';
import type { Article } from './article.ts';
import { parseBlocks } from './blocks.ts';

const template = readFileSync(new URL('./article.typ', import.meta.url), 'utf8');

/** Bundled with the typesetter. */
const MONOSPACED = 'DejaVu Sans Mono';

/** Number of parts from which a table of contents is added. */
const MIN_PARTS_FOR_CONTENTS = 5;

/** PDF/UA-1, as for résumés. */
const ACCESSIBLE = 'ua-1';

/** See `writeArticle` in index.ts. */
export function setArticle({ title, description, label, body, imprint }: Article): Uint8Array {
  const blocks = parseBlocks(body, imprint.url);
  const parts = blocks.filter((block) => block.is === 'heading' && block.level === 2).length;
  const article = { title, description, label, imprint, blocks, contents: parts >= MIN_PARTS_FOR_CONTENTS };
  const look = { ...getFontOrder([], 'mixed'), mono: MONOSPACED, colors: COLORS };
  // Rendered once per server process: nothing is cached for later.
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: listArticleFontFiles() }] });
  try {
    const inputs = { article: JSON.stringify(article), look: JSON.stringify(look) };
    return new Uint8Array(compiler.pdf({ mainFileContent: template, inputs }, { pdfStandard: ACCESSIBLE }));
  } catch (cause) {
    throw new ExportError('export.typesetting-failed', { cause });
  }
}

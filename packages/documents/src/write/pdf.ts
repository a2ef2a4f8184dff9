import { readFileSync } from 'node:fs';
import { ExportError, type Resume } from '@foothold/core/resume';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFiles, fontOrder } from './fonts.ts';
import { layoutResume } from './layout.ts';
import type { LinkedText, Page } from './page.ts';
import { pieces, wholePieces } from './pieces.ts';
import { toPrintable } from './printable.ts';
import { COLOURS, type ExportStyle } from './style.ts';

const template = readFileSync(new URL('./resume.typ', import.meta.url), 'utf8');

/** The typesetter remembers nothing between documents: remembering saves no time here and costs memory. */
const CACHE_AGE = 0;

/** PDF/UA-1 (ISO 14289): tags, language, title and reading order that a screen reader needs. */
const ACCESSIBLE = 'ua-1';

let compiler: NodeCompiler | undefined;

/** See `writePdf` in write.ts. */
export function setPdf(resume: Resume, style: ExportStyle): Uint8Array {
  const page = layoutResume(toPrintable(resume, 'pdf').resume, style.labelled);
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: fontFiles() }] });
  try {
    return new Uint8Array(
      compiler.pdf({ mainFileContent: template, inputs: inputsOf(page, style) }, { pdfStandard: ACCESSIBLE }),
    );
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
  const look = { variant, paper, body, display, bidirectional, colours: COLOURS };
  return { page: JSON.stringify({ ...inPieces(page), lang: page.scripts[0] ?? 'en' }), look: JSON.stringify(look) };
}

/** The page with every text of it cut into pieces. */
function inPieces({ header, sections, ...page }: Page) {
  const linked = <T extends LinkedText>(item: T) => ({ ...item, text: pieces(item.text) });
  return {
    ...page,
    header: {
      ...(header.name === undefined ? {} : { author: header.name, name: pieces(header.name) }),
      ...(header.headline === undefined ? {} : { headline: pieces(header.headline) }),
      lines: header.lines.map((items) => items.map((item) => ({ ...item, text: wholePieces(item.text) }))),
    },
    sections: sections.map(({ heading, blocks }) => ({
      heading: pieces(heading),
      blocks: blocks.map((block) =>
        block.kind === 'list'
          ? {
              ...block,
              ...(block.label === undefined ? {} : { label: pieces(block.label) }),
              items: block.items.map(wholePieces),
            }
          : {
              ...block,
              lines: block.lines.map(linked),
              paragraphs: block.paragraphs.map(pieces),
              bullets: block.bullets.map(pieces),
            },
      ),
    })),
  };
}

import type { Resume } from '@foothold/core/resume';
import { fontOrder } from './fonts.ts';
import { layoutResume } from './layout.ts';
import type { LinkedText, Page } from './page.ts';
import { pieces, wholePieces } from './pieces.ts';
import { toPrintable } from './printable.ts';
import { COLORS, type ExportStyle } from './style.ts';
import { readTemplate, typeset } from './typesetter.ts';

const template = readTemplate(new URL('./resume.typ', import.meta.url));

/** See `writePdf` in write.ts. */
export function setPdf(resume: Resume, style: ExportStyle): Uint8Array {
  const page = layoutResume(toPrintable(resume, 'pdf').resume, style.labeled);
  return typeset(template, createInputs(page, style));
}

function createInputs(page: Page, { variant = 'classic', paper = 'us-letter' }: ExportStyle) {
  const { body, display } = fontOrder(page.scripts);
  const bidirectional = page.scripts.includes('ar') || page.scripts.includes('he');
  const look = { variant, paper, body, display, bidirectional, colors: COLORS };
  return { page: { ...inPieces(page), lang: page.scripts[0] ?? 'en' }, look };
}

/** The page with every text split into pieces. */
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

import type { Resume } from '@foothold/core/resume';
import { getFontOrder } from './fonts.ts';
import { layOutResume } from './layout.ts';
import type { LinkedText, Page } from './page.ts';
import { splitText, splitUnbroken } from './pieces.ts';
import { toPrintable } from './printable.ts';
import { COLORS, type ExportStyle } from './style.ts';
import { readTemplate, renderDocument } from './typesetter.ts';

const template = readTemplate(new URL('./resume.typ', import.meta.url));

/** See `writePdf` in write.ts. */
export function setPdf(resume: Resume, style: ExportStyle): Uint8Array {
  const page = layOutResume(toPrintable(resume, 'pdf').resume, style.labeled);
  return renderDocument(template, createInputs(page, style));
}

function createInputs(page: Page, { variant = 'classic', paper = 'us-letter' }: ExportStyle) {
  const { body, display } = getFontOrder(page.scripts);
  const bidirectional = page.scripts.includes('ar') || page.scripts.includes('he');
  const look = { variant, paper, body, display, bidirectional, colors: COLORS };
  return { page: { ...splitIntoPieces(page), lang: page.scripts[0] ?? 'en' }, look };
}

/** The page with every text split into pieces. */
function splitIntoPieces({ header, sections, ...page }: Page) {
  const splitLinkedText = <T extends LinkedText>(item: T) => ({ ...item, text: splitText(item.text) });
  return {
    ...page,
    header: {
      ...(header.name === undefined ? {} : { author: header.name, name: splitText(header.name) }),
      ...(header.headline === undefined ? {} : { headline: splitText(header.headline) }),
      lines: header.lines.map((items) => items.map((item) => ({ ...item, text: splitUnbroken(item.text) }))),
    },
    sections: sections.map(({ heading, blocks }) => ({
      heading: splitText(heading),
      blocks: blocks.map((block) =>
        block.kind === 'list'
          ? {
              ...block,
              ...(block.label === undefined ? {} : { label: splitText(block.label) }),
              items: block.items.map(splitUnbroken),
            }
          : {
              ...block,
              lines: block.lines.map(splitLinkedText),
              paragraphs: block.paragraphs.map(splitText),
              bullets: block.bullets.map(splitText),
            },
      ),
    })),
  };
}

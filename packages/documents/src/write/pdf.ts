import type { ExportFit, Resume } from '@foothold/core/resume';
import { fitPages } from './fit.ts';
import { getFontOrder } from './fonts.ts';
import { layOutResume } from './layout.ts';
import type { LinkedText, Page } from './page.ts';
import { splitText, splitUnbroken } from './pieces.ts';
import { toPrintable } from './printable.ts';
import {
  COLORS,
  type ExportStyle,
  listMeasures,
  type Measures,
  mixWithWhite,
  type ResolvedStyle,
  resolveStyle,
} from './style.ts';
import { readTemplate, type Typeset, typesetDocument } from './typesetter.ts';

const template = readTemplate(new URL('./resume.typ', import.meta.url));

/** See `writePdf` in write.ts. */
export function setPdf(resume: Resume, style: ExportStyle): { bytes: Uint8Array; fit: ExportFit } {
  const resolved = resolveStyle(style);
  return setPdfPage(layOutResume(toPrintable(resume, 'pdf').resume, resolved), resolved, style);
}

/** Renders a page as a PDF. */
export function setPdfPage(page: Page, resolved: ResolvedStyle, style: ExportStyle) {
  const { typeset, fit } = fitPage(page, resolved, style);
  return { bytes: typeset.toPdf(), fit };
}

/** Lays a page out with the measures with which it fits. */
export function fitPage(page: Page, resolved: ResolvedStyle, style: ExportStyle) {
  const tried = new Map<Measures, Typeset>();
  const layOut = (measures: Measures): Typeset => {
    const typeset = tried.get(measures) ?? typesetDocument(template, createInputs(page, resolved, measures, style));
    tried.set(measures, typeset);
    return typeset;
  };
  const steps = listMeasures(resolved, style.skippedSteps);
  const { measures, fit } = fitPages(steps, style.maxPages, (some) => layOut(some).pages);
  return { measures, fit, typeset: layOut(measures) };
}

function createInputs(
  page: Page,
  { template: definition, paper, accent, font }: ResolvedStyle,
  measures: Measures,
  { wholeAddresses = true }: ExportStyle,
) {
  const { entry: _, ...look } = definition;
  const bidirectional = page.scripts.includes('ar') || page.scripts.includes('he');
  const colors = { ...COLORS, accent, tint: mixWithWhite(accent) };
  return {
    page: { ...splitIntoPieces(page), lang: page.scripts[0] ?? 'en' },
    look: { ...look, ...getFontOrder(page.scripts, font), ...measures, paper, bidirectional, colors, wholeAddresses },
  };
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
      ...(heading === undefined ? {} : { heading: splitText(heading) }),
      blocks: blocks.map((block) =>
        block.kind === 'list'
          ? {
              ...block,
              ...(block.label === undefined ? {} : { label: splitText(block.label) }),
              items: block.items.map(splitUnbroken),
            }
          : {
              ...block,
              lines: block.lines.map(({ parts, aside }) => ({
                parts: parts.map(splitLinkedText),
                ...(aside === undefined ? {} : { aside: splitText(aside) }),
              })),
              paragraphs: block.paragraphs.map(splitText),
              bullets: block.bullets.map(splitText),
            },
      ),
    })),
  };
}

import { DocumentError, type RawDocument, type RawPage } from '@foothold/core/resume';
import { LIMITS } from '../limits.ts';
import type { FontFaces } from './fonts.ts';
import { pageSpace } from './geometry.ts';
import { markHidden } from './hidden.ts';
import { linkRuns, readLinks } from './links.ts';
import { readGraphics } from './objects.ts';
import { type Pdfium, type Pointer, withPdf } from './pdfium.ts';
import { readPageText } from './text.ts';

/**
 * Reads a PDF: every word with its box, style and link, and the positions of images and rules.
 * @throws DocumentError
 */
export function readPdf(bytes: Uint8Array): Promise<RawDocument> {
  return withPdf(bytes, (pdfium, document) => {
    const count = pdfium.api.FPDF_GetPageCount(document);
    const read = Math.min(count, LIMITS.pages);
    const fonts: FontFaces = { faces: new Map(), bitmaps: isTexOutput(pdfium, document) };
    const pages: RawPage[] = [];
    let unmappable = 0;
    let characters = 0;
    for (let i = 0; i < read; i++) {
      const result = readPage(pdfium, document, i, fonts, LIMITS.characters - characters);
      if (result === undefined) continue;
      pages.push(result.page);
      unmappable += result.unmappable;
      characters += result.characters;
    }
    if (pages.length === 0) throw new DocumentError('document.damaged');
    return { format: 'pdf', pages, unmappable, pagesLeftOut: Math.max(0, count - read), tables: 0, textBoxes: 0 };
  });
}

/** @returns undefined if PDFium can't open the page */
function readPage(
  pdfium: Pdfium,
  document: Pointer,
  index: number,
  fonts: FontFaces,
  charactersLeft: number,
): { page: RawPage; unmappable: number; characters: number } | undefined {
  const { api } = pdfium;
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const textPage = api.FPDFText_LoadPage(page);
  const characters = textPage === 0 ? 0 : api.FPDFText_CountChars(textPage);
  if (characters > charactersLeft) throw new DocumentError('document.too-complex');
  const space = pageSpace(pdfium, page);
  const text = textPage === 0 ? { runs: [], objects: [], unmappable: 0 } : readPageText(pdfium, textPage, space, fonts);
  const graphics = readGraphics(pdfium, page, space);
  const links = readLinks(pdfium, document, page, space);
  if (textPage !== 0) api.FPDFText_ClosePage(textPage);
  api.FPDF_ClosePage(page);
  markHidden(text, graphics, space);
  linkRuns(text.runs, links);
  const { width, height } = space;
  return {
    page: {
      number: index + 1,
      width,
      height,
      runs: text.runs,
      images: graphics.images,
      rules: graphics.rules,
      dots: graphics.dots,
      links,
    },
    unmappable: text.unmappable,
    characters,
  };
}

/** Maximum length of the producer's name in bytes, in UTF-16. */
const PRODUCER_LENGTH = 256;

/** Whether TeX created the file, in which case its nameless fonts are bitmaps with one style each. */
function isTexOutput(pdfium: Pdfium, document: Pointer): boolean {
  const { api } = pdfium;
  const buffer = api.malloc(PRODUCER_LENGTH + 16);
  const tag = buffer + PRODUCER_LENGTH;
  pdfium.bytes.set(PRODUCER, tag);
  const length = api.FPDF_GetMetaText(document, tag, buffer, PRODUCER_LENGTH);
  const producer = Buffer.from(pdfium.bytes.buffer, buffer, Math.min(length, PRODUCER_LENGTH)).toString('utf16le');
  api.free(buffer);
  return /tex|dvips|ghostscript.*dvi/i.test(producer);
}
const PRODUCER = new TextEncoder().encode('Producer\0');

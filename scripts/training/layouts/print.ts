/** Prints pages with Chromium, and lists the pieces of text on them. */
import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../chromium.ts';
import { isTextLayout, type Layout, type PageLayout } from './layout.ts';
import type { Person } from './person.ts';
import { escapeHtml } from './tags.ts';

/** A run of text on one visible line, in the order of the page’s source. Positions are CSS pixels before pages are cut. */
export interface Piece {
  text: string;
  kind: string;
  of?: string;
  section?: string;
  /** The number of the employer. */
  job?: number;
  /** The number of the role, school, or other entry in its section. */
  entry?: number;
  /** Pieces of one part are one value that the page broke into lines. */
  part: number;
  x?: number;
  y?: number;
  width?: number;
  size?: number;
  bold?: boolean;
  italic?: boolean;
  /** For text at the top or bottom of each page: its number. */
  page?: number;
}

export interface Printed {
  pdf: Buffer;
  pieces: Piece[];
}

const INCH = 96;

const BASE_CSS = `
  * { box-sizing: border-box; }
  body { margin: 0; font-size: 10.5pt; line-height: 1.3; }
  h1, h2, h3, h4, p, ul { margin: 0; padding: 0; }
  ul { padding-left: 1.3em; }
  ul.plain { list-style: none; padding-left: 0; }
  ul.columns { columns: 2; }
  .row { display: flex; justify-content: space-between; gap: 1em; }
  .right { text-align: right; white-space: nowrap; }
  .hang { padding-left: 1.2em; text-indent: -1.2em; }
  .mark { display: inline-block; min-width: 1em; text-indent: 0; }
  .pill { display: inline-block; border: 1px solid #999; border-radius: 3px; padding: 0 .4em; margin: 1px 2px; }
  .entry { break-inside: avoid-page; }
  .bar i { display: block; height: 4px; background: #ddd; } .bar i b { display: block; height: 4px; background: currentColor; }
  table { border-collapse: collapse; } td { vertical-align: top; padding: 0 .6em .1em 0; }
`;

/** A page as the browser shows it. */
const toDocument = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Resume</title><style>${BASE_CSS}</style></head><body>${body}</body></html>`;

const COLLECT = readFileSync(new URL('./collect-pieces.js', import.meta.url), 'utf8');

const MARGIN = [0.7, 0.75, 0.7, 0.75] as const;

const toTemplate = (text: string): string =>
  `<div style="font:8px Arial;width:100%;padding:0 0.6in;text-align:center">${escapeHtml(text)
    .replace('{page}', '<span class="pageNumber"></span>')
    .replace('{pages}', '<span class="totalPages"></span>')}</div>`;

const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 1;

function listEdgePieces(layout: PageLayout, person: Person, pages: number): Piece[] {
  const edges = [layout.header, layout.footer].flatMap((edge) => (edge ? [edge(person)] : []));
  return Array.from({ length: pages }, (_, index) => index + 1).flatMap((page) =>
    edges.map((text, edge) => ({
      text: text.replace('{page}', String(page)).replace('{pages}', String(pages)),
      kind: 'other',
      of: 'page',
      part: -1 - edge - page * edges.length,
      page,
    })),
  );
}

export const openBrowser = (): Promise<Browser> => chromium.launch(findChromium());

/** Prints one person’s page. */
export async function printPage(browser: Browser, layout: Layout, person: Person, body: string): Promise<Printed> {
  if (isTextLayout(layout)) throw new Error(`${layout.id} isn’t printed.`);
  const size = layout.size ?? 'Letter';
  const [top, right, bottom, left] = layout.margin ?? MARGIN;
  const sheetWidth = size === 'A4' ? 8.27 : 8.5;
  const width = Math.round((sheetWidth - left - right) * INCH);
  const page = await browser.newPage({ viewport: { width, height: 1000 } });
  try {
    await page.emulateMedia({ media: 'print' });
    await page.setContent(toDocument(body));
    const pieces = await page.evaluate<Piece[]>(COLLECT);
    const pdf = await page.pdf({
      format: size,
      printBackground: true,
      margin: { top: `${top}in`, right: `${right}in`, bottom: `${bottom}in`, left: `${left}in` },
      displayHeaderFooter: Boolean(layout.header ?? layout.footer),
      headerTemplate: toTemplate(layout.header?.(person) ?? ''),
      footerTemplate: toTemplate(layout.footer?.(person) ?? ''),
    });
    return { pdf, pieces: [...pieces, ...listEdgePieces(layout, person, countPages(pdf))] };
  } finally {
    await page.close();
  }
}

import { isIcon, isSignFont } from './layout/glyphs.ts';
import type { LaidOut } from './layout/index.ts';
import type { DocumentSignals, RawDocument, RawPage, TextRun } from './source.ts';

/** A page with an image and fewer visible words than this is an image page. */
const MAX_IMAGE_PAGE_WORDS = 8;
/** An image of a page covers at least this share of it. */
const MIN_IMAGE_SHARE = 0.4;
/** An icon closer to a word than this share of the font size is attached to it for a reader without geometry. */
const GLUED_DISTANCE = 0.35;

/** Facts about the file that cause problems for other readers. */
export function documentSignals(raw: RawDocument, laidOut: LaidOut): DocumentSignals {
  let words = 0;
  for (const page of laidOut.text.pages) for (const line of page.lines) words += line.words.length;
  return {
    pages: raw.pages.length,
    words,
    columns: laidOut.columns,
    tables: raw.tables,
    textBoxes: raw.textBoxes,
    images: raw.pages.reduce((sum, page) => sum + page.images.length, 0),
    imagePages: raw.pages.filter(isImagePage).length,
    headerFooterText: [...laidOut.furniture.map((line) => line.text), ...readZoneText(raw)],
    hidden: raw.pages.flatMap(findHiddenText),
    unmappable: raw.unmappable + raw.pages.reduce((sum, page) => sum + countSignLetters(page.runs), 0),
    iconGlyphs: raw.pages.reduce((sum, page) => sum + countGluedIcons(page.runs), 0),
    pagesLeftOut: raw.pagesLeftOut,
  };
}

function isImagePage(page: RawPage): boolean {
  const visible = page.runs.filter((run) => run.hidden === undefined).length;
  const area = page.width * page.height;
  return (
    visible < MAX_IMAGE_PAGE_WORDS && page.images.some((image) => image.width * image.height > MIN_IMAGE_SHARE * area)
  );
}

/** Hidden words of a page; consecutive ones with the same reason are joined. */
function findHiddenText(page: RawPage): DocumentSignals['hidden'] {
  const found: DocumentSignals['hidden'] = [];
  let previous: TextRun | undefined;
  for (const run of page.runs) {
    const last = found[found.length - 1];
    if (run.hidden !== undefined) {
      if (last && previous?.hidden === run.hidden) last.text += ` ${run.text}`;
      else found.push({ reason: run.hidden, page: page.number, text: run.text });
    }
    previous = run;
  }
  return found;
}

/** Letters that are drawn as another sign and so are copied wrong. A single one at the start of a line is a bullet. */
function countSignLetters(runs: readonly TextRun[]): number {
  let count = 0;
  runs.forEach((run, i) => {
    if (run.hidden !== undefined || !isSignFont(run.font)) return;
    const previous = runs[i - 1];
    const isAtStart = !previous || Math.abs(previous.baseline - run.baseline) >= 0.5 * run.fontSize;
    if (!isAtStart || run.text.length > 1) count += run.text.match(/[A-Za-z\d]/g)?.length ?? 0;
  });
  return count;
}

function countGluedIcons(runs: readonly TextRun[]): number {
  let count = 0;
  runs.forEach((run, i) => {
    if (!isIcon(run) || run.spaceAfter) return;
    const next = runs[i + 1];
    const beside = next && !isIcon(next) && Math.abs(next.baseline - run.baseline) < 0.5 * run.fontSize;
    if (beside && next.x - (run.x + run.width) < GLUED_DISTANCE * run.fontSize) count++;
  });
  return count;
}

/** Text in the headers and footers of word-processor files, which many systems ignore. */
function readZoneText(raw: RawDocument): string[] {
  const zones = new Map<string, string[]>();
  for (const page of raw.pages) {
    for (const run of page.runs) {
      if (run.zone !== 'header' && run.zone !== 'footer') continue;
      const key = `${page.number}${run.zone}${Math.round(run.baseline)}`;
      const known = zones.get(key);
      if (known) known.push(run.text);
      else zones.set(key, [run.text]);
    }
  }
  return [...zones.values()].map((words) => words.join(' '));
}

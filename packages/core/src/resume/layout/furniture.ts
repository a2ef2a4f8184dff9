import { isHeadingText } from '../sections/vocabulary.ts';
import type { RawPage } from '../source.ts';
import type { Line } from './line.ts';

/** Share of the page height, at the top and bottom, that headers and footers are in. */
const MARGIN_SHARE = 0.09;
/** Lines that repeat on other pages count as headers and footers in this larger share. */
const REPEATING_MARGIN_SHARE = 0.15;
const PAGE_NUMBER_PATTERN =
  /^(?:\D{0,40}[-–—|·,\s])?(?:page|seite|p\.|str\.|pag\.|página|pagina|sida|side)?\s*\d{1,2}\s*(?:\/|of|von|de|di|van|sur|z|av|af)?\s*\d{0,2}(?:\s*[-–—|].{0,40})?$/iu;
const LAST_UPDATED_PATTERN =
  /^(?:last updated|updated|stand|dernière mise à jour|mise à jour|última actualización|ultimo aggiornamento)\b.{0,40}$/iu;

/** The title of the document, with the person's name before or after it, as on later pages. */
const PAPER_PATTERN =
  /^(?:[\p{L}\p{M}.,'’ -]{2,40}[\s|–—-]+)?(?:curriculum vitae|r[ée]sum[ée]|cv|lebenslauf)(?:[\s|–—:,-]+[\p{L}\p{M}.,'’ -]{2,40})?(?:\s*[|–—-]?\s*(?:page )?\d{1,2}(?: (?:of|\/) \d{1,2})?)?$/iu;

/** Lines that belong to the document and not to the person: page numbers, print dates, headers on every page. */
export function findFurniture(pages: Line[][], raw: readonly RawPage[]): Set<Line> {
  const furniture = new Set<Line>();
  const heads = new Map<string, Line[]>();
  pages.forEach((lines, index) => {
    for (const line of findManualTitles(lines)) furniture.add(line);
    const height = raw[index]?.height ?? 0;
    for (const line of lines) {
      if (line.top < height * (1 - REPEATING_MARGIN_SHARE) && line.bottom > height * REPEATING_MARGIN_SHARE) continue;
      if (line.marker > 0 || isHeadingText(line.text) || !isSetApart(line, lines, line.top > height / 2)) continue;
      const low = line.top > height * (1 - MARGIN_SHARE);
      const high = line.bottom < height * MARGIN_SHARE;
      const numbered = isPageNumber(line.text) && (low || pages.length > 1);
      const titled = line.page > 1 && PAPER_PATTERN.test(line.text);
      if ((low || high) && (numbered || titled || LAST_UPDATED_PATTERN.test(line.text))) furniture.add(line);
      const key = line.text.replace(/\d+/g, '#');
      const same = heads.get(key);
      if (same) same.push(line);
      else heads.set(key, [line]);
    }
  });
  for (const same of heads.values()) {
    const onPages = new Set(same.map((line) => line.page));
    // The first occurrence may be actual content (the name at the top of page one).
    if (onPages.size > 1) for (const line of same) if (line.page > 1 || isLow(line, raw)) furniture.add(line);
  }
  return furniture;
}

/**
 * "RESUME(7) … RESUME(7)": the first line of a man page, which has the same text at both ends, and the last line if it ends the same way.
 */
function findManualTitles(lines: readonly Line[]): Line[] {
  const [first, ...others] = lines;
  const last = others[others.length - 1];
  const title = first && first.cells.length > 1 ? getCellText(first, 0) : '';
  if (!first || !/^\p{L}/u.test(title) || getCellText(first, first.cells.length - 1) !== title) return [];
  const isAlike = last && last.cells.length > 1 && getCellText(last, last.cells.length - 1) === title;
  return isAlike ? [first, last] : [first];
}

function getCellText({ text, cells }: Line, at: number): string {
  return text.slice(cells[at]?.start, cells[at]?.end);
}

/** Headers and footers have a gap between them and the text of the page. */
function isSetApart(line: Line, lines: readonly Line[], foot: boolean): boolean {
  return lines.every((other) => {
    if (other === line) return true;
    const gap = foot ? line.top - other.bottom : other.top - line.bottom;
    const beside = other.top < line.bottom && other.bottom > line.top;
    const outer = foot ? other.top >= line.bottom : other.bottom <= line.top;
    return beside || outer || gap > 0.9 * line.size;
  });
}

function isLow(line: Line, raw: readonly RawPage[]): boolean {
  const height = raw.find((page) => page.number === line.page)?.height ?? 0;
  return line.top > height / 2;
}

/** "2", "1/3", "Page 1 of 2", "Jane Doe – 1/2". */
function isPageNumber(text: string): boolean {
  return (
    text.length <= 60 && /\d/.test(text) && PAGE_NUMBER_PATTERN.test(text) && !/\d{3}/.test(text) && !text.includes('@')
  );
}

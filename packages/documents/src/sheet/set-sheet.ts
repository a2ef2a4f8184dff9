import { ExportError } from '@foothold/core/resume';
import { getFontOrder } from '../write/fonts.ts';
import { type Piece, splitText } from '../write/pieces.ts';
import { findMissingGlyphs, toPrintableLine } from '../write/printable.ts';
import { findScripts, startsRightToLeft } from '../write/script.ts';
import { COLORS } from '../write/style.ts';
import { readTemplate, renderDocument } from '../write/typesetter.ts';
import type { Fact, Sheet, SheetPart } from './sheet.ts';

const template = readTemplate(new URL('./sheet.typ', import.meta.url));

/** Maximum length of a sheet, far more than any of our forms allows. */
const MAX_CHARACTERS = 100_000;

/** Facts with fewer characters stay on one page: even if each is on its own line, they fill at most half of it. */
const SHORT_SHEET_LENGTH = 1_200;

/** Replaces a character that none of our fonts has. */
const NO_GLYPH = '□';

const MISSING_TEXT = 'not given';

/** A text ready for typesetting: its lines in pieces, with the language and direction of its letters. */
interface TypesetText {
  lines: Piece[][];
  lang: string;
  rtl: boolean;
}

/**
 * Renders a sheet as an accessible PDF (PDF/UA-1). The same sheet gives the same bytes on every machine. Never fails because of its
 * content: characters that none of our fonts has are shown as boxes, and the sheet says so.
 * @throws ExportError `export.too-long`, `export.typesetting-failed`
 */
export function setSheet(sheet: Sheet): Uint8Array {
  const texts = new TextCollector();
  const { issuer } = sheet;
  const content = {
    // PDF viewers show a title unchanged, in their own fonts.
    title: toPrintableLine(sheet.title),
    label: texts.set(sheet.label),
    heading: texts.set(sheet.heading),
    foot: texts.set([issuer.name, sheet.label, sheet.reference].filter(Boolean).join(' · ')),
    facts: texts.facts(sheet.facts),
    issuer: {
      name: texts.set(issuer.name),
      author: toPrintableLine(issuer.legalName),
      lines: [issuer.legalName, ...issuer.address, issuer.email, issuer.phone].map((line) => texts.set(line)),
    },
    parts: sheet.parts.map((part) => setPart(part, texts)),
    /** Comes last: only now is it known whether a character was missing. */
    note: texts.lettersMissing
      ? texts.set(
          `${NO_GLYPH} stands for a letter that the fonts of this document do not have. What was sent keeps it.`,
        )
      : null,
  };
  const { body, display } = getFontOrder(
    findScripts(texts.all()).map(({ lang }) => lang),
    'mixed',
  );
  const [lang, region] = sheet.lang.split('-');
  const look = {
    body,
    display,
    paper: sheet.paper,
    lang,
    region,
    colors: { ...COLORS, accent: issuer.colors.accent.slice(1) },
  };
  return renderDocument(template, { content, look });
}

function setPart(part: SheetPart, texts: TextCollector) {
  switch (part.is) {
    case 'heading':
    case 'paragraph':
      return { ...part, text: texts.set(part.text) };
    case 'facts':
      return {
        ...part,
        title: part.title === undefined ? null : texts.set(part.title),
        facts: texts.facts(part.facts),
        short: part.facts.reduce((sum, { value = '' }) => sum + value.length, 0) < SHORT_SHEET_LENGTH,
      };
    case 'table':
      return {
        ...part,
        head: part.head.map((cell) => texts.set(cell)),
        rows: part.rows.map((row) => row.map((cell) => texts.set(cell))),
        totals: part.totals.map(({ label, value, strong = false }) => ({
          label: texts.set(label),
          value: texts.set(value),
          strong,
        })),
      };
    case 'list':
      return { ...part, items: part.items.map((item) => texts.set(item)) };
    case 'signature':
      return { ...part, facts: texts.facts([part.name, part.date]), words: texts.set(part.words) };
  }
}

/** Processes every text of a sheet and collects what the whole sheet needs, such as missing characters. */
class TextCollector {
  lettersMissing = false;
  #characters = 0;
  #seen: string[] = [];

  set(text: string): TypesetText {
    this.#characters += text.length;
    if (this.#characters > MAX_CHARACTERS) throw new ExportError('export.too-long');
    const lines = text
      .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u)
      .map((line) => this.#withBoxes(toPrintableLine(line)));
    const shown = lines.filter((line) => line !== '');
    const whole = shown.join('\n');
    this.#seen.push(whole);
    return { lines: shown.map(splitText), lang: findScripts(whole)[0]?.lang ?? 'en', rtl: startsRightToLeft(whole) };
  }

  facts(facts: Fact[]) {
    return facts.map(({ label, value }) => {
      const text = this.set(value ?? '');
      const given = text.lines.length > 0;
      return { label: this.set(label), given, text: given ? text : this.set(MISSING_TEXT) };
    });
  }

  all(): string {
    return this.#seen.join('\n');
  }

  #withBoxes(line: string): string {
    const missing = findMissingGlyphs(line);
    if (missing.size === 0) return line;
    this.lettersMissing = true;
    return [...line].map((character) => (missing.has(character) ? NO_GLYPH : character)).join('');
  }
}

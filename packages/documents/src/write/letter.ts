import { type Contact, ExportError, emptyResume } from '@foothold/core/resume';
import { listContactLines } from './layout.ts';
import type { Page } from './page.ts';
import { toPrintable } from './printable.ts';
import { findScripts } from './script.ts';
import { type ExportStyle, type ResolvedStyle, resolveStyle } from './style.ts';

export type LetterFormat = 'pdf' | 'docx';

export interface Letter {
  /** The sender, shown as on the résumé. */
  contact: Contact;
  /** Paragraphs separated by empty lines; single line breaks stay. */
  text: string;
}

/**
 * Writes a letter in the look of a résumé: the same fonts, colors, and margins, and the same name and contact details at the top.
 * @throws ExportError `export.empty`, `export.too-long`, `export.typesetting-failed`; for a PDF `export.script-unsupported`
 */
export async function writeLetter(letter: Letter, format: LetterFormat, style: ExportStyle = {}): Promise<Uint8Array> {
  const resolved = withLetterMeasures(resolveStyle(style));
  const page = layOutLetter(letter, format, resolved);
  const { bytes } =
    format === 'pdf'
      ? (await import('./pdf.ts')).setPdfPage(page, resolved, style)
      : await (await import('./docx.ts')).setDocxPage(page, resolved, style);
  return bytes;
}

/** Body size in points. A letter is read as a whole and has less text than a résumé. */
const FONT_SIZE = 11;

const withLetterMeasures = (resolved: ResolvedStyle): ResolvedStyle => ({
  ...resolved,
  margins: 'wide',
  template: { ...resolved.template, fontSize: FONT_SIZE },
});

const PARAGRAPH_BREAK_PATTERN = /\n[^\S\n]*\n/;

function layOutLetter({ contact, text }: Letter, format: LetterFormat, { template }: ResolvedStyle): Page {
  const written = text.split(PARAGRAPH_BREAK_PATTERN).map((paragraph, at) => ({
    id: `p${at}`,
    heading: '',
    lines: paragraph.split('\n').map((line, number) => ({ id: `l${number}`, text: line })),
  }));
  // Printed under the same rules as the texts of a résumé.
  const { resume: printable } = toPrintable({ ...emptyResume(), contact, other: written }, format);
  const paragraphs = printable.other.map(({ lines }) => lines.map((line) => line.text));
  if (paragraphs.length === 0) throw new ExportError('export.empty');
  const { name } = printable.contact;
  const scripts = findScripts(text);
  return {
    title: name === undefined ? 'Letter' : `${name} – Letter`,
    scripts: scripts.map(({ lang }) => lang),
    dir: scripts[0]?.dir ?? 'ltr',
    asides: 'right',
    header: {
      ...(name === undefined ? {} : { name }),
      lines: listContactLines(printable, template.header.isOneLine),
    },
    sections: [{ blocks: paragraphs.map((lines) => ({ kind: 'entry', lines: [], paragraphs: lines, bullets: [] })) }],
  };
}

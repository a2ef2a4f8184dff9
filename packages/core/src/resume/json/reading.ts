import { getField } from '../field-path.ts';
import type { Resume } from '../model.ts';
import type { FieldPath, Provenance, Reading } from '../reading.ts';
import { PLAIN_SIGNALS, type SourceLine } from '../source.ts';

const LINE_HEIGHT = 14;
const LETTER_WIDTH = 5;
const MARGIN = 36;

/** Converts résumé data to a reading: each field is a line of its text. */
export function readingOfResume(resume: Resume): Reading {
  const lines: SourceLine[] = [];
  const provenance: Provenance = {};
  let words = 0;
  for (const path of fieldPaths(resume)) {
    const text = (getField(resume, path) ?? '').replace(/\s+/g, ' ');
    if (text === '') continue;
    provenance[path] = {
      spans: [{ page: 1, line: lines.length, start: 0, end: text.length }],
      confidence: 1,
      origin: 'read',
    };
    const line = createLine(text, lines.length);
    words += line.words.length;
    lines.push(line);
  }
  const height = Math.max(792, MARGIN * 2 + lines.length * LINE_HEIGHT);
  return {
    resume,
    provenance,
    text: { format: 'json', pages: [{ number: 1, width: 612, height, lines }] },
    signals: { ...PLAIN_SIGNALS, words },
    unplaced: [],
    furniture: [],
  };
}

function createLine(text: string, index: number): SourceLine {
  const words: SourceLine['words'] = [];
  for (const match of text.matchAll(/\S+/g)) {
    const start = match.index;
    words.push({
      start,
      end: start + match[0].length,
      x: MARGIN + LETTER_WIDTH * start,
      width: LETTER_WIDTH * match[0].length,
    });
  }
  return {
    text,
    box: { x: MARGIN, y: MARGIN + index * LINE_HEIGHT, width: LETTER_WIDTH * text.length, height: LINE_HEIGHT },
    words,
  };
}

/** The addresses of all fields in a résumé, in reading order. */
export function fieldPaths(resume: Resume): FieldPath[] {
  const paths: FieldPath[] = [];
  collect(resume as unknown as Record<string, unknown>, '', paths);
  return paths;
}

function collect(node: Record<string, unknown>, prefix: string, paths: FieldPath[]): void {
  for (const [key, value] of Object.entries(node)) {
    const path = prefix === '' ? key : `${prefix}/${key}`;
    if (typeof value === 'string') {
      if (key !== 'id') paths.push(key === 'text' ? prefix : path);
    } else if (Array.isArray(value)) {
      for (const item of value as unknown[]) {
        if (typeof item === 'string') paths.push(`${path}/${item}`);
        else if (isEntry(item)) collect(item, `${path}/${item.id}`, paths);
      }
    } else if (typeof value === 'object' && value !== null) collect(value as Record<string, unknown>, path, paths);
  }
}

function isEntry(value: unknown): value is Record<string, unknown> & { id: string } {
  return typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string';
}

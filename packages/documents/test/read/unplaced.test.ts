import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading, Span } from '@foothold/core/resume';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDocument, readResumeFile } from '../../src/read/index.ts';
import { FIXTURES, listCorpusFiles } from '../corpus/fixtures.ts';

const read = (text: string) => readResumeFile(new TextEncoder().encode(text), { name: 'resume.txt' });

/** The parts of the page that a reading covers, by page and line. */
function collectAccounted({ provenance, unplaced = [], furniture = [] }: Reading): Map<string, Span[]> {
  const lines = new Map<string, Span[]>();
  const sources = [...Object.values(provenance), ...unplaced, ...furniture];
  for (const span of sources.flatMap(({ spans }) => spans)) {
    const key = `${span.page}:${span.line}`;
    lines.set(key, [...(lines.get(key) ?? []), span]);
  }
  return lines;
}

/** Words with a letter or digit that are in no field and on no list. */
function listLostWords(reading: Reading): string[] {
  const known = collectAccounted(reading);
  return reading.text.pages.flatMap(({ number, lines }) =>
    lines.flatMap(({ text, words }, line) => {
      const spans = known.get(`${number}:${line}`) ?? [];
      return words
        .filter(({ start, end }) => !spans.some((span) => span.start < end && span.end > start))
        .map(({ start, end }) => text.slice(start, end))
        .filter((word) => /[\p{L}\p{N}]/u.test(word));
    }),
  );
}

const sortLetters = (text: string) => (text.match(/\p{L}/gu) ?? []).sort().join('');

/** Fonts whose letters are icons. */
const ICONS_PATTERN = /awesome|icon|marvosym/i;

describe('words in no field', () => {
  const readings = new Map<string, Reading>();
  beforeAll(async () => {
    for (const { file } of listCorpusFiles()) {
      readings.set(file, await readResumeFile(new Uint8Array(readFileSync(join(FIXTURES, file))), { name: file }));
    }
  });

  it('loses no word of any corpus file', () => {
    expect(readings.size).toBeGreaterThan(40);
    for (const [file, reading] of readings) expect(listLostWords(reading), file).toEqual([]);
  });

  it('includes every visible letter in its text', async () => {
    for (const [file, reading] of readings) {
      const raw = await readDocument(new Uint8Array(readFileSync(join(FIXTURES, file))), { name: file });
      if (!('pages' in raw)) throw new Error(`${file} has no pages`);
      const seen = raw.pages.flatMap(({ runs }) =>
        runs.filter((run) => run.hidden === undefined && !ICONS_PATTERN.test(run.font)),
      );
      const lines = reading.text.pages.flatMap((page) => page.lines.map(({ text }) => text));
      const written = seen.map(({ text }) => text.normalize('NFKC')).join('');
      expect(sortLetters(lines.join('').normalize('NFKC')), file).toBe(sortLetters(written));
    }
  });

  it('lists each of them once, with a unique id', () => {
    for (const [file, { unplaced = [], furniture = [] }] of readings) {
      const all = [...unplaced, ...furniture];
      expect(new Set(all.map(({ id }) => id)).size, file).toBe(all.length);
      expect(
        all.every(({ text, spans }) => text.trim() !== '' && spans.length > 0),
        file,
      ).toBe(true);
    }
  });

  it('leaves almost nothing of our own files unplaced', () => {
    const words = [...readings.values()].flatMap((reading) => reading.text.pages.flatMap((page) => page.lines)).length;
    const loose = [...readings.values()].reduce((sum, { unplaced = [] }) => sum + unplaced.length, 0);
    expect(loose / words).toBeLessThan(0.02);
  });

  it('lists a line that fits nowhere', async () => {
    const reading = await read('Ana Ruiz\nana@example.com\nXQZ-77 blue\n\nSkills\nSQL, Python\n');
    expect(reading.unplaced?.map(({ text }) => text)).toEqual(['XQZ-77 blue']);
  });

  it('does not list headings, labels and page numbers', async () => {
    const reading = await read('Ana Ruiz\nEmail: ana@example.com\nPhone: (555) 014-2277\n\nSkills\nSQL, Python\n');
    expect(reading.unplaced).toEqual([]);
    expect(reading.furniture?.map(({ text }) => text)).toEqual(['Email:', 'Phone:', 'Skills']);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOutcome } from './outcome.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, process.env.SHARED_DATA ?? '../shared/data', 'bad-inputs');
const missing = !existsSync(FOLDER);
const skipReason = missing ? ` (skipped: ${FOLDER} is not there; the files in test/hostile stand for them)` : '';

/** A file and its results in other programs: the rows of `_observed.csv`. */
interface ObservedOutcome {
  file: string;
  row: string[];
  bytes: Uint8Array;
}

function readObserved(kind: string): ObservedOutcome[] {
  if (missing) return [];
  const folder = join(FOLDER, kind);
  const present = new Set(readdirSync(folder));
  return readFileSync(join(folder, '_observed.csv'), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
    .flatMap(([file = '', ...row]) =>
      present.has(file) ? [{ file, row, bytes: new Uint8Array(readFileSync(join(folder, file))) }] : [],
    );
}

const UNREADABLE_CODES = ['document.no-text', 'document.image-only'];

/** The allowed outcomes for a PDF, by the results of pdftotext and qpdf. */
function listPdfOutcomes([pdftotext, letters, qpdf]: string[], bytes: Uint8Array): string[] {
  const locked = Buffer.from(bytes).includes('/Encrypt');
  const refused = ['document.damaged', ...(locked ? ['document.encrypted'] : [])];
  if (pdftotext === '0' && qpdf === '0') {
    if (Number(letters) === 0) return UNREADABLE_CODES;
    return locked ? ['read', 'document.encrypted'] : ['read'];
  }
  if (locked && pdftotext === '1') return ['document.encrypted'];
  return ['read', ...UNREADABLE_CODES, ...refused];
}

/** The allowed outcomes for a word processor file, by its name and its kind of container. */
function listOfficeOutcomes(file: string, container: string, bytes: Uint8Array): string[] {
  if (container === 'ole2') return [file.endsWith('.doc') ? 'document.old-word' : 'document.encrypted'];
  if (container.startsWith('zip-')) {
    // A wrong checksum matters only for a part with text.
    if (container === 'zip-crc-bad') return ['document.damaged', 'read'];
    if (container !== 'zip-ok') return ['document.damaged'];
    if (Buffer.from(bytes).includes('vbaProject.bin')) return ['document.active-content'];
    if (/Entity|DOCTYPE/i.test(file)) return ['document.unsafe-markup', 'read'];
    return ['read', 'document.no-text'];
  }
  return ['document.old-word', 'document.type-unsupported'];
}

describe.skipIf(missing)(`other people's bad inputs${skipReason}`, () => {
  it.each(readObserved('pdf').map((each) => [each.file, each] as const))('pdf/%s', async (name, { row, bytes }) => {
    expect(listPdfOutcomes(row, bytes)).toContain(await readOutcome(bytes, { name }));
  });

  it.each(readObserved('office').map((each) => [each.file, each] as const))(
    'office/%s',
    async (name, { row, bytes }) => {
      expect(listOfficeOutcomes(name, row[1] ?? '', bytes)).toContain(await readOutcome(bytes, { name }));
    },
  );

  it("reads strings that break programs as text, and doesn't take them for JSON Resume", async () => {
    const readStrings = (name: string) => new Uint8Array(readFileSync(join(FOLDER, 'strings', name)));
    expect(await readOutcome(readStrings('blns.txt'), { name: 'blns.txt' })).toBe('read');
    expect(await readOutcome(readStrings('blns.json'), { name: 'blns.json' })).toBe('document.not-json-resume');
    expect(await readOutcome(readStrings('blns.base64.json'), { name: 'a.json' })).toBe('document.not-json-resume');
  });

  it('reads each of those strings as a separate résumé', async () => {
    const readStrings = JSON.parse(readFileSync(join(FOLDER, 'strings/blns.json'), 'utf8')) as string[];
    for (const text of readStrings) {
      const file = new TextEncoder().encode(`${text}\nrobin@example.com\nExperience\n${text}, ${text}, 2019 - 2021\n`);
      expect(['read', 'document.type-unsupported'], text).toContain(await readOutcome(file, { name: 'a.txt' }));
    }
  });
});

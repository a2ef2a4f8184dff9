/**
 * Whether programs unrelated to Foothold read our exports in the right order: poppler's `pdftotext` in its three modes for PDF, a plain
 * walk over the XML for DOCX. A résumé counts as right if every text of the page appears, complete, after the previous one. Prints one line
 * per reader and the first failures.
 *
 *     node bench/export-order.ts [count] needs pdftotext (Debian: poppler-utils) for the PDF lines
 */
import { spawnSync } from 'node:child_process';
import type { Resume } from '@foothold/core/resume';
import { resolveStyle, writeDocx, writePdf } from '@foothold/documents/write';
import fc from 'fast-check';
import { layOutResume } from '../packages/documents/src/write/layout.ts';
import type { Page, PageBlock } from '../packages/documents/src/write/page.ts';
import { toPrintable } from '../packages/documents/src/write/printable.ts';
import { arbitraryResume } from '../packages/documents/test/write/arbitrary-resume.ts';
import { readDocxText } from '../packages/documents/test/write/docx-text.ts';

const count = Number(process.argv[2] ?? 300);
const resumes = fc.sample(arbitraryResume(), { numRuns: count, seed: 2026 });

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined;
if (!hasPdftotext) console.log('pdftotext is not installed: the PDF lines are left out');

const createPdfReader = (options: string[]) => async (resume: Resume) => runPdftotext(await writePdf(resume), options);
const readers: Record<string, (resume: Resume) => Promise<string>> = {
  ...(hasPdftotext && {
    'PDF  pdftotext': createPdfReader([]),
    'PDF  pdftotext -layout': createPdfReader(['-layout']),
    'PDF  pdftotext -raw': createPdfReader(['-raw']),
  }),
  'DOCX XML in document order': async (resume) => readDocxText(await writeDocx(resume)),
};

for (const [name, read] of Object.entries(readers)) {
  const failures: string[] = [];
  for (const [index, resume] of resumes.entries()) {
    const lost = findFirstOutOfOrder(
      listTexts(layOutResume(toPrintable(resume, 'docx').resume, resolveStyle({}))),
      await read(resume),
    );
    if (lost !== undefined) failures.push(`résumé ${index}: ${JSON.stringify(lost)}`);
  }
  console.log(`${name.padEnd(28)} right order in ${count - failures.length} of ${count}`);
  for (const failure of failures.slice(0, 5)) console.log(`    ${failure}`);
}

function runPdftotext(pdf: Uint8Array, options: string[]): string {
  return spawnSync('pdftotext', [...options, '-enc', 'UTF-8', '-', '-'], {
    input: pdf,
    maxBuffer: 16e6,
  }).stdout.toString('utf8');
}

/** Every text of a page in reading order. */
function listTexts({ header, sections }: Page): string[] {
  return [
    ...[header.name, header.headline].filter((text) => text !== undefined),
    ...header.lines.flat().map((item) => item.text),
    ...sections.flatMap(({ heading, blocks }) => [...(heading ? [heading] : []), ...blocks.flatMap(blockTexts)]),
  ];
}

function blockTexts(block: PageBlock): string[] {
  if (block.kind === 'list') return block.label === undefined ? block.items : [block.label, ...block.items];
  return [
    ...block.lines.flatMap(({ parts, aside }) => [
      ...parts.map((part) => part.text),
      ...(aside === undefined ? [] : [aside]),
    ]),
    ...block.paragraphs,
    ...block.bullets,
  ];
}

function findFirstOutOfOrder(texts: string[], read: string): string | undefined {
  const page = squeeze(read);
  let at = 0;
  for (const text of texts) {
    const found = page.indexOf(squeeze(text), at);
    if (found < 0) return text;
    at = found + squeeze(text).length;
  }
  return undefined;
}

/** Without whitespace, which readers place differently at line breaks, and without direction marks. */
function squeeze(text: string): string {
  return text.normalize('NFC').replace(/[\s\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g, '');
}

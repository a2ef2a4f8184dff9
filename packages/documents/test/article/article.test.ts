import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBlocks } from '../../src/article/blocks.ts';
import { type Article, createFolderZip, writeArticle } from '../../src/article/index.ts';
import { readDocument } from '../../src/read/index.ts';

const CODE = join(import.meta.dirname, '../../../../content/code');
const MATERIALS = join(CODE, '../materials');
/** The number of code characters that fit on a line. */
const MAX_LINE_LENGTH = 96;
const BASE = 'https://jobs.example';

const createArticle = (body: string): Article => ({
  title: 'A checklist',
  description: 'What to do first.',
  label: 'Checklist',
  body,
  imprint: { name: 'Larkholt', line: 'Yours to keep.', url: BASE },
});

async function readPages(body: string) {
  const document = await readDocument(await writeArticle(createArticle(body)), { name: 'article.pdf' });
  if (!('pages' in document)) throw new Error('not a document with pages');
  return document.pages;
}

async function readWords(body: string): Promise<string> {
  return (await readPages(body)).flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ');
}

describe('parsing Markdown', () => {
  it('supports checkboxes, emphasis, code, and links', () => {
    expect(parseBlocks('- [ ] Ask **twice** for `format`\n- [x] [Rubric](/rubric)', BASE)).toEqual([
      {
        is: 'list',
        ordered: false,
        start: 1,
        items: [
          {
            box: true,
            blocks: [
              {
                is: 'paragraph',
                parts: [
                  { is: 'text', text: 'Ask ' },
                  { is: 'strong', parts: [{ is: 'text', text: 'twice' }] },
                  { is: 'text', text: ' for ' },
                  { is: 'code', text: 'format' },
                ],
              },
            ],
          },
          {
            box: true,
            blocks: [
              {
                is: 'paragraph',
                parts: [{ is: 'link', href: `${BASE}/rubric`, parts: [{ is: 'text', text: 'Rubric' }] }],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('skips no heading level', () => {
    const levels = parseBlocks('## a\n\n#### b\n\n### c\n\n# d', BASE).flatMap((one) =>
      one.is === 'heading' ? [one.level] : [],
    );
    expect(levels).toEqual([2, 3, 3, 2]);
  });

  it('keeps raw HTML as text', () => {
    expect(parseBlocks('<b>no</b>\n\n<script>x</script>', BASE).every(({ is }) => is === 'paragraph')).toBe(true);
  });
});

describe('rendering an article', () => {
  const everything = `Words with *stress*, “quotes” and a line to write on: ______________________

## One

1. first
2. second

> A quotation.

| a | b |
| --- | --- |
| 1 | |

\`\`\`js
const a = 1; // #set text()
\`\`\`

---

### Under it

- [ ] tick <b>me</b> #link("x") $x$
`;

  it('preserves every word and interprets none as markup', async () => {
    const text = await readWords(everything);
    for (const piece of ['stress', '“quotes”', 'first', 'A quotation.', '#set text()', 'tick <b>me</b> #link("x") $x$'])
      expect(text.replaceAll(' ', '')).toContain(piece.replaceAll(' ', ''));
  });

  const createCodeBlock = (lines: readonly string[]) => `\`\`\`python\n${lines.join('\n')}\n\`\`\``;

  it('puts code on one page with the text before it and its output', async () => {
    const label = '**Pattern: label.** What it is about.';
    for (let filler = 16; filler <= 34; filler += 3) {
      const body = `${'Some words.\n\n'.repeat(filler)}${label}\n\n${createCodeBlock(Array(26).fill('count += 1'))}\n\n\`\`\`text\n26 in all\n\`\`\``;
      const texts = (await readPages(body)).map(({ runs }) => runs.map(({ text }) => text).join(' '));
      const labeledText = texts.find((text) => text.includes('label.'));
      expect(labeledText?.match(/count/g), `${filler} lines before`).toHaveLength(26);
      expect(labeledText).toContain('in all');
    }
  });

  it('fits a code line of the maximum length', async () => {
    const measureHeights = async (length: number) => {
      const [page] = await readPages(createCodeBlock(['xxx '.repeat(length / 4)]));
      return new Set(page?.runs.filter(({ text }) => /xxx/.test(text)).map(({ y }) => Math.round(y))).size;
    };
    expect(await measureHeights(MAX_LINE_LENGTH)).toBe(1);
    expect(await measureHeights(MAX_LINE_LENGTH + 12)).toBe(2);
  });

  it.each(readdirSync(MATERIALS))('does not break a line of code: %s', (name) => {
    const blocks = readFileSync(join(MATERIALS, name), 'utf8').match(/^```\w*\n[\s\S]*?^```/gm) ?? [];
    const lines = blocks.flatMap((block) => block.split('\n'));
    expect(lines.filter((line) => line.length > MAX_LINE_LENGTH)).toEqual([]);
  });

  it('is tagged for screen readers and the same on every run', async () => {
    const [first, second] = [
      await writeArticle(createArticle(everything)),
      await writeArticle(createArticle(everything)),
    ];
    expect(Buffer.compare(first, second)).toBe(0);
    const pdf = Buffer.from(first).toString('latin1');
    expect(pdf).toContain('pdfuaid:part');
    expect(pdf).not.toMatch(/CreationDate|ModDate/);
  });
});

describe('downloadable code', () => {
  it('is zipped the same on every run, without byproducts of running it', () => {
    const { bytes, files } = createFolderZip(join(CODE, 'react-patterns'), 'react-patterns');
    expect(Buffer.compare(createFolderZip(join(CODE, 'react-patterns'), 'react-patterns').bytes, bytes)).toBe(0);
    expect(files).toContain('README.md');
    expect(files.filter((file) => /node_modules|__pycache__|(^|\/)\./.test(file))).toEqual([]);
    expect(files).toEqual([...files].sort());
    expect(bytes.length).toBeLessThan(
      files.reduce((sum, file) => sum + statSync(join(CODE, 'react-patterns', file)).size, 0),
    );
  });

  it('lists every folder', () => {
    expect(readdirSync(CODE).sort()).toEqual(['python-data-analysis', 'react-patterns']);
  });

  const run = (command: string, args: string[], cwd: string) =>
    spawnSync(command, args, { cwd, encoding: 'utf8', env: { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1' } });

  it('passes its own tests: react-patterns', () => {
    const folder = join(CODE, 'react-patterns');
    const logic = run(process.execPath, ['--test', '--test-reporter=tap'], folder);
    expect(logic.stdout).toMatch(/^# pass 28$/m);
    expect(logic.status, logic.stdout).toBe(0);
    const vitest = join(CODE, '../../node_modules/vitest/vitest.mjs');
    const components = run(process.execPath, [vitest, 'run'], folder);
    expect(components.status, components.stdout + components.stderr).toBe(0);
  });

  const python = run('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))'], CODE);
  it.skipIf(python.status !== 0)('passes its own tests with Python 3.10 or newer: python-data-analysis', () => {
    const folder = join(CODE, 'python-data-analysis');
    const tests = run('python3', ['-m', 'unittest'], folder);
    expect(tests.stderr).toMatch(/Ran 26 tests/);
    expect(tests.status, tests.stderr).toBe(0);
  });
});

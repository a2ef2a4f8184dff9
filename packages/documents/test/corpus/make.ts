/**
 * Writes the corpus to a folder: every person in every layout, or a sample, with the expected values.
 *
 *   node packages/documents/test/corpus/make.ts FOLDER [--only layout,layout] [--sample]
 *
 * Requires Chromium (`CHROMIUM_PATH`, or in the path) for the printed layouts, pdfLaTeX for the LaTeX layouts and LibreOffice
 * (`soffice`) for files converted from DOCX. `--sample` writes two people per layout, which together cover everyone: the files
 * in the repository under `fixtures/`.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Layout } from './layout.ts';
import { LAYOUTS } from './layouts/index.ts';
import { PEOPLE } from './people/index.ts';
import type { Person } from './person.ts';
import { createTruth, type Truth } from './truth.ts';

const run = promisify(execFile);

/** Every nth person is included in a layout's sample. */
const SAMPLE_INTERVAL = 14;

interface GeneratedFile {
  file: string;
  source: string;
  truth: Truth;
}

async function make(layout: Layout, person: Person, folder: string): Promise<GeneratedFile[]> {
  const stem = `${layout.id}-${person.id}`;
  const truth = createTruth(person, layout);
  const createMade = (ending: string): GeneratedFile => ({ file: `${stem}.${ending}`, source: layout.id, truth });
  const getTarget = (ending: string) => path.join(folder, `${stem}.${ending}`);
  switch (layout.maker) {
    case 'chromium':
      await print(layout.render(person), getTarget('pdf'), folder);
      return [createMade('pdf')];
    case 'typst':
      writeFileSync(getTarget('pdf'), renderTypst(layout.source, layout.data(person)));
      return [createMade('pdf')];
    case 'latex':
      await setLatex(layout.render(person), getTarget('pdf'), folder);
      return [createMade('pdf')];
    case 'docx': {
      writeFileSync(getTarget('docx'), await layout.render(person));
      for (const ending of layout.converted) await convert(getTarget('docx'), ending, folder);
      return [createMade('docx'), ...layout.converted.map(createMade)];
    }
    case 'text':
      writeFileSync(getTarget('txt'), layout.render(person));
      return [createMade('txt')];
  }
}

async function print(source: string, getTarget: string, folder: string): Promise<void> {
  const from = path.join(folder, '.page.html');
  writeFileSync(from, source);
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    '--disable-background-networking',
    '--no-first-run',
  ];
  await run(process.env.CHROMIUM_PATH ?? 'chromium', [
    ...flags,
    `--print-to-pdf=${getTarget}`,
    `file://${path.resolve(from)}`,
  ]);
}

let compiler: NodeCompiler | undefined;

function renderTypst(source: string, data: unknown): Uint8Array {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: ['/usr/share/fonts'] }] });
  return new Uint8Array(compiler.pdf({ mainFileContent: source, inputs: { data: JSON.stringify(data) } }));
}

async function setLatex(source: string, getTarget: string, folder: string): Promise<void> {
  writeFileSync(path.join(folder, 'page.tex'), source);
  const flags = [
    '-interaction=batchmode',
    '-no-shell-escape',
    '-output-directory',
    folder,
    path.join(folder, 'page.tex'),
  ];
  await run('pdflatex', flags).catch(() => undefined); // it reports overfull boxes as errors; only the page matters
  renameSync(path.join(folder, 'page.pdf'), getTarget);
}

async function convert(file: string, ending: string, folder: string): Promise<void> {
  const profile = `-env:UserInstallation=file://${path.resolve(folder, '.office')}`;
  await run('soffice', [profile, '--headless', '--convert-to', ending, '--outdir', folder, file]);
}

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: make.ts FOLDER [--only layout,layout] [--sample]');
  process.exit(2);
}
const only = flags.includes('--only') ? flags[flags.indexOf('--only') + 1]?.split(',') : undefined;
const sample = flags.includes('--sample');
mkdirSync(folder, { recursive: true });
const truths: GeneratedFile[] = [];
const layouts = LAYOUTS.filter((layout) => only?.includes(layout.id) ?? true);
for (const layout of layouts) {
  const i = LAYOUTS.indexOf(layout);
  const people = sample ? PEOPLE.filter((_, k) => k % SAMPLE_INTERVAL === i % SAMPLE_INTERVAL) : PEOPLE;
  for (const person of people) truths.push(...(await make(layout, person, folder)));
}
writeFileSync(path.join(folder, 'truths.json'), `${JSON.stringify(truths, null, 1)}\n`);

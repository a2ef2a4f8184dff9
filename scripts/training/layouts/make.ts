/**
 * Makes résumés of invented people in many layouts, to train and check the reader of résumés.
 *
 * Usage: `node scripts/training/layouts/make.ts --out <folder> [--seed <number>] [--only <layout or family>]`. It writes `train` and
 * `check`, each with the files, `truths.json`, and `<file>.lines.json`, which says what each piece of text is (see the README here).
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { hashText } from './choices.ts';
import { FAMILIES } from './families.ts';
import { type Family, isTextLayout, type Layout } from './layout.ts';
import { type Person, readPeople } from './person.ts';
import { writePlainText } from './plain-text.ts';
import { openBrowser, type Piece, printPage } from './print.ts';
import { Sheet } from './sheet.ts';
import { type Truth, toTruth } from './truth.ts';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const { out, seed, only } = options;
if (!out) throw new Error('Say where to write: --out <folder>.');

const PEOPLE_PER_LAYOUT = 6;
const PARTS = ['train', 'check'] as const;
type Part = (typeof PARTS)[number];

interface Entry {
  file: string;
  source: string;
  family: string;
  truth: Truth;
}

/** Puts the names of a list in a fixed random order, and the first quarter aside. A new name moves few others. */
function splitNames(names: readonly string[]): Map<string, Part> {
  const keyOf = (name: string): number => hashText(`${seed} ${name}`);
  const ordered = [...names].sort((a, b) => keyOf(a) - keyOf(b));
  const aside = Math.round(names.length / 4);
  return new Map(ordered.map((name, index) => [name, index < aside ? 'check' : 'train']));
}

/** The people whom a layout shows, so that everyone appears about as often. */
function choosePeople(layout: Layout, people: readonly Person[], uses: Map<string, number>): Person[] {
  const keyOf = ({ id }: Person): number => (uses.get(id) ?? 0) * 2 ** 32 + hashText(`${seed} ${layout.id} ${id}`);
  const suited = people.filter((person) => layout.suits?.(person) ?? true);
  const chosen = suited.sort((a, b) => keyOf(a) - keyOf(b)).slice(0, PEOPLE_PER_LAYOUT);
  for (const { id } of chosen) uses.set(id, (uses.get(id) ?? 0) + 1);
  return chosen;
}

const isTextFamily = ({ layouts }: Family): boolean => layouts.every(isTextLayout);

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

const toLines = (pieces: readonly Piece[]): string =>
  `[\n${pieces.map((piece) => JSON.stringify(piece)).join(',\n')}\n]\n`;

async function makeFile(
  browser: Browser,
  folder: string,
  family: Family,
  layout: Layout,
  person: Person,
): Promise<Entry> {
  const isText = isTextLayout(layout);
  const sheet = new Sheet({ ...layout, person, key: `${seed} ${layout.id} ${person.id}`, plain: isText });
  const html = isText ? layout.text(sheet) : layout.page(sheet);
  const file = `${layout.id}--${person.id}.${isText ? 'txt' : 'pdf'}`;
  const made = isText
    ? ((result) => ({ content: result.text, pieces: result.pieces }))(writePlainText(html, layout.width, layout.tabs))
    : await printPage(browser, layout, person, html).then(({ pdf, pieces }) => ({ content: pdf, pieces }));
  writeFileSync(join(folder, file), made.content);
  writeFileSync(join(folder, `${file}.lines.json`), toLines(made.pieces));
  return { file, source: layout.id, family: family.name, truth: toTruth(sheet, html) };
}

function writeTruths(folder: string, entries: readonly Entry[]): void {
  const path = join(folder, 'truths.json');
  writeFileSync(`${path}.new`, toJson(entries));
  renameSync(`${path}.new`, path);
}

/** Removes what an earlier run wrote under names that are no longer used. */
function removeOthers(folder: string, entries: readonly Entry[]): void {
  const known = new Set(['truths.json', ...entries.flatMap(({ file }) => [file, `${file}.lines.json`])]);
  for (const name of readdirSync(folder)) if (!known.has(name)) rmSync(join(folder, name));
}

async function makePart(browser: Browser, part: Part, families: readonly Family[], people: Person[]): Promise<void> {
  const folder = join(out ?? '', part);
  mkdirSync(folder, { recursive: true });
  const uses = new Map<string, number>();
  const entries: Entry[] = [];
  for (const family of families)
    for (const layout of family.layouts) {
      const chosen = choosePeople(layout, people, uses);
      if (only && !family.name.includes(only) && !layout.id.includes(only)) continue;
      for (const person of chosen) entries.push(await makeFile(browser, folder, family, layout, person));
    }
  writeTruths(folder, entries);
  if (!only) removeOthers(folder, entries);
  console.log(`${part}: ${people.length} people, ${families.length} families, ${entries.length} files`);
}

const people = readPeople();
// Pages and text files are divided apart, so that the check has its share of both.
const familyParts = new Map(
  [isTextFamily, (family: Family) => !isTextFamily(family)].flatMap((belongs) => [
    ...splitNames(FAMILIES.filter(belongs).map(({ name }) => name)),
  ]),
);
const peopleParts = splitNames(people.map(({ id }) => id));
const browser = await openBrowser();
try {
  for (const part of PARTS)
    await makePart(
      browser,
      part,
      FAMILIES.filter(({ name }) => familyParts.get(name) === part),
      people.filter(({ id }) => peopleParts.get(id) === part),
    );
} finally {
  await browser.close();
}

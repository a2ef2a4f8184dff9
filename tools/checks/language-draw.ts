// Draws random texts, names, and comments for a reader to judge: `node tools/checks/language-draw.ts`.
// Options: `--seed SEED`, `--texts 40`, `--names 40`, `--comments 20`. The default seed is the current commit's hash, so that nobody can
// choose the sample. The same seed draws the same items.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parsePieces } from './language-typescript.ts';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    texts: { type: 'string', default: '40' },
    names: { type: 'string', default: '40' },
    comments: { type: 'string', default: '20' },
  },
});
const seed = values.seed ?? execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

interface Place {
  path: string;
  line: number;
  text: string;
}

const GENERATED_PATTERN = /(^|\/)(node_modules|build|\.react-router|\.cache)(\/|$)/;
/** CSS class names, which aren't user-visible text. */
const STYLES_PATTERN = /(^|\s)(sm|md|lg):|(^|\s)-?(px|py|mt|mb|gap|flex|grid|text|border|rounded)-/;
const TEST_PATTERN = /\.(test|spec)\.tsx?$|\/(test|testing|e2e|support)\//;
const listFiles = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => GENERATED_PATTERN.test(path) }).sort();

const texts: Place[] = [];
const names: Place[] = [];
const comments: Place[] = [];

for (const path of listFiles('{apps,packages,e2e,bench,scripts,tools}/**/*.{ts,tsx,mjs}')) {
  const source = readFileSync(join(root, path), 'utf8');
  const pieces = parsePieces(path, source);
  const toPlace = (piece: { text: string; at: number }): Place => ({
    path,
    line: source.slice(0, piece.at).split('\n').length,
    text: piece.text.replace(/\s+/g, ' ').trim(),
  });
  if (!TEST_PATTERN.test(`/${path}`))
    texts.push(
      ...pieces.texts.map(toPlace).filter(({ text }) => /\p{L}{2,} \S+ \S/u.test(text) && !STYLES_PATTERN.test(text)),
    );
  names.push(...pieces.names.map(toPlace).filter(({ text }) => text.length > 2));
  comments.push(...[...pieces.comments, ...pieces.tests].map(toPlace).filter(({ text }) => text.length > 12));
}
for (const path of listFiles('content/**/*.md')) {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  for (const [at, text] of lines.entries())
    if (/^[\p{L}*-].*\p{L}{2,} \S+ \S/u.test(text)) texts.push({ path, line: at + 1, text: text.trim() });
}

/** Picks the items with the lowest hash of seed and position, which makes a repeatable random sample. */
function draw(kind: string, places: readonly Place[], count: number): Place[] {
  const known = new Set<string>();
  return places
    .filter(({ text }) => !known.has(text) && known.add(text))
    .map((place) => ({
      place,
      order: createHash('sha256').update(`${seed} ${kind} ${place.path}:${place.line} ${place.text}`).digest('hex'),
    }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ place }) => place);
}

console.log(`seed ${seed}; ${texts.length} texts, ${names.length} names, ${comments.length} comments and test names`);
for (const [kind, places, count] of [
  ['texts', texts, values.texts],
  ['names', names, values.names],
  ['comments', comments, values.comments],
] as const) {
  console.log(`\n${kind}`);
  for (const { path, line, text } of draw(kind, places, Number(count))) console.log(`  ${path}:${line}  ${text}`);
}

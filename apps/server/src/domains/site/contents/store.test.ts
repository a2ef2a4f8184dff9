import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DEFAULT_BRAND } from '@foothold/brand';
import { afterEach, expect, test } from 'vitest';
import { createNames, fillNames } from '../../../platform/content/names.ts';
import { ContentError } from '../../../platform/content/part.ts';
import { readArticles } from './read.ts';
import { createContents } from './store.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const brand = { ...DEFAULT_BRAND, name: 'Ledge: "& Co"' };

/** Loads files with this content, by path. */
function load(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return createContents(fillNames(readArticles(folder), createNames(brand, '/portal')));
}

const createArticleFile = (fields: Record<string, string | number> = {}, body = 'Words.') => {
  const all = {
    title: 'A title',
    description: 'A sentence.',
    category: 'Getting started',
    order: 1,
    updated: '2026-11-21',
    ...fields,
  };
  return `---\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`;
};

test('returns an empty list for a missing folder', () => {
  expect(load({}).list('blog')).toEqual([]);
});

test('sorts articles by category and order, and links each one to the next in its category', () => {
  const contents = load({
    'help/b.md': createArticleFile({ order: 2, title: 'B' }),
    'help/a.md': createArticleFile({ order: 1, title: 'A' }),
    'help/z.md': createArticleFile({ order: 1, title: 'Z', category: 'Résumé and score' }),
    'help/notes.txt': 'not a text of ours',
  });
  expect(contents.list('help').map(({ slug }) => slug)).toEqual(['a', 'b', 'z']);
  expect(contents.get('help', 'a')).toMatchObject({ previous: null, next: { slug: 'b', title: 'B' } });
  expect(contents.get('help', 'b')).toMatchObject({ previous: { slug: 'a', title: 'A' }, next: null });
});

test('sorts posts by date, newest first', () => {
  const post = (date: string) =>
    `---\ntitle: T\ndescription: D.\nexcerpt: E.\nauthor: The team\ndate: ${date}\ncategory: Visas\n---\nWords.`;
  const contents = load({ 'blog/old.md': post('2026-01-02'), 'blog/new.md': post('2026-03-04') });
  expect(contents.list('blog').map(({ slug, date }) => [slug, date])).toEqual([
    ['new', '2026-03-04'],
    ['old', '2026-01-02'],
  ]);
});

test('renders a brand name with special characters in YAML and Markdown as plain text', () => {
  const { title, html } = load({
    'help/a.md': createArticleFile({ title: 'What {brand} reads' }, '{brand} reads.'),
  }).get('help', 'a');
  expect(title).toBe('What Ledge: "& Co" reads');
  expect(html).toBe('<p>Ledge: &quot;&amp; Co&quot; reads.</p>\n');
});

test('estimates a minute of reading time per 220 words, and at least one', () => {
  const contents = load({
    'help/short.md': createArticleFile(),
    'help/long.md': createArticleFile({}, Array.from({ length: 660 }, () => 'word').join(' ')),
  });
  expect(contents.get('help', 'short').readMinutes).toBe(1);
  expect(contents.get('help', 'long').readMinutes).toBe(3);
});

test.each([
  ['a date that is none', createArticleFile({ updated: 'soon' }), 'updated'],
  ['a field that is unknown', createArticleFile({ autor: 'x' }), 'autor'],
  ['a field that is missing', createArticleFile().replace('title: A title\n', ''), 'title'],
  ['a category that has no place', createArticleFile({ category: 'Elsewhere' }), 'category'],
  ['front matter that is no YAML', createArticleFile({ title: '"open' }), 'front matter'],
  ['no front matter', 'Words.', 'front matter'],
  ['a link that leads nowhere', createArticleFile({}, '[x](pricing)'), 'pricing'],
])('stops startup for %s and names the file and the field', (_, text, field) => {
  const start = () => load({ 'help/broken.md': text });
  expect(start).toThrow(ContentError);
  expect(start).toThrow('content/help/broken.md');
  expect(start).toThrow(field);
});

test("rejects a file whose name can't be a URL", () => {
  expect(() => load({ 'help/Not An Address.md': createArticleFile() })).toThrow('content/help/Not An Address.md');
});

test('returns 404 for an unknown article', () => {
  expect(() => load({}).get('help', '../legal/terms')).toThrow(expect.objectContaining({ code: 'resource.not-found' }));
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@foothold/brand';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createNames, fillNames } from '../../../platform/content/names.ts';
import { readLibrary } from './library.ts';
import { readPaths } from './paths.ts';

const names = createNames({ ...DEFAULT_BRAND, name: 'Ledge & Co' }, '/portal');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-paths-'));
  mkdirSync(join(folder, 'paths', 'one'), { recursive: true });
  mkdirSync(join(folder, 'library'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PATH = `title: One path
description: A path that is here to be read by a test, with a description of the right length.
level: Beginner
topics: [Reading]
skills: [react]
`;
const renderChoice = (id: string) =>
  `  - { id: ${id}, kind: choice, ask: "Which of these is \`{x}\`?", options: [a, b, c], right: [1], why: "It is the second of the three." }`;
const renderModule = (change: (text: string) => string = (text) => text) =>
  change(`---
title: A first module
summary: What somebody reads first at {brand}.
minutes: 20
skills: [react]
reading:
  - { title: A book, by: Somebody, url: "https://example.org/book" }
  - { title: A page, by: Somebody, url: "https://example.org/page" }
exercises:
${['first', 'second', 'third'].map(renderChoice).join('\n')}
---
## At {brand}

\`\`\`jsx
<p>{x} at {brand}</p>
\`\`\`
`);

function writeContent(files: Record<string, string>) {
  for (const [name, text] of Object.entries({ 'paths/one/path.yaml': PATH, ...files }))
    writeFileSync(join(folder, name), text);
}

describe('a path', () => {
  test('replaces brand placeholders in prose and leaves code unchanged', () => {
    writeContent({ 'paths/one/01-first.md': renderModule() });
    const [path] = fillNames(readPaths(folder), names);
    expect(path).toMatchObject({
      slug: 'one',
      modules: [{ slug: 'first', summary: 'What somebody reads first at Ledge & Co.' }],
    });
    const [first] = path?.modules ?? [];
    expect(first?.html).toContain('At Ledge &amp; Co</h2>');
    expect(first?.html).toContain('&lt;p&gt;{x} at {brand}&lt;/p&gt;');
    expect(first?.exercises[0]?.ask).toBe('<p>Which of these is <code>{x}</code>?</p>\n');
  });

  test.each([
    [
      'a skill that nobody knows',
      renderModule((text) => text.replace('skills: [react]', 'skills: [levitation]')),
      'levitation is not a skill',
    ],
    [
      'an exercise listed twice',
      renderModule((text) => text.replace('id: second', 'id: first')),
      'contains an exercise twice',
    ],
    [
      'an option that is not there',
      renderModule((text) => text.replace('right: [1]', 'right: [5]')),
      'exercises.0.right',
    ],
    [
      'a reading without a safe address',
      renderModule((text) => text.replace('https://example.org/page', 'http://example.org')),
      'reading.1.url',
    ],
    [
      'a field that nobody reads',
      renderModule((text) => text.replace('minutes: 20', 'minutes: 20\nhours: 2')),
      'hours',
    ],
    ['a heading of the first level', renderModule((text) => text.replace('## At', '# At')), 'heading with one #'],
    ['no front matter', 'Only words.', 'front matter'],
  ])('stops startup and names the file and the place with %s', (_, text, place) => {
    writeContent({ 'paths/one/01-first.md': text });
    expect(() => readPaths(folder)).toThrow(`content/paths/one/01-first.md: `);
    expect(() => readPaths(folder)).toThrow(place);
  });

  test.each(['first.md', '01-First One.md'])('stops startup for a module called %s', (name) => {
    writeContent({ [`paths/one/${name}`]: renderModule() });
    expect(() => readPaths(folder)).toThrow(`content/paths/one/${name}: `);
  });
});

describe('the list of works by others', () => {
  const createWork = (url: string) =>
    `- { title: A work, by: Somebody, url: "${url}", kind: book, cost: free, level: any, skills: [react], about: "One sentence that says what it is and whom it is for." }\n`;

  test('rejects a duplicate URL, even across files', () => {
    writeContent({
      'library/a.yaml': createWork('https://example.org/a'),
      'library/b.yaml': createWork('https://example.org/a'),
    });
    expect(() => readLibrary(folder)).toThrow('content/library/b.yaml: https://example.org/a is already in a.yaml');
  });

  test.each(['http://example.org', 'https://exam ple.org', 'javascript:alert(1)'])('rejects a URL like %s', (url) => {
    writeContent({ 'library/a.yaml': createWork(url) });
    expect(() => readLibrary(folder)).toThrow('content/library/a.yaml: 0.url');
  });
});

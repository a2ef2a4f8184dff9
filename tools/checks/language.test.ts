import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findInName, findInProse, parseGlossary, splitName } from './language-glossary.ts';
import { EXCEPTIONS } from './language-rules.ts';

const GLOSSARY = `
| thing | interface | code | where | not |
| --- | --- | --- | --- | --- |
| color | color | \`color\` | everywhere | colour, colours |
| save | Save | \`save\` | names | keep, kept |
| money back | Refund | – | interface, comments | pay back |
| one at a time | – | \`withLock\` | names | take turn |
| staff | Admin | \`admin\` | names in apps, e2e | desk |
| a rule | – | the rule itself | comments | chapter # |
`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-language-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function check(...options: string[]) {
  const done = spawnSync(process.execPath, [join(import.meta.dirname, 'language.ts'), ...options, folder], {
    encoding: 'utf8',
  });
  return { status: done.status, output: done.stdout + done.stderr };
}

function writeProject() {
  write('docs/glossary.md', GLOSSARY);
  write('README.md', '# Colors\n');
  write('content/help/colors.md', 'Choose a color. You keep it.\n');
  write('apps/web/src/card.tsx', '// Keeps its color.\nexport const Card = () => <p>Your color, kept for you</p>;\n');
  write('apps/web/src/card.test.ts', "it('keeps a color', () => type('my colour'));\n");
}

it('passes a project without glossary words', () => {
  writeProject();
  expect(check()).toMatchObject({ status: 0 });
});

it('fails on a straight apostrophe in interface text, unless the specification quotes it', () => {
  writeProject();
  write('apps/web/src/chat.tsx', "export const Chat = () => <p>We're here to help!</p>;\n");
  write('apps/web/src/chat.test.ts', 'const typed = "You\'re late";\n');
  expect(check()).toMatchObject({ status: 0 });
  write('apps/web/src/note.ts', 'export const NOTE = "You\'re late";\n');
  expect(check()).toMatchObject({ status: 1, output: expect.stringContaining('note.ts:1: "You\'re"') });
});

it('fails on an identifier in interface text', () => {
  writeProject();
  write('apps/web/src/ok.tsx', "export const Ok = () => <p aria-label='jobTitle'>Your iPhone or {jobTitle}</p>;\n");
  write('apps/web/src/ok.ts', "export const KEYS = ['jobTitle', '/api?jobTitle=1', 'job_title as jobTitle'];\n");
  write('apps/web/src/ok.test.ts', "export const typed = 'Ten normalizedChars';\n");
  expect(check()).toMatchObject({ status: 0 });
  write('apps/web/src/hint.tsx', 'export const Hint = () => <p>Ten normalizedChars and digits</p>;\n');
  write('apps/web/src/word.tsx', 'export const Word = () => <p>normalizedChars</p>;\n');
  write('apps/web/src/hint.ts', "export const HINT = 'At least ten normalizedChars.';\n");
  const { status, output } = check();
  expect(status).toBe(1);
  const found = [...output.matchAll(/^interface: (\S+:\d+): "normalizedChars"/gm)].map(([, place]) => place);
  expect(found).toEqual(['apps/web/src/hint.ts:1', 'apps/web/src/hint.tsx:1', 'apps/web/src/word.tsx:1']);
});

it('fails if it finds no code, content, or documents', () => {
  write('docs/glossary.md', GLOSSARY);
  write('README.md', '# Colors\n');
  expect(check()).toMatchObject({ status: 2 });
});

it('fails if the glossary has no table', () => {
  writeProject();
  write('docs/glossary.md', '# Glossary\n');
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toContain('The glossary has no table');
});

const violations: [what: string, path: string, text: string, found: string][] = [
  ['the text of a page', 'apps/web/src/a.tsx', 'export const A = () => <p>The colour of it</p>;\n', 'interface'],
  ['an attribute', 'apps/web/src/a.tsx', 'export const A = () => <input aria-label="Its colour" />;\n', 'interface'],
  ['one word on a button', 'apps/web/src/a.tsx', "export const label = 'Colour';\n", 'interface'],
  ['a message', 'packages/contracts/src/a.ts', "export const message = 'Choose a colour';\n", 'interface'],
  ['a template', 'apps/server/src/a.ts', 'export const a = (n: number) => `$'.concat('{n} colours`;\n'), 'interface'],
  ['a phrase', 'apps/server/src/a.ts', "export const a = 'We pay back all of it.';\n", 'interface'],
  ['an article', 'content/help/a.md', 'Choose a colour.\n', 'content'],
  ['a question', 'content/questions/a.yaml', 'ask: What is your favorite colour?\n', 'content'],
  ['a comment', 'apps/server/src/a.ts', 'export const a = 1; // the colour of a\n', 'comments'],
  ['a docstring', 'apps/server/src/a.ts', '/**\n * The colour of a.\n */\nexport const a = 1;\n', 'comments'],
  ['a number of a chapter', 'apps/server/src/a.ts', '/** Chapter 7: it is 1. */\nexport const a = 1;\n', 'comments'],
  ['the name of a test', 'apps/server/src/a.test.ts', "it.each([1])('has a colour', () => {});\n", 'comments'],
  ['a document', 'docs/a.md', 'Its colour.\n', 'comments'],
  ['a setting', '.env.example', 'COLOR=1 # the colour\n', 'comments'],
];

it.each(violations)('finds a word in %s', (_, path, text, place) => {
  writeProject();
  write(path, text);
  const { status, output } = check();
  expect(output).toMatch(new RegExp(`^${place}: ${path.replaceAll('.', '\\.')}:\\d+: "`, 'm'));
  expect(status).toBe(1);
});

it('finds words in names', () => {
  writeProject();
  write('apps/web/src/kept-card.ts', 'export interface Shown { keptAt: Date }\nexport function desk() {}\n');
  write('packages/core/src/desk.ts', 'export const desk = { color: 1 };\n');
  const { output, status } = check();
  expect(status).toBe(1);
  const found = [...output.matchAll(/^names: (\S+): "([^"]+)"/gm)].map(([, at, name]) => `${at} ${name}`);
  expect(found).toEqual([
    'apps/web/src/kept-card.ts:1 keptAt',
    'apps/web/src/kept-card.ts:2 desk',
    'apps/web/src/kept-card.ts:1 kept-card',
  ]);
});

it('ignores classes, SQL, imports, and test input', () => {
  writeProject();
  write(
    'apps/web/src/a.test.tsx',
    `import a from './colour desk';
it('types', () => type('Its colour'));
export const A = () => <p className="colour box">{a}</p>;
export const rows = sql\`SELECT colour FROM desks\`;
export const all = 'SELECT colour FROM desks';
`,
  );
  expect(check()).toMatchObject({ status: 0 });
});

describe('a name', () => {
  it.each([
    ['sealedToKeeper', 'sealed to keeper'],
    ['SEALED_TO_KEEPER', 'sealed to keeper'],
    ['sealed-to-keeper.ts', 'sealed to keeper ts'],
    ['HTMLPage2Row', 'html page row'],
  ])('%s has the words %s', (name, words) => {
    expect(splitName(name).join(' ')).toBe(words);
  });

  it('matches a phrase only if its words are consecutive', () => {
    const rules = parseGlossary(GLOSSARY);
    expect(findInName(rules, 'takeTurn', 'a.ts')).toHaveLength(1);
    expect(findInName(rules, 'takeAnyTurn', 'a.ts')).toHaveLength(0);
  });
});

describe('prose', () => {
  const findRules = (text: string) =>
    findInProse(parseGlossary(GLOSSARY), text, 'comments', 'a.ts').map(({ rule }) => rule.words.join(' '));

  it.each(['`colour`', 'see docs/colour.md', 'the “colour” that was typed', '{brand.colour}', 'colourful'])(
    'passes %s',
    (text) => expect(findRules(text)).toEqual([]),
  );
  it.each(['Colour', 'colour-blind', 'its colour.', 'Chapter 12'])('finds a word in %s', (text) => {
    expect(findRules(text)).toHaveLength(1);
  });
});

it("doesn't check a row that applies nowhere", () => {
  const rules = parseGlossary(`${GLOSSARY.trimEnd()}\n| start | – | – | – | open |\n`);
  expect(rules.get('open')).toHaveLength(1);
  expect(findInName(rules, 'openServer', 'a.ts')).toHaveLength(0);
});

it('rejects a glossary that names an unknown place', () => {
  expect(() => parseGlossary(GLOSSARY.replace('everywhere', 'somewhere'))).toThrow('unknown place: "somewhere"');
});

it('has at most twenty exceptions, each with a reason', () => {
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(20);
  for (const { reason } of EXCEPTIONS) expect(reason.length).toBeGreaterThan(20);
});

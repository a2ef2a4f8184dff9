// Checks texts, names, and comments against docs/glossary.md: `node tools/checks/language.ts [folder]`.
// Fails on a word that the glossary replaces, on a straight apostrophe or an identifier in interface text, on an unused exception, or if
// it finds nothing to check.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findStraightApostrophes } from './language-apostrophes.ts';
import { findInName, findInProse, type Place, parseGlossary, type Rule } from './language-glossary.ts';
import { findIdentifiers } from './language-identifiers.ts';
import { EXCEPTIONS, type LanguageException } from './language-rules.ts';
import { parsePieces } from './language-typescript.ts';

const CODE = '{apps,packages,e2e,bench,scripts,tools}/**/*.{ts,tsx,mjs}';
const CONTENT = 'content/**/*.{md,mdx,json,yaml}';
const PROSE = ['*.md', '.env.example', '{docs,bench}/**/*.md', 'ops/*'];
const GENERATED_PATTERN = /(^|\/)(node_modules|build|\.react-router|\.cache)(\/|$)/;
const GLOSSARY = 'docs/glossary.md';

const [folder] = parseArgs({ allowPositionals: true }).positionals;
const isOwn = folder === undefined;
const root = resolve(folder ?? join(import.meta.dirname, '..', '..'));
const glossary = parseGlossary(readFileSync(join(root, GLOSSARY), 'utf8'));
const used = new Set<LanguageException>();
const textErrors: string[] = [];
const findings: { place: Place; path: string; line: number; found: string; rule: Rule }[] = [];

const listFiles = (pattern: string | string[]): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => GENERATED_PATTERN.test(path) })
    .filter((path) => path !== GLOSSARY)
    .sort();

function isException(path: string, place: Place, found: string): boolean {
  const exception = EXCEPTIONS.find(
    ({ paths, places, words }) =>
      (!paths || paths.some((start) => path.startsWith(start))) &&
      (!places || places.includes(place)) &&
      (!words || words.includes(found)),
  );
  if (exception) used.add(exception);
  return exception !== undefined;
}

function report(path: string, text: string, place: Place, at: number, found: string, rule: Rule): void {
  if (isException(path, place, found)) return;
  findings.push({ place, path, line: text.slice(0, at).split('\n').length, found, rule });
}

function checkProse(path: string, text: string, place: Place, prose = text, from = 0): void {
  for (const { rule, at } of findInProse(glossary, prose, place, path))
    report(path, text, place, from + at, rule.words.join(' '), rule);
}

function checkName(path: string, text: string, name: string, at: number): void {
  for (const rule of findInName(glossary, name, path)) report(path, text, 'names', at, name, rule);
}

function checkApostrophes(path: string, text: string, piece: string, from: number): void {
  for (const { at, word } of findStraightApostrophes(path, piece))
    textErrors.push(
      `interface: ${path}:${text.slice(0, from + at).split('\n').length}: "${word}" needs a curly apostrophe (’)`,
    );
}

function checkIdentifiers(path: string, text: string, piece: string, from: number): void {
  for (const { at, word } of findIdentifiers(path, piece, isJsxText(text, from)))
    textErrors.push(
      `interface: ${path}:${text.slice(0, from + at).split('\n').length}: "${word}" is an identifier; write words`,
    );
}

/** Strings and parts of templates start with a quotation mark or the brace of an expression. */
const isJsxText = (text: string, at: number): boolean => !/["'`}]/.test(text.charAt(at));

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$|\/(test|testing|e2e|support)\//.test(`/${path}`);

const code = listFiles(CODE);
for (const path of code) {
  const text = readFileSync(join(root, path), 'utf8');
  const { texts, names, tests, comments } = parsePieces(path, text);
  for (const piece of names) checkName(path, text, piece.text, piece.at);
  for (const piece of [...tests, ...comments]) checkProse(path, text, 'comments', piece.text, piece.at);
  // Strings in a test are its input and expectations.
  if (!isTest(path))
    for (const piece of texts) {
      checkProse(path, text, 'interface', piece.text, piece.at);
      checkApostrophes(path, text, piece.text, piece.at);
      checkIdentifiers(path, text, piece.text, piece.at);
    }
  for (const part of path.split('/')) checkName(path, '', part.replace(/\.\w+$/, ''), 0);
}
const content = listFiles(CONTENT);
for (const path of content) checkProse(path, readFileSync(join(root, path), 'utf8'), 'content');
const documents = listFiles(PROSE);
for (const path of documents) {
  const text = readFileSync(join(root, path), 'utf8');
  if (path.endsWith('.md')) checkProse(path, text, 'comments');
  else for (const { 0: comment, index } of text.matchAll(/#.*/g)) checkProse(path, text, 'comments', comment, index);
}

for (const { place, path, line, found, rule } of findings) {
  const instead = rule.instead === '' ? '' : `; write ${rule.instead}`;
  console.error(`${place}: ${path}:${line}: "${found}" has "${rule.words.join(' ')}"${instead}`);
}
for (const sentence of textErrors) console.error(sentence);
const unusedExceptions = isOwn ? EXCEPTIONS.filter((each) => !used.has(each)) : [];
for (const { reason } of unusedExceptions) console.error(`unused: nothing needs the exception "${reason}"`);

console.log(
  `${code.length} files of code, ${content.length} of content, ${documents.length} documents: ${findings.length + textErrors.length} violations`,
);
if (code.length === 0 || content.length === 0 || documents.length === 0) {
  console.error('Found no code, content, or documents, so nothing was checked.');
  process.exitCode = 2;
} else if (findings.length + textErrors.length > 0 || unusedExceptions.length > 0) process.exitCode = 1;

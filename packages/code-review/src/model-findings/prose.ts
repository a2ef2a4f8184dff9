import type { Language } from '@foothold/contracts/coaching/choices';

/** What people wrote in code for people to read. */
export interface Prose {
  /** Lines, from 1, that contain nothing but a comment. */
  commentLines: ReadonlySet<number>;
  /** The text of all comments and strings. */
  text: string;
}

interface Reading {
  language: Language;
  code: string;
  at: number;
  line: number;
  /** Open brackets, which tell a docstring from an argument. */
  depth: number;
  commented: Set<number>;
  coded: Set<number>;
  prose: string[];
}

const SCRIPTS: ReadonlySet<Language> = new Set(['javascript', 'typescript']);

/**
 * Finds comments and strings by their delimiters, in one pass. It isn't a parser: a delimiter inside a regular expression is taken for a
 * real one, up to the end of its line for most of them.
 */
export function readProse(code: string, language: Language): Prose {
  const reading: Reading = {
    language,
    code: code.replace(/\r\n?/g, '\n'),
    at: 0,
    line: 1,
    depth: 0,
    commented: new Set(),
    coded: new Set(),
    prose: [],
  };
  while (reading.at < reading.code.length) readNext(reading);
  return { commentLines: reading.commented.difference(reading.coded), text: reading.prose.join('\n') };
}

function readNext(reading: Reading): void {
  const part = findPart(reading);
  if (part) {
    takePart(reading, part);
    return;
  }
  const char = reading.code.charAt(reading.at);
  if ('([{'.includes(char)) reading.depth++;
  if (')]}'.includes(char)) reading.depth = Math.max(0, reading.depth - 1);
  if (char === '\n') reading.line++;
  else if (/\S/.test(char)) reading.coded.add(reading.line);
  reading.at++;
}

interface Part {
  kind: 'comment' | 'string';
  end: number;
}

/** The comment or string that begins here. */
function findPart({ code, at, language, line, coded, depth }: Reading): Part | null {
  const isPython = language === 'python';
  const [one, two, three] = [code.charAt(at), code.slice(at, at + 2), code.slice(at, at + 3)];
  if (isPython ? one === '#' : two === '//') return { kind: 'comment', end: findEnd(code, at, '\n') };
  if (!isPython && two === '/*') return { kind: 'comment', end: findEnd(code, at + 2, '*/') + 2 };
  if (isPython && (three === '"""' || three === "'''")) {
    const isDocstring = depth === 0 && !coded.has(line);
    return { kind: isDocstring ? 'comment' : 'string', end: findEnd(code, at + 3, three) + 3 };
  }
  if (one === '"' || one === "'") return { kind: 'string', end: findStringEnd(code, at, one, true) };
  if (one === '`' && SCRIPTS.has(language)) return { kind: 'string', end: findStringEnd(code, at, one, false) };
  return null;
}

/** Moves to the end of a part, and notes its lines and its text. */
function takePart(reading: Reading, { kind, end }: Part): void {
  const text = reading.code.slice(reading.at, end);
  const lines = kind === 'comment' ? reading.commented : reading.coded;
  text.split('\n').forEach((part, index) => {
    if (part.trim() !== '') lines.add(reading.line + index);
  });
  reading.prose.push(text);
  reading.line += text.split('\n').length - 1;
  reading.at += Math.max(1, text.length);
}

function findEnd(code: string, from: number, end: string): number {
  const found = code.indexOf(end, from);
  return found < 0 ? code.length : found;
}

/** The position after a string, or the end of its line if it isn't closed there and may not span lines. */
function findStringEnd(code: string, start: number, quote: string, endsWithLine: boolean): number {
  for (let at = start + 1; at < code.length; at++) {
    const char = code[at];
    if (char === '\\') at++;
    else if (char === quote) return at + 1;
    else if (char === '\n' && endsWithLine) return at;
  }
  return code.length;
}

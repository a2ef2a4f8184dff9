import { parseAst } from 'rolldown/parseAst';

/** The part of a node of ESTree that is looked at. */
interface SourceNode {
  type: string;
  start: number;
  end: number;
  /** Of a tagged template. */
  tag?: SourceNode;
}

type Bundle = Record<string, { type: 'chunk' | 'asset'; code?: string }>;

const OUTSIDE_ASCII = /[^\0-\x7f]/g;
const hasMore = (text: string): boolean => /[^\0-\x7f]/.test(text);
const toEscape = (unit = ''): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
/** With a backslash before it, or without. */
const CHARACTER = /\\[\s\S]|[^\0-\x7f]/g;
/** Tags that join the raw text and the values: `String.raw`, and `words` of the rules for emails, which the bundler may number. */
const RAW_TAG = /^(?:String\.raw|words(?:\$\d+)?)$/;
/** A backslash means nothing before such a character: `/\\–/`. */
const escapeAll = (text: string): string =>
  text.replaceAll(CHARACTER, (found) => (hasMore(found) ? toEscape(found.at(-1)) : found));
/** In a raw template, characters are values. A surrogate alone is one too, and two in a row are one character again. */
const toValues = (text: string): string =>
  text.replaceAll(CHARACTER, (found) =>
    hasMore(found) ? `\${'${found.length > 1 ? '\\\\' : ''}${toEscape(found.at(-1))}'}` : found,
  );

/**
 * A plugin that writes characters outside of ASCII as escapes. V8 keeps the source of a script in memory, and Node gives it two bytes for each
 * character if one of them is a curly quote or an accented letter: 25 MB instead of 12 for the server.
 */
export const asciiSource = {
  name: 'ascii-source',
  // After the bundler has printed its chunks for the last time, because its printer writes characters instead of escapes.
  generateBundle(_options: unknown, bundle: Bundle): void {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.code && hasMore(chunk.code)) chunk.code = toAscii(chunk.code);
    }
  },
};

/**
 * The same script in ASCII. What it does stays the same: strings, templates, regular expressions, and names get escapes, a raw template
 * gets the character as a value, and a comment a question mark.
 * @throws Error for a character in a tagged template whose tag isn't one of `RAW_TAG`
 */
export function toAscii(code: string): string {
  const changes: { start: number; end: number; to: string }[] = [];
  visit(parseAst(code), (node, parent) => {
    const { start, end } = node;
    const text = () => code.slice(start, end);
    const add = (to: string) => changes.push({ start, end, to });
    if (/Identifier$|^Literal$/.test(node.type) && hasMore(text())) add(escapeAll(text()));
    if (node.type !== 'TemplateElement' || !hasMore(text())) return;
    const tag = parent?.tag && code.slice(parent.tag.start, parent.tag.end);
    if (tag !== undefined && !RAW_TAG.test(tag))
      throw new Error(`A character outside of ASCII in a template of ${tag}.`);
    add(tag ? toValues(text()) : escapeAll(text()));
  });
  changes.sort((a, b) => a.start - b.start);
  let written = '';
  let at = 0;
  for (const { start, end, to } of changes) {
    written += replaceInComments(code.slice(at, start)) + to;
    at = end;
  }
  return written + replaceInComments(code.slice(at));
}

/** Outside of names and literals, such a character is in a comment. */
const replaceInComments = (code: string): string => code.replaceAll(OUTSIDE_ASCII, '?');

/** Calls `onNode` with each node and the tagged or other template that it belongs to. */
function visit(
  node: unknown,
  onNode: (node: SourceNode, parent: SourceNode | null) => void,
  parent: SourceNode | null = null,
): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, onNode, parent);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  const own = node as SourceNode;
  if (typeof own.type === 'string') onNode(own, parent);
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'object') visit(value, onNode, key === 'quasis' ? parent : own);
  }
}

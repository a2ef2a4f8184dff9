import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type HtmlElement = Tree.Element;
export type HtmlParent = Tree.Document | Tree.DocumentFragment | Tree.Element;
type HtmlNode = Tree.ChildNode;

/** Elements whose text nobody sees, or that aren't text. */
const UNSEEN = new Set(
  'script style noscript template svg math iframe object video audio canvas head title select textarea datalist'.split(
    ' ',
  ),
);
/** Elements that start and end a line. */
const BLOCKS = new Set(
  'address article aside blockquote body dd details dialog div dl dt fieldset figure figcaption footer form header hgroup hr li main nav pre section summary tr'.split(
    ' ',
  ),
);
/** Elements with an empty line before and after. */
const PARAGRAPHS = new Set('p h1 h2 h3 h4 h5 h6 ul ol table'.split(' '));
const HEADING_PATTERN = /^h[1-6]$/;
const HIDDEN_STYLE_PATTERN = /(display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** What a text has to contain to be read as HTML. */
const TAG_PATTERN = /<\/?(p|br|div|ul|ol|li|strong|em|b|i|u|h[1-6]|span|a|table|tr|td|section|article|font)\b[^<>]*>/i;

/** Parses a whole page. */
export const parseHtml = (html: string): Tree.Document => parse(html);

/** Parses a piece of a page, such as a description. */
export const parseHtmlFragment = (html: string): Tree.DocumentFragment => parseFragment(html);

const isElement = (node: HtmlNode | HtmlParent): node is HtmlElement => 'tagName' in node;

export const getAttribute = (element: HtmlElement, name: string): string | null =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? null;

export const hasAttribute = (element: HtmlElement, name: string): boolean => getAttribute(element, name) !== null;

/** Whether an attribute with a list of words has one of them. */
export const hasWord = (element: HtmlElement, name: string, word: string): boolean =>
  (getAttribute(element, name) ?? '').toLowerCase().split(/\s+/).includes(word);

/**
 * Lists the elements below a node in document order. The tree of a page can be too deep for recursion.
 * @param goesInto whether to list what is inside an element
 */
export function* listElements(
  root: HtmlParent,
  goesInto: (element: HtmlElement) => boolean = () => true,
): Generator<HtmlElement> {
  const waiting: HtmlNode[] = root.childNodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isElement(node)) continue;
    yield node;
    if (goesInto(node))
      for (let at = node.childNodes.length - 1; at >= 0; at--) waiting.push(node.childNodes[at] as HtmlNode);
  }
}

/** The first element that fits. */
export function findElement(root: HtmlParent, fits: (element: HtmlElement) => boolean): HtmlElement | null {
  for (const element of listElements(root)) if (fits(element)) return element;
  return null;
}

/** The text of a script or title, as it is written. */
export const getRawText = (element: HtmlElement): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

export interface TextOptions {
  /** Leaves out an element with everything in it. */
  skips?: (element: HtmlElement) => boolean;
  /** Leaves out lines that consist of links, such as menus. */
  skipsLinkLines?: boolean;
  /** Uses the line ends of the text itself, which HTML treats as spaces. */
  hasOwnLines?: boolean;
}

/** The visible text below a node as plain text: a line per block, "- " before list items, and empty lines between paragraphs. */
export function toPlainText(root: HtmlParent, options: TextOptions = {}): string {
  const lines = new LineWriter(options);
  const waiting: (HtmlNode | { ends: string })[] = root.childNodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('ends' in node) lines.end(node.ends);
    else if ('value' in node) lines.write(node.value);
    else if (isElement(node) && !isHidden(node) && !options.skips?.(node)) {
      lines.start(node.tagName);
      waiting.push({ ends: node.tagName });
      for (let at = node.childNodes.length - 1; at >= 0; at--) waiting.push(node.childNodes[at] as HtmlNode);
    }
  }
  return lines.finish();
}

function isHidden(element: HtmlElement): boolean {
  if (UNSEEN.has(element.tagName) || hasAttribute(element, 'hidden')) return true;
  return HIDDEN_STYLE_PATTERN.test(getAttribute(element, 'style') ?? '');
}

class LineWriter {
  private readonly lines: string[] = [];
  private readonly options: TextOptions;
  private line = '';
  private isItem = false;
  private openLinks = 0;
  /** Whether the current line has text outside of links. */
  private hasOwnText = false;
  /** Whether an empty line comes before the next line. */
  private hasGap = false;
  private isAfterHeading = false;

  constructor(options: TextOptions) {
    this.options = options;
  }

  write(text: string): void {
    const parts = this.options.hasOwnLines ? text.split(/\r\n|\r|\n/) : [text];
    for (const [index, part] of parts.entries()) {
      if (index > 0) this.breakLine();
      this.line += part;
      if (this.openLinks === 0 && /[\p{L}\p{N}]/u.test(part)) this.hasOwnText = true;
    }
  }

  start(tag: string): void {
    if (tag === 'a') this.openLinks++;
    if (tag === 'br') this.breakLine();
    if (BLOCKS.has(tag) || PARAGRAPHS.has(tag)) this.endLine();
    if (PARAGRAPHS.has(tag)) this.hasGap = true;
    if (tag === 'li') this.isItem = true;
    if (tag === 'td' || tag === 'th') this.line += ' ';
  }

  end(tag: string): void {
    if (tag === 'a') this.openLinks--;
    if (BLOCKS.has(tag) || PARAGRAPHS.has(tag)) this.endLine();
    if (PARAGRAPHS.has(tag)) this.hasGap = true;
    if (tag === 'li') this.isItem = false;
    if (HEADING_PATTERN.test(tag)) this.isAfterHeading = true;
  }

  finish(): string {
    this.endLine();
    return this.lines.join('\n');
  }

  /** A line break in the text: an empty line stays one. */
  private breakLine(): void {
    if (this.line.trim() === '') this.hasGap = true;
    else this.endLine();
  }

  private endLine(): void {
    const text = this.line.replaceAll(/[\s\u00ad\u200b\u2060\ufeff]+/g, ' ').trim();
    const isLinks = this.options.skipsLinkLines === true && !this.hasOwnText;
    this.line = '';
    this.hasOwnText = false;
    if (text === '' || isLinks) return;
    // Some pages write the bullet of a list item as a character.
    const content = text.replace(/^[•·▪◦‣●○■*–-]\s+/u, '- ');
    const entry = this.isItem && !content.startsWith('- ') ? `- ${content}` : content;
    // A list belongs to the line before it, and everything to its heading.
    const isAttached = this.isAfterHeading || entry.startsWith('- ');
    if (this.hasGap && this.lines.length > 0 && !isAttached) this.lines.push('');
    this.lines.push(entry);
    this.isItem = false;
    this.isAfterHeading = false;
    this.hasGap = false;
  }
}

/** Escaped HTML is unescaped at most this often. */
const MAX_ESCAPES = 3;

/**
 * Converts HTML inside a string, as structured data contains it, to plain text. It may be escaped, also more than once, or be plain text
 * already, whose lines stay as they are.
 */
export function htmlToText(html: string): string {
  let text = html;
  for (let pass = 0; pass < MAX_ESCAPES; pass++) {
    const isHtml = TAG_PATTERN.test(text);
    text = toPlainText(parseFragment(text), { hasOwnLines: !isHtml });
    if (!TAG_PATTERN.test(text)) break;
  }
  return text;
}

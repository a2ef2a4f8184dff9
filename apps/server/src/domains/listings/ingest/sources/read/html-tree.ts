import {
  getAttribute,
  type HtmlElement,
  type HtmlParent,
  hasWord,
  listElements,
  toPlainText,
} from '@foothold/documents/markup';
import { toLine } from './fields.ts';

const MAX_HREF_LENGTH = 2000;

const ROWS = new Set(['li', 'tr']);

/** The elements below another. A row doesn't include the rows inside it, so that rows in rows aren't read again and again. */
function* listBelow(root: HtmlParent): Generator<HtmlElement> {
  const rowTag = 'tagName' in root && ROWS.has(root.tagName) ? root.tagName : undefined;
  yield* listElements(root, ({ tagName }) => tagName !== rowTag);
}

/** The elements with a class, in document order. @param name in lowercase */
export const findByClass = (root: HtmlParent, name: string): HtmlElement[] =>
  [...listBelow(root)].filter((element) => hasWord(element, 'class', name));

/** Like `findByClass`, without those that are inside another. */
export const findOutermostByClass = (root: HtmlParent, name: string): HtmlElement[] =>
  [...listElements(root, (element) => !hasWord(element, 'class', name))].filter((element) =>
    hasWord(element, 'class', name),
  );

export const findByTag = (root: HtmlParent, tag: string): HtmlElement[] =>
  [...listBelow(root)].filter(({ tagName }) => tagName === tag);

/** The first link that fits a pattern, with its match. */
export function findLink(
  root: HtmlParent,
  pattern: RegExp,
): { link: HtmlElement; href: string; match: RegExpExecArray } | null {
  for (const link of listBelow(root)) {
    if (link.tagName !== 'a') continue;
    const href = getAttribute(link, 'href')?.trim() ?? '';
    const match = href.length > MAX_HREF_LENGTH ? null : pattern.exec(href);
    if (match) return { link, href, match };
  }
  return null;
}

/** The innermost element around another with one of these tags. */
export function findAround(element: HtmlElement, tags: readonly string[]): HtmlElement | null {
  for (let around = element.parentNode; around && 'tagName' in around; around = around.parentNode)
    if (tags.includes(around.tagName)) return around;
  return null;
}

/** The visible text of an element in one line. */
export const lineOf = (element: HtmlElement | undefined): string | undefined => element && toLine(toPlainText(element));

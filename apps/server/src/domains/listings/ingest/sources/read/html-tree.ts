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

/** The elements with a class, in document order. */
export const findByClass = (root: HtmlParent, name: string): HtmlElement[] =>
  [...listElements(root)].filter((element) => hasWord(element, 'class', name.toLowerCase()));

export const findByTag = (root: HtmlParent, tag: string): HtmlElement[] =>
  [...listElements(root)].filter(({ tagName }) => tagName === tag);

/** The first link that fits a pattern, with its match. */
export function findLink(
  root: HtmlParent,
  pattern: RegExp,
): { link: HtmlElement; href: string; match: RegExpExecArray } | null {
  for (const link of findByTag(root, 'a')) {
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

import {
  getAttribute,
  type HtmlElement,
  type HtmlParent,
  hasWord,
  listElements,
  toPlainText,
} from '@foothold/documents/markup';
import { toLine } from './fields.ts';

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
    const match = pattern.exec(href);
    if (match) return { link, href, match };
  }
  return null;
}

/** The visible text of an element in one line. */
export const lineOf = (element: HtmlElement | undefined): string | undefined => element && toLine(toPlainText(element));

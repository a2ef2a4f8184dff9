import {
  findElement,
  getAttribute,
  getRawText,
  type HtmlElement,
  type HtmlParent,
  listElements,
  toPlainText,
} from './html.ts';

/** Parts of a page around its content. */
const AROUND = new Set(['nav', 'footer', 'aside', 'form', 'button', 'dialog']);
const AROUND_ROLES = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'complementary',
  'search',
  'dialog',
  'alertdialog',
]);
/** Names of parts that come with every page of a site. */
const AROUND_NAME_PATTERN =
  /(^|[\s_-])(cookies?|consent|gdpr|breadcrumbs?|newsletter|(similar|related|recommended)[_-]?jobs?|share)([\s_-]|$)/i;
/** A shorter text isn't the content. */
const MIN_LENGTH = 200;

/** The text of a page without what surrounds it: menus, forms, footers, and notices about cookies. */
export function findMainText(page: HtmlParent): string {
  const main = findElement(page, (element) => element.tagName === 'main' || getAttribute(element, 'role') === 'main');
  const article = findElement(page, ({ tagName }) => tagName === 'article');
  for (const part of [main, article]) {
    const text = part && readText(part);
    if (text && text.length >= MIN_LENGTH) return text;
  }
  return readText(page);
}

const readText = (root: HtmlParent): string => toPlainText(root, { skips: isAround, skipsLinkLines: true });

function isAround(element: HtmlElement): boolean {
  if (AROUND.has(element.tagName) || AROUND_ROLES.has(getAttribute(element, 'role') ?? '')) return true;
  if (element.tagName === 'header' && findElement(element, ({ tagName }) => tagName === 'h1') === null) return true;
  if (getAttribute(element, 'aria-hidden') === 'true') return true;
  const isWhole = element.tagName === 'body' || element.tagName === 'html' || element.tagName === 'main';
  return !isWhole && ['id', 'class'].some((name) => AROUND_NAME_PATTERN.test(getAttribute(element, name) ?? ''));
}

/** What the page calls itself: its main heading, then its titles for other sites and for the browser. */
export function findPageTitles(page: HtmlParent): string[] {
  const titles: string[] = [];
  const seen = { heading: '', shared: '', document: '' };
  for (const element of listElements(page)) {
    if (element.tagName === 'h1') seen.heading ||= toLine(toPlainText(element));
    if (element.tagName === 'title') seen.document ||= toLine(getRawText(element));
    if (element.tagName === 'meta' && getAttribute(element, 'property') === 'og:title')
      seen.shared ||= toLine(getAttribute(element, 'content') ?? '');
  }
  for (const title of [seen.heading, seen.shared, seen.document]) if (title !== '') titles.push(title);
  return titles;
}

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200);

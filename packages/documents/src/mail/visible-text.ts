import {
  findElement,
  getAttribute,
  getRawText,
  type HtmlElement,
  type HtmlParent,
  listElements,
  parseHtml,
  toPlainText,
} from '../job-page/html.ts';

/** Styles with which a text isn't seen, as an attribute or in a style sheet. */
const HIDING =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(?:^|[;{\s])(?:font-size|line-height|max-height|max-width|height|width|opacity)\s*:\s*0(?:\.0+)?(?:px|pt|em|rem|%)?\s*(?:!important\s*)?(?:;|\}|$)|text-indent\s*:\s*-\d{3,}|(?:left|top)\s*:\s*-\d{4,}/i;
const WHITE_TEXT =
  /(?:^|[;\s])color\s*:\s*(?:#fff(?:fff)?\b|white\b|transparent\b|rgba?\(\s*255\s*,\s*255\s*,\s*255|rgba\([^)]*,\s*0(?:\.0+)?\s*\))/i;
const DARK_BACKGROUND =
  /background(?:-color|-image)?\s*:\s*(?!\s*(?:#fff(?:fff)?\b|white\b|transparent\b|none\b|inherit\b))/i;
const MAX_CLASSES = 200;
/** Elements deeper than this in a message are not text for people. */
const MAX_ANCESTORS = 200;

/** The text of a message that its reader sees. Scripts, hidden elements, and white text on white are left out. */
export function toVisibleText(html: string): string {
  const page = parseHtml(html);
  const hidingClasses = listHidingClasses(page);
  const skips = (element: HtmlElement) => isUnseen(element, hidingClasses);
  return toPlainText(findElement(page, ({ tagName }) => tagName === 'body') ?? page, { skips });
}

function isUnseen(element: HtmlElement, hidingClasses: ReadonlySet<string>): boolean {
  const style = getAttribute(element, 'style') ?? '';
  if (HIDING.test(style) || getAttribute(element, 'aria-hidden') === 'true') return true;
  if ((getAttribute(element, 'class') ?? '').split(/\s+/).some((name) => hidingClasses.has(name))) return true;
  const color = getAttribute(element, 'color') ?? '';
  const isWhite = WHITE_TEXT.test(style) || /^\s*(?:#?fff(?:fff)?|white)\s*$/i.test(color);
  return isWhite && !hasBackground(element);
}

/** Whether the element or one around it has a background other than white. */
function hasBackground(element: HtmlElement): boolean {
  let at: HtmlParent | null = element;
  for (let depth = 0; at !== null && depth < MAX_ANCESTORS; depth++) {
    if (!('tagName' in at)) return false;
    const own = getAttribute(at, 'bgcolor') ?? '';
    const isColored = own !== '' && !/^\s*(?:#?fff(?:fff)?|white|transparent)\s*$/i.test(own);
    if (isColored || getAttribute(at, 'background') || DARK_BACKGROUND.test(getAttribute(at, 'style') ?? ''))
      return true;
    at = at.parentNode as HtmlParent | null;
  }
  return false;
}

/** Classes that a style sheet hides. What it hides on small screens only is seen. */
function listHidingClasses(page: HtmlParent): Set<string> {
  const classes = new Set<string>();
  for (const element of listElements(page)) {
    if (element.tagName !== 'style') continue;
    const css = getRawText(element)
      .slice(0, 200_000)
      .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
    for (const [, selector = '', body = ''] of css.matchAll(/([^{}]{1,500})\{([^{}]{0,2000})\}/g))
      if (HIDING.test(body))
        for (const [, name] of selector.matchAll(/\.([\w-]{1,100})\s*(?:,|$)/g))
          if (name !== undefined && classes.size < MAX_CLASSES) classes.add(name);
  }
  return classes;
}

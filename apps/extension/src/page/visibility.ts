import {
  attributeOf,
  childrenOf,
  documentOf,
  findAll,
  hasAttributeOf,
  holds,
  isConnected,
  parentElementOf,
  parentOf,
  rectOf,
  rootOf,
  scrollOf,
} from './dom.ts';

/** Whether a person sees an element, and could use it. Results are remembered for one reading of the page. */
export interface Visibility {
  /** Seen, of a usable size, on the page, and not behind something else. */
  isVisible(element: Element): boolean;
  /** Seen, whatever its size is. */
  isShown(element: Element): boolean;
}

/** Below this, nobody sees an element. */
const LEAST_OPACITY = 0.1;
const LEAST_SIZE = 5;
/** How far up an element's own frame reaches: an icon or a label there may lie on top of it. */
const OWN_LEVELS = 3;

interface Inherited {
  shown: boolean;
  opacity: number;
  scrollLeft: number;
  scrollTop: number;
}

const viewOf = (element: Element): Window & typeof globalThis =>
  (documentOf(element).defaultView ?? window) as Window & typeof globalThis;

const isFullyClipped = (style: CSSStyleDeclaration): boolean => {
  if (/^rect\((?:[01](?:px)?,? ?){4}\)$/.test(style.clip)) return true;
  const inset = /^inset\((\d+(?:\.\d+)?)%/.exec(style.clipPath)?.[1];
  return (inset !== undefined && Number(inset) >= 50) || /^(?:circle|ellipse)\(0/.test(style.clipPath);
};

export function makeVisibility(): Visibility {
  const known = new Map<Element, Inherited>();

  function inherit(element: Element): Inherited {
    const before = known.get(element);
    if (before) return before;
    const parent = parentOf(element);
    const above = parent ? inherit(parent) : { shown: true, opacity: 1, scrollLeft: 0, scrollTop: 0 };
    const result = above.shown ? add(element, above) : above;
    known.set(element, result);
    return result;
  }

  function add(element: Element, above: Inherited): Inherited {
    const style = viewOf(element).getComputedStyle(element);
    const opacity = above.opacity * Number(style.opacity || 1);
    const isBox = style.display !== 'contents' && style.overflow !== 'visible' && style.overflow !== '';
    const rect = isBox ? rectOf(element) : null;
    const isTiny =
      rect !== null &&
      (rect.width <= 1 || rect.height <= 1) &&
      style.overflow !== 'visible' &&
      childrenOf(element).length > 0;
    return {
      shown:
        style.display !== 'none' &&
        opacity >= LEAST_OPACITY &&
        !isFullyClipped(style) &&
        !isTiny &&
        attributeOf(element, 'aria-hidden') !== 'true' &&
        !hasAttributeOf(element, 'inert') &&
        style.contentVisibility !== 'hidden',
      opacity,
      scrollLeft: above.scrollLeft + (isBox ? scrollOf(element).left : 0),
      scrollTop: above.scrollTop + (isBox ? scrollOf(element).top : 0),
    };
  }

  function isShown(element: Element): boolean {
    if (!isConnected(element) || !inherit(element).shown) return false;
    return viewOf(element).getComputedStyle(element).visibility === 'visible';
  }

  function isVisible(element: Element): boolean {
    if (!isShown(element)) return false;
    const view = viewOf(element);
    const rect = rectOf(element);
    if (rect.width < LEAST_SIZE || rect.height < LEAST_SIZE) return false;
    const { scrollLeft, scrollTop } = inherit(element);
    if (rect.right + view.scrollX + scrollLeft <= 0 || rect.bottom + view.scrollY + scrollTop <= 0) return false;
    if (rect.left >= view.document.documentElement.clientWidth && view.innerWidth > 0) return false;
    return !isCovered(element, rect, view);
  }

  return { isVisible, isShown };
}

/** Only what is in the window can be asked for. An element is covered if none of three points on it belongs to it. */
function isCovered(element: Element, rect: DOMRect, view: Window): boolean {
  const y = rect.top + rect.height / 2;
  if (y < 0 || y >= view.innerHeight) return false;
  const points = [0.5, 0.1, 0.9]
    .map((share) => rect.left + rect.width * share)
    .filter((x) => x >= 0 && x < view.innerWidth);
  if (points.length === 0) return false;
  const root = rootOf(element);
  return points.every((x) => {
    const top = root.elementFromPoint(x, y);
    return top !== null && !isOwn(element, top);
  });
}

function isOwn(element: Element, top: Element): boolean {
  if (holds(element, top) || holds(top, element)) return true;
  const labels = (element as HTMLInputElement).labels;
  if (labels && [...labels].some((label) => holds(label, top))) return true;
  let frame: Element = element;
  for (let level = 0; level < OWN_LEVELS; level++) {
    const parent: Element | null = parentElementOf(frame);
    // A frame that has other controls isn't the element's own.
    if (!parent || findAll(parent, 'input, select, textarea').length > 1) return false;
    frame = parent;
    if (holds(frame, top)) return !isSheet(top, element);
  }
  return false;
}

/** Something laid over the whole field, rather than an icon, a mask, or a label in it. */
const isSheet = (top: Element, element: Element): boolean => {
  const style = viewOf(top).getComputedStyle(top);
  if (style.position !== 'fixed' && style.position !== 'absolute') return false;
  const over = rectOf(top);
  const under = rectOf(element);
  const isSolid = style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.backgroundColor !== 'transparent';
  return isSolid && over.width >= under.width * 1.1 && over.height >= under.height * 1.1;
};

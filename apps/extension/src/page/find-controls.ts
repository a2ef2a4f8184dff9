import {
  attributeOf,
  childrenOf,
  closestAcross,
  documentOf,
  findAll,
  hasAttributeOf,
  matchesOf,
  nextElementOf,
  parentElementOf,
  shadowOf,
  tagOf,
} from './dom.ts';
import { labelOf } from './labels.ts';
import { isInput } from './natives.ts';
import type { FieldKind } from './page-control.ts';
import { CONTROLS, PRESSED, textOf } from './text.ts';
import type { Visibility } from './visibility.ts';

const SKIPPED_TYPES = new Set([
  'hidden',
  'password',
  'submit',
  'button',
  'reset',
  'image',
  'search',
  'color',
  'range',
  'datetime-local',
  'week',
  'time',
]);
const TEXT_TYPES = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'month']);
const MOST_ROOTS = 500;
const NEAR_LEVELS = 3;

/** A document of the page's own origin, or an open shadow root, in the order in which they are found. */
export function listRoots(page: Document, visibility: Visibility): (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [];
  const add = (root: Document | ShadowRoot): void => {
    roots.push(root);
    if (roots.length > MOST_ROOTS) return;
    for (const element of findAll(root, '*')) {
      const shadow = shadowOf(element);
      if (shadow) add(shadow);
      if (tagOf(element) !== 'iframe') continue;
      const inner = readFrame(element as HTMLIFrameElement, page, visibility);
      if (inner && !roots.includes(inner)) add(inner);
    }
  };
  add(page);
  return roots;
}

/** The document of a visible frame of the same origin. Null for every other one: the browser gives none for another origin. */
function readFrame(frame: HTMLIFrameElement, page: Document, visibility: Visibility): Document | null {
  if (!visibility.isVisible(frame)) return null;
  try {
    const inner = frame.contentDocument;
    if (!inner?.defaultView || !page.defaultView) return null;
    return inner.defaultView.origin === page.defaultView.origin ? inner : null;
  } catch {
    return null;
  }
}

const MOST_ANSWERS = 5;
/** In a group with a name, a button is surely an answer. */
const MOST_NAMED_ANSWERS = 15;
const LONGEST_ANSWER = 60;

const NAMED_GROUP = ['group', 'radiogroup']
  .flatMap((role) => [`[role=${role}][aria-label]`, `[role=${role}][aria-labelledby]`])
  .join(', ');

/** A button without a type submits its form. */
const isSubmit = (element: Element): boolean =>
  tagOf(element) === 'button' && (element as HTMLButtonElement).type === 'submit';

/**
 * Whether a button that stays pressed is one of 2 to 5 answers, which are beside each other and of which at most one is pressed. Never one
 * that submits, is a link, or belongs to a toolbar.
 */
function isAnswerButton(element: Element): boolean {
  const parent = parentElementOf(element);
  if (!parent || closestAcross(element, 'a, [role=toolbar], [role=menubar], [role=tablist]')) return false;
  const buttons = childrenOf(parent);
  return (
    buttons.length >= 2 &&
    buttons.length <= (matchesOf(parent, NAMED_GROUP) ? MOST_NAMED_ANSWERS : MOST_ANSWERS) &&
    buttons.every((each) => {
      const text = matchesOf(each, PRESSED) && !isSubmit(each) ? textOf(each) : '';
      return text !== '' && text.length <= LONGEST_ANSWER;
    }) &&
    buttons.filter((each) => attributeOf(each, 'aria-pressed') === 'true').length <= 1
  );
}

/** What kind of field an element is. Null if it is none that is ever filled in. */
export function kindOf(element: Element): FieldKind | null {
  const role = attributeOf(element, 'role');
  if (isInput(element)) {
    const { type } = element;
    if (SKIPPED_TYPES.has(type)) return null;
    if (type === 'file' || type === 'checkbox') return type;
    if (type === 'radio') return 'radio-group';
    if (role === 'combobox' || attributeOf(element, 'aria-haspopup') === 'listbox') return 'combobox';
    if (role === 'searchbox') return null;
    return TEXT_TYPES.has(type) ? (type as FieldKind) : 'text';
  }
  if (tagOf(element) === 'select') return 'select';
  if (tagOf(element) === 'textarea') return 'textarea';
  if (role === 'radio') return isSubmit(element) ? null : 'radio-group';
  if (matchesOf(element, PRESSED)) return isAnswerButton(element) ? 'radio-group' : null;
  if (role === 'checkbox' || role === 'switch') return 'checkbox';
  if (role === 'listbox') return hasAttributeOf(element, 'aria-multiselectable') ? null : 'combobox';
  if (role === 'combobox' || attributeOf(element, 'aria-haspopup') === 'listbox')
    return findAll(element, 'input:not([type=hidden])').length > 0 ? null : 'combobox';
  return role === null || role === 'textbox' ? 'textarea' : null;
}

/** Whether the page lets a person use it. */
export function isUsable(element: Element, kind: FieldKind): boolean {
  if (matchesOf(element, ':disabled') || attributeOf(element, 'aria-disabled') === 'true') return false;
  const isReadOnly = hasAttributeOf(element, 'readonly') || attributeOf(element, 'aria-readonly') === 'true';
  return !isReadOnly || kind === 'combobox';
}

/**
 * What shows that a person sees the field: the element itself, or its label where pages hide the input and draw their own. Empty if
 * nothing does.
 */
export function shownBy(element: Element, kind: FieldKind, visibility: Visibility): Element[] {
  if (visibility.isVisible(element)) {
    // Not reached by Tab and not part of a list: how fields against programs are hidden.
    const isSkipped =
      attributeOf(element, 'tabindex') === '-1' &&
      kind !== 'combobox' &&
      kind !== 'radio-group' &&
      kind !== 'checkbox' &&
      kind !== 'file';
    return isSkipped ? [] : [element];
  }
  if (kind === 'select') return drawnBeside(element, visibility);
  if (kind !== 'file' && kind !== 'radio-group' && kind !== 'checkbox' && kind !== 'combobox') return [];
  const labels = [...((element as HTMLInputElement).labels ?? [])].filter((label) => visibility.isVisible(label));
  if (labels.length > 0 && kind !== 'combobox') return labels;
  if (kind !== 'file' && kind !== 'combobox') return [];
  let parent = parentElementOf(element);
  for (let level = 0; level < NEAR_LEVELS && parent; level++) {
    if (tagOf(parent) === 'form' || tagOf(parent) === 'body') return [];
    if (visibility.isVisible(parent) && (kind === 'combobox' || findAll(parent, CONTROLS).length === 1))
      return [parent];
    parent = parentElementOf(parent);
  }
  return [];
}

/**
 * What a library draws right behind a list that it hides, where the label of the list is still seen. Empty if nothing does, or if what is drawn
 * is a field of its own.
 */
function drawnBeside(element: Element, visibility: Visibility): Element[] {
  const labels = [...((element as HTMLSelectElement).labels ?? [])];
  if (!labels.some((label) => visibility.isVisible(label) && textOf(label) !== '')) return [];
  const next = nextElementOf(element);
  return next && visibility.isVisible(next) && !matchesOf(next, CONTROLS) && findAll(next, CONTROLS).length === 0
    ? [next]
    : [];
}

const OTHER_FORM_PATTERN = /newsletter|subscribe|sign[\s_-]?up for|job[\s_-]?alert|mailing list|stay in touch/i;
const SIGN_IN_PATTERN = /log[\s_-]?in|sign[\s_-]?in\b|forgot/i;
/** Parts of a page beside its content. */
export const APART =
  'aside, nav, footer, [role=navigation], [role=complementary], [role=contentinfo], [role=banner], [class~=filter], [class~=filters], [class*=search-filter], [id^=filter]';

/** Whether a form is for searching, signing in, or a newsletter, or a filter beside a list: anything but an application. */
export function isOtherForm(element: Element): boolean {
  if (closestAcross(element, '[role=search], search')) return true;
  const form = closestAcross(element, 'form');
  const scope = form ?? documentOf(element).body;
  const hasFile = findAll(scope, 'input[type=file]').length > 0;
  const areas = findAll(scope, 'textarea').length;
  if (!hasFile && areas === 0 && closestAcross(element, APART)) return true;
  if (!form || hasFile || areas > 0) return false;
  const inputs = findAll(form, 'input:not([type=hidden]):not([type=submit]):not([type=button]), select');
  const words = ['class', 'id', 'name', 'action', 'aria-label'].map((name) => attributeOf(form, name) ?? '').join(' ');
  const passwords = findAll(form, 'input[type=password]').length;
  if (passwords > 0 && inputs.length <= passwords + 2) return true;
  if (/search|filter/i.test(words) && inputs.length <= 4) return true;
  if (inputs.length > 3) return false;
  const labels = inputs.map((input) => labelOf(input)).join(' ');
  return (
    SIGN_IN_PATTERN.test(`${words} ${labels}`) || OTHER_FORM_PATTERN.test(`${words} ${labels} ${textOf(form, 500)}`)
  );
}

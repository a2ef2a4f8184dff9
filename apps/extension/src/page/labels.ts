import { toVisibleText } from '@foothold/core/form-fill';
import {
  attributeOf,
  childNodesOf,
  childrenOf,
  closestOf,
  findAll,
  hasAttributeOf,
  holds,
  isRendered,
  matchesOf,
  nextOf,
  parentElementOf,
  parentOf,
  previousOf,
  rootOf,
  tagOf,
} from './dom.ts';
import { findCellHeaders } from './table-labels.ts';

const LONGEST = 600;
/** The part of a date that a list is for. */
const PART_PATTERN = /^\W*(?:month|year|day|mm|yyyy|dd|mo|yr)\W*$/i;
export const CONTROLS =
  'input:not([type=hidden]):not([type=submit]):not([type=button]), select, textarea, [role=combobox], [role=radio], [role=checkbox], [contenteditable=""], [contenteditable=true], button[aria-haspopup=listbox]';
const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'select',
  'textarea',
  'option',
  'svg',
  'datalist',
  // Which key chooses an answer is no part of the answer.
  'kbd',
  'button',
  'input',
]);
const CLIMBED = 5;
/** Buttons that stay pressed. Only groups of answers among them are fields: see `isAnswerButton`. */
export const PRESSED = 'button[aria-pressed]';

/** The text of an element as a person reads it: without options, buttons, and what isn't displayed. */
export function textOf(element: Element, most = LONGEST): string {
  let text = '';
  const add = (node: Node): void => {
    if (text.length >= most) return;
    if (node.nodeType === Node.TEXT_NODE) {
      text += node.nodeValue ?? '';
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const child = node as Element;
    if (SILENT.has(tagOf(child)) || attributeOf(child, 'role') === 'listbox' || hasAttributeOf(child, 'hidden')) return;
    if (child !== element && !isRendered(child)) return;
    text += ' ';
    for (const each of childNodesOf(child)) add(each);
    text += ' ';
  };
  for (const each of childNodesOf(element)) add(each);
  return cleanLabel(text.slice(0, most));
}

/** Without the marks of required fields. */
const cleanLabel = (text: string): string =>
  toVisibleText(text)
    .replace(/^[\s*✱＊]+|[\s*✱＊:]+$/gu, '')
    .trim();

function byIds(element: Element, attribute: string): string {
  const ids = attributeOf(element, attribute)?.split(/\s+/).filter(Boolean) ?? [];
  const parts = ids.slice(0, 6).flatMap((id) => {
    const found = rootOf(element).getElementById?.(id);
    return found && found !== element ? [textOf(found)] : [];
  });
  return cleanLabel(parts.filter(Boolean).join(' '));
}

const byLabels = (element: Element): string => {
  const labels = (element as HTMLInputElement).labels;
  return labels ? cleanLabel([...labels].map((label) => textOf(label)).join(' ')) : '';
};

const holdsOthers = (element: Element, own: readonly Element[]): boolean =>
  findAll(element, CONTROLS).some(
    (control) => !own.includes(control) && !own.some((each) => holds(each, control) || holds(control, each)),
  );

const HEADING = 'h1, h2, h3, h4, h5, h6, [role=heading]';
const INLINE = 'span, b, strong, em, i, small, font, a, u, label, bdi, abbr';

interface Behind {
  text: string;
  /** The control right after the text, on the same line. */
  next: Element | null;
}

/** The text right behind a control, up to the next control or line. */
function textAfter(element: Element): Behind {
  const parts: string[] = [];
  let next: Element | null = null;
  for (let node = nextOf(element); node; node = nextOf(node)) {
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.nodeValue ?? '');
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const sibling = node as Element;
    if (matchesOf(sibling, CONTROLS)) next = sibling;
    if (!matchesOf(sibling, INLINE) || findAll(sibling, CONTROLS).length > 0) break;
    parts.push(textOf(sibling));
  }
  const text = cleanLabel(parts.join(' '));
  return { text: text.length <= LONGEST / 2 ? named(text) : '', next };
}

const isChoice = (element: Element): boolean =>
  tagOf(element) === 'input' && /^(?:radio|checkbox)$/.test((element as HTMLInputElement).type);
/** A plain answer, before the label of the next field on the line. */
const ANSWER_START = /^(?:yes|no)\b[\s.,;:)]+(?=\S)/i;

/** What a radio button or box without a label says: the text behind it, unless the texts of its group are before them. */
function textOfChoice(element: Element): string {
  if (!isChoice(element)) return '';
  const { type } = element as HTMLInputElement;
  const parent = parentElementOf(element);
  const beside = parent
    ? childrenOf(parent).filter(
        (each) =>
          isChoice(each) &&
          (each as HTMLInputElement).type === type &&
          attributeOf(each, 'name') === attributeOf(element, 'name'),
      )
    : [];
  if (textAfter(beside.at(-1) ?? element).text === '') return '';
  const { text, next } = textAfter(element);
  return next && !isChoice(next) ? (ANSWER_START.exec(text)?.[0].replace(/[\s.,;:)]+$/, '') ?? text) : text;
}

/** A text with a letter or a digit. */
const named = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? text : '');

/** The text before a field, without the answer that belongs to a radio button before it. */
const withoutAnswer = (text: string, before: Element): string =>
  isChoice(before) && byLabels(before) === '' ? text.replace(ANSWER_START, '') : text;

/** Help beside a label. A help text that stands alone is all there is. */
const isHelp = (element: Element, parts: readonly string[]): boolean =>
  parts.every((part) => named(part) === '') && matchesOf(element, HELP) && hasLabelBefore(element);
const HELP = 'small, [class~=help], [class~=hint], [class*=help-text], [class*=helper], [class*=description]';

function hasLabelBefore(element: Element): boolean {
  const before = previousElementOf(element);
  return (
    before !== null &&
    !matchesOf(before, CONTROLS) &&
    findAll(before, CONTROLS).length === 0 &&
    named(textOf(before)) !== ''
  );
}

function previousElementOf(element: Element): Element | null {
  let node = previousOf(element);
  while (node && (node.nodeType !== Node.ELEMENT_NODE || tagOf(node as Element) === 'br')) node = previousOf(node);
  return node as Element | null;
}

/** The text just before a control: its label, where the page doesn't say so in markup. */
export function textBefore(own: readonly Element[], climbs = CLIMBED, skipped?: RegExp): string {
  let [branch] = own;
  for (let level = 0; level < climbs && branch; level++) {
    const parts: string[] = [];
    let legend = '';
    for (let node: Node | null = previousOf(branch); node; node = previousOf(node)) {
      if (node.nodeType === Node.TEXT_NODE) parts.unshift(node.nodeValue ?? '');
      if (node.nodeType !== Node.ELEMENT_NODE) continue;
      const sibling = node as Element;
      // A heading over a question isn't part of it.
      if (parts.some((part) => named(part) !== '') && matchesOf(sibling, HEADING)) break;
      if (matchesOf(sibling, CONTROLS) || findAll(sibling, CONTROLS).length > 0)
        return named(withoutAnswer(cleanLabel(parts.join(' ')), sibling)) || legend;
      const words = tagOf(sibling) === 'button' ? '' : textOf(sibling);
      // The name of the fieldset, where text between it and the control says more.
      if (tagOf(sibling) === 'legend') legend = words;
      else if (!skipped?.test(words) && !isHelp(sibling, parts)) parts.unshift(words);
    }
    const text = cleanLabel(parts.join(' ')) || legend;
    // A bracket or a dash between inputs says nothing.
    if (/[\p{L}\p{N}]/u.test(text)) return text.length <= LONGEST / 2 ? text : '';
    const parent: Element | null = parentElementOf(branch);
    if (!parent || tagOf(parent) === 'form' || tagOf(parent) === 'body' || holdsOthers(parent, own)) return '';
    branch = parent;
  }
  return '';
}

/** What a button to attach a file says, which isn't what the file is. */
const UPLOAD_PATTERN =
  /^(?:attach|upload|choose|browse|select|add|drag|drop|replace)(?:[\s,]+(?:a|an|your|the|or|and|to|it|file|files|document|here|browse|upload|drop|drag|from|computer|device|manually))*$/i;

/** The label of one control, in the order in which assistive technology looks for it. */
export function labelOf(element: Element): string {
  const label = namedLabelOf(element);
  if (!UPLOAD_PATTERN.test(label) || (element as HTMLInputElement).type !== 'file') return label;
  return legendOfOnly([element]) || textBefore([element], CLIMBED, UPLOAD_PATTERN) || label;
}

/** Whether an element is called what it contains, as buttons are. */
const isNamedByContent = (element: Element): boolean => {
  const role = attributeOf(element, 'role');
  return tagOf(element) !== 'input' && (role === 'radio' || role === 'checkbox' || matchesOf(element, PRESSED));
};

/** "Month", as the empty first option of a list says. */
function labelOfList(element: Element): string {
  const first = tagOf(element) === 'select' ? (element as HTMLSelectElement).options[0] : undefined;
  return first && attributeOf(first, 'value') === '' && PART_PATTERN.test(first.text) ? cleanLabel(first.text) : '';
}

function namedLabelOf(element: Element): string {
  if (isNamedByContent(element)) {
    const name =
      byIds(element, 'aria-labelledby') || cleanLabel(attributeOf(element, 'aria-label') ?? '') || textOf(element);
    if (name !== '') return name;
  }
  return (
    byIds(element, 'aria-labelledby') ||
    byLabels(element) ||
    cleanLabel(attributeOf(element, 'aria-label') ?? '') ||
    legendOfOnly([element]) ||
    titleInRun(element) ||
    (findCellHeaders(element, textOf)?.column ?? '') ||
    textOfChoice(element) ||
    (isInPlaceholderRun(element) ? '' : textBefore([element]) || textBehind(element)) ||
    cleanLabel(attributeOf(element, 'title') ?? '') ||
    labelOfHost(element) ||
    labelOfList(element)
  );
}

/** The controls right beside each other that a control is one of, without text between them. */
function listRun(element: Element): Element[] {
  const run = [element];
  const isGap = (node: Node): boolean =>
    node.nodeType === Node.COMMENT_NODE ||
    (node.nodeType === Node.TEXT_NODE && !/[\p{L}\p{N}]/u.test(node.nodeValue ?? ''));
  const siblings = [...(parentElementOf(element) ? childNodesOf(parentElementOf(element) as Element) : [])];
  const at = siblings.indexOf(element);
  for (const [nodes, isBefore] of [
    [siblings.slice(0, Math.max(0, at)).reverse(), true],
    [siblings.slice(at + 1), false],
  ] as const)
    for (const node of nodes) {
      if (isGap(node)) continue;
      if (node.nodeType !== Node.ELEMENT_NODE || !matchesOf(node as Element, CONTROLS)) break;
      if (isBefore) run.unshift(node as Element);
      else run.push(node as Element);
    }
  return run;
}

/** "First" of "Name: First, M.I., Last" in one line, where every control has a title and the text before is the name of all. */
function titleInRun(element: Element): string {
  const title = cleanLabel(attributeOf(element, 'title') ?? '');
  if (title === '') return '';
  const run = listRun(element);
  return run.length > 1 && run.every((each) => attributeOf(each, 'title')) ? title : '';
}

const LONGEST_BEHIND = 60;

/** A short text behind a control that is alone in its frame, where labels are moved over their fields. */
function textBehind(element: Element): string {
  const parent = parentElementOf(element);
  if (!parent || tagOf(parent) === 'form' || tagOf(parent) === 'body' || holdsOthers(parent, [element])) return '';
  if ((attributeOf(element, 'placeholder') ?? '').trim() !== '') return '';
  const { text } = textAfter(element);
  return text.length <= LONGEST_BEHIND ? text : '';
}

/** Whether a control and the ones beside it are each called what their placeholder says, so that the text before is about all of them. */
function isInPlaceholderRun(element: Element): boolean {
  const placeholder = attributeOf(element, 'placeholder') ?? '';
  if (!/\p{L}{2}/u.test(placeholder) || EXAMPLE_PATTERN.test(placeholder)) return false;
  const run = listRun(element);
  return (
    run.length > 1 &&
    run.every(
      (each) =>
        tagOf(each) === 'select' ||
        (attributeOf(each, 'placeholder') ?? '') !== '' ||
        attributeOf(each, 'aria-label') !== null,
    )
  );
}

/** A placeholder that shows how an answer looks, rather than what is asked. */
const EXAMPLE_PATTERN =
  /^(?:e\.?g\b|ex(?:ample)?[.:]|for example|(?:mm|dd|yyyy|yy)\b|start typing|type|search|select|choose|enter|your answer|optional|required|https?:|www\.)|@/i;

/** The text before a line of controls beside each other: it is about all of them. Empty for a control by itself. */
export function leadOfRun(element: Element): string {
  const run = listRun(element);
  const [first] = run;
  if (!first || run.length < 2) return '';
  return textBefore([first], 1) || textBefore(run, CLIMBED);
}

/** What a custom element is called that has nothing but this control in its shadow root. */
function labelOfHost(element: Element): string {
  const { host } = rootOf(element) as Partial<ShadowRoot>;
  if (!host || findAll(rootOf(element), CONTROLS).length > 1) return '';
  const named =
    byIds(host, 'aria-labelledby') || cleanLabel(attributeOf(host, 'aria-label') ?? attributeOf(host, 'label') ?? '');
  return named || textBefore([host]);
}

/** The legend of a fieldset that has no other field. */
function legendOfOnly(own: readonly Element[]): string {
  const fieldset = own[0] && closestOf(own[0], 'fieldset, [role=group], [role=radiogroup]');
  if (!fieldset || holdsOthers(fieldset, own)) return '';
  return groupName(fieldset);
}

/** The name of a fieldset or of an element with a role of a group. */
export function groupName(group: Element): string {
  const legend = childrenOf(group).find((child) => tagOf(child) === 'legend') ?? null;
  return (
    byIds(group, 'aria-labelledby') ||
    cleanLabel(attributeOf(group, 'aria-label') ?? '') ||
    (legend ? textOf(legend) : '')
  );
}

/** The question over a group of radio buttons or boxes. */
export function labelOfGroup(own: readonly Element[]): string {
  const named = legendOfOnly(own);
  if (named) return named;
  let common: Element | null = own[0] ? parentElementOf(own[0]) : null;
  while (common && !own.every((each) => common && holds(common, each))) common = parentElementOf(common);
  if (!common) return '';
  if (holdsOthers(common, own)) return questionBefore(childrenOf(common).find((child) => holds(child, own[0] ?? null)));
  // Text inside of the group that belongs to none of its options comes first.
  const first = childrenOf(common).find((child) => holds(child, own[0] ?? null));
  return (first ? textBefore([first], 1) : '') || textBefore([common, ...own]);
}

/** The text between the control before and the first choice of a group whose choices aren't in a frame of their own. */
function questionBefore(first: Element | undefined): string {
  for (let node: Node | null = first ? previousOf(first) : null; node; node = previousOf(node)) {
    if (node.nodeType === Node.TEXT_NODE && named(node.nodeValue ?? '') !== '') return cleanLabel(node.nodeValue ?? '');
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const sibling = node as Element;
    if (matchesOf(sibling, CONTROLS) || findAll(sibling, CONTROLS).length > 0) return '';
    const text = textOf(sibling);
    if (named(text) !== '') return text.length <= LONGEST / 2 ? text : '';
  }
  return '';
}

/** Help text and placeholder. */
export function hintOf(element: Element): string {
  const placeholder = attributeOf(element, 'placeholder') ?? attributeOf(element, 'aria-placeholder') ?? '';
  return cleanLabel([byIds(element, 'aria-describedby'), placeholder].filter(Boolean).join(' · '));
}

const NAME_ATTRIBUTES = [
  'name',
  'id',
  'data-automation-id',
  'data-testid',
  'data-test',
  'data-qa',
  'data-ui',
  'data-field',
  'data-name',
  'data-field-path',
] as const;
const GENERATED_PATTERN =
  /^(?:input-?\d+|react-select-.*|radix-.*|:r\w*:|«r\w*»|mui-?\d+|headlessui-.*|[\da-f-]{20,})$/i;
const PARENT_LEVELS = 4;

/** Names of a control, and the names that frameworks give to what is around it. */
export function namesOf(element: Element): string {
  const names = NAME_ATTRIBUTES.flatMap((attribute) => attributeOf(element, attribute) ?? []);
  let parent = parentOf(element);
  for (let level = 0; level < PARENT_LEVELS && parent; level++) {
    const name = attributeOf(parent, 'data-automation-id') ?? attributeOf(parent, 'data-field');
    if (name?.startsWith('formField') || hasAttributeOf(parent, 'data-field'))
      names.push((name ?? '').replace(/^formField-?/, ''));
    parent = parentOf(parent);
  }
  return [
    ...new Set(
      names
        .map((name) => name.trim().replace(/\s+/g, '_'))
        .filter((name) => name !== '' && !GENERATED_PATTERN.test(name)),
    ),
  ].join(' ');
}

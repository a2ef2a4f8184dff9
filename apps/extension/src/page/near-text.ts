import {
  attributeOf,
  childNodesOf,
  childrenOf,
  findAll,
  holds,
  matchesOf,
  nextOf,
  parentElementOf,
  previousOf,
  tagOf,
} from './dom.ts';
import { byLabels, CONTROLS, cleanLabel, LONGEST, named, textOf } from './text.ts';

const CLIMBED = 5;

/** Whether an element has another field than these. */
export const holdsOthers = (element: Element, own: readonly Element[]): boolean =>
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
export function textOfChoice(element: Element): string {
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
export function titleInRun(element: Element): string {
  const title = cleanLabel(attributeOf(element, 'title') ?? '');
  if (title === '') return '';
  const run = listRun(element);
  return run.length > 1 && run.every((each) => attributeOf(each, 'title')) ? title : '';
}

const LONGEST_BEHIND = 60;

/** A short text behind a control that is alone in its frame, where labels are moved over their fields. */
export function textBehind(element: Element): string {
  const parent = parentElementOf(element);
  if (!parent || tagOf(parent) === 'form' || tagOf(parent) === 'body' || holdsOthers(parent, [element])) return '';
  if ((attributeOf(element, 'placeholder') ?? '').trim() !== '') return '';
  const { text } = textAfter(element);
  return text.length <= LONGEST_BEHIND ? text : '';
}

/** Whether a control and the ones beside it are each called what their placeholder says, so that the text before is about all of them. */
export function isInPlaceholderRun(element: Element): boolean {
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

/** The text between the control before and the first choice of a group whose choices aren't in a frame of their own. */
export function questionBefore(first: Element | undefined): string {
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

import {
  attributeOf,
  childrenOf,
  closestOf,
  findAll,
  holds,
  matchesOf,
  parentElementOf,
  previousElementOf,
  rootOf,
  tagOf,
} from './dom.ts';
import {
  holdsOthers,
  isInPlaceholderRun,
  questionBefore,
  textBefore,
  textBehind,
  textOfChoice,
  titleInRun,
} from './near-text.ts';
import { findCellHeaders } from './table-labels.ts';
import { byIds, byLabels, CONTROLS, cleanLabel, PRESSED, textOf } from './text.ts';

/** The part of a date that a list is for. */
const PART_PATTERN = /^\W*(?:month|year|day|mm|yyyy|dd|mo|yr)\W*$/i;
/** What a button to attach a file says, which isn't what the file is. */
const UPLOAD_PATTERN =
  /^(?:attach|upload|choose|browse|select|add|drag|drop|replace)(?:[\s,]+(?:a|an|your|the|or|and|to|it|file|files|document|here|browse|upload|drop|drag|from|computer|device|manually))*$/i;

/** The label of one control, in the order in which assistive technology looks for it. */
export function labelOf(element: Element): string {
  const label = namedLabelOf(element);
  if (!UPLOAD_PATTERN.test(label) || (element as HTMLInputElement).type !== 'file') return label;
  return legendOfOnly([element]) || textBefore([element], undefined, UPLOAD_PATTERN) || label;
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
    labelOfHiddenList(element) ||
    byIds(element, 'aria-labelledby') ||
    byLabels(element) ||
    cleanLabel(attributeOf(element, 'aria-label') ?? '') ||
    legendOfOnly([element]) ||
    titleInRun(element) ||
    (findCellHeaders(element)?.column ?? '') ||
    textOfChoice(element) ||
    (isInPlaceholderRun(element) ? '' : textBefore([element]) || textBehind(element)) ||
    cleanLabel(attributeOf(element, 'title') ?? '') ||
    labelOfHost(element) ||
    labelOfList(element)
  );
}

const DRAWN_LEVELS = 3;

/** The label of the list that a library hides before what it draws, which often is named only by the option that it shows. */
function labelOfHiddenList(element: Element): string {
  if (tagOf(element) === 'input' || attributeOf(element, 'role') !== 'combobox') return '';
  let current: Element | null = element;
  for (let level = 0; level < DRAWN_LEVELS && current; level++) {
    const before = previousElementOf(current);
    if (before && tagOf(before) === 'select') return byLabels(before);
    if (before) return '';
    current = parentElementOf(current);
  }
  return '';
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

/** Help text and placeholder. */
export function hintOf(element: Element): string {
  const placeholder = attributeOf(element, 'placeholder') ?? attributeOf(element, 'aria-placeholder') ?? '';
  return cleanLabel([byIds(element, 'aria-describedby'), placeholder].filter(Boolean).join(' · '));
}

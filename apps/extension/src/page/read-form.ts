import type { FieldDescription, FieldKind } from '@foothold/core/form-fill';
import { findBlocks } from './blocks.ts';
import {
  attributeOf,
  childrenOf,
  closestAcross,
  closestOf,
  documentOf,
  findAll,
  hasAttributeOf,
  holds,
  isBefore,
  matchesOf,
  parentOf,
  previousOf,
  rootOf,
  tagOf,
} from './dom.ts';
import { isFilled, optionsOf } from './field-state.ts';
import { isOtherForm, isUsable, kindOf, listRoots, shownBy } from './find-controls.ts';
import {
  CONTROLS,
  groupName,
  hintOf,
  labelOf,
  labelOfGroup,
  leadOfRun,
  namesOf,
  PRESSED,
  textBefore,
  textOf,
} from './labels.ts';
import { isInput } from './natives.ts';
import type { PageControl, PageForm } from './page-control.ts';
import { findCellHeaders } from './table-labels.ts';
import { makeVisibility, type Visibility } from './visibility.ts';

const MOST_FIELDS = 300;
/** Elements that are looked at before the reading ends, so that a huge page can't stop the browser. */
const MOST_ELEMENTS = 3_000;
const MOST_SECTIONS = 4;
const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]';
const SECRET_TOKENS = /\b(?:cc-[\w-]+|new-password|current-password|one-time-code)\b/;

interface Found {
  kind: FieldKind;
  elements: HTMLElement[];
  shownBy: Element[];
  sections: string[];
}

const levelOf = (heading: Element): number =>
  Number(/^h(\d)$/.exec(tagOf(heading))?.[1] ?? attributeOf(heading, 'aria-level') ?? 2);

/** Headings of the page in force at an element, by level. */
class Headings {
  private stack: { level: number; text: string }[] = [];
  constructor(before: readonly string[]) {
    this.stack = before.map((text) => ({ level: 0, text }));
  }
  add(heading: Element): void {
    const level = levelOf(heading);
    const text = textOf(heading, 200);
    this.stack = [...this.stack.filter((each) => each.level < level), { level, text }].filter(
      (each) => each.text !== '',
    );
  }
  list(): string[] {
    return this.stack.map(({ text }) => text);
  }
}

/** The headings in force where a shadow root is. */
function listHeadingsBefore(root: Document | ShadowRoot, visibility: Visibility): string[] {
  const host = (root as Partial<ShadowRoot>).host;
  if (!host) return [];
  const outer = rootOf(host);
  const headings = new Headings(listHeadingsBefore(outer, visibility));
  for (const heading of findAll(outer, HEADINGS)) {
    if (!isBefore(heading, host)) break;
    if (visibility.isShown(heading)) headings.add(heading);
  }
  return headings.list();
}

const MOST_ROWS = 40;

/** The heading over rows of a table: a row before with a single cell, which is a heading. */
function titleOfRows(row: Element): string {
  let before: Element | null = previousElementOf(row);
  for (let looked = 0; before && looked < MOST_ROWS; before = previousElementOf(before), looked++) {
    const [cell, ...more] = childrenOf(before);
    if (cell && more.length === 0 && tagOf(cell) === 'th' && findAll(cell, CONTROLS).length === 0)
      return textOf(cell, 200);
  }
  return '';
}

const previousElementOf = (element: Element): Element | null => {
  let node = previousOf(element);
  while (node && node.nodeType !== Node.ELEMENT_NODE) node = previousOf(node);
  return node as Element | null;
};

/** Names of the groups around an element, outermost first. */
function listGroups(element: Element): { group: Element; name: string }[] {
  const groups: { group: Element; name: string }[] = [];
  for (let current = parentOf(element); current && tagOf(current) !== 'body'; current = parentOf(current)) {
    const role = attributeOf(current, 'role');
    const over = tagOf(current) === 'tr' ? titleOfRows(current) : '';
    if (over !== '') groups.unshift({ group: current, name: over });
    if (tagOf(current) === 'details') {
      const summary = childrenOf(current).find((child) => tagOf(child) === 'summary');
      const name = summary ? textOf(summary, 200) : '';
      if (name !== '') groups.unshift({ group: current, name });
    }
    if (tagOf(current) !== 'fieldset' && tagOf(current) !== 'section' && role !== 'group' && role !== 'region')
      continue;
    const name = groupName(current);
    if (name !== '') groups.unshift({ group: current, name });
  }
  return groups;
}

/** Radio buttons of a name belong together, as do boxes of a name or of a fieldset that has nothing else. */
function groupKeyOf(element: Element, kind: FieldKind): unknown {
  const name = attributeOf(element, 'name');
  if (kind === 'radio-group') {
    const group = closestOf(element, '[role=radiogroup]');
    if (group && !isInput(element)) return group;
    if (matchesOf(element, PRESSED)) return parentOf(element);
    return name ? `${name}` : (group ?? closestOf(element, 'fieldset') ?? element);
  }
  if (kind !== 'checkbox') return null;
  const group = closestOf(element, 'fieldset, [role=group]');
  if (!group) return null;
  const controls = findAll(group, CONTROLS);
  const areBoxes = controls.length > 1 && controls.every((control) => kindOf(control) === 'checkbox');
  return areBoxes && groupName(group) !== '' ? group : null;
}

function collect(
  roots: readonly (Document | ShadowRoot)[],
  visibility: Visibility,
): { found: Found[]; isCut: boolean } {
  const found: Found[] = [];
  const groups = new Map<unknown, Map<unknown, Found>>();
  const others = new Map<Element | null, boolean>();
  let looked = 0;
  const isOther = (element: Element): boolean => {
    const form = closestAcross(element, 'form');
    if (!form) return isOtherForm(element);
    const known = others.get(form) ?? isOtherForm(element);
    others.set(form, known);
    return known;
  };
  for (const root of roots) {
    const headings = new Headings(listHeadingsBefore(root, visibility));
    for (const element of findAll(root, `${HEADINGS}, ${CONTROLS}, ${PRESSED}`)) {
      if (found.length >= MOST_FIELDS || ++looked > MOST_ELEMENTS) return { found, isCut: true };
      if (attributeOf(element, 'role') === 'heading' || /^h[1-6]$/.test(tagOf(element))) {
        if (visibility.isShown(element)) headings.add(element);
        continue;
      }
      const kind = kindOf(element);
      if (!kind || !isUsable(element, kind) || SECRET_TOKENS.test(attributeOf(element, 'autocomplete') ?? '')) continue;
      const seen = shownBy(element, kind, visibility);
      if (seen.length === 0 || isOther(element)) continue;
      const key = groupKeyOf(element, kind);
      const scope = closestOf(element, 'form') ?? root;
      const group = key === null ? undefined : groups.get(scope)?.get(key);
      if (group) {
        group.elements.push(element as HTMLElement);
        group.shownBy.push(...seen);
        continue;
      }
      const field: Found = {
        kind: kind === 'checkbox' && key !== null ? 'checkbox-group' : kind,
        elements: [element as HTMLElement],
        shownBy: [...seen],
        sections: headings.list(),
      };
      found.push(field);
      if (key !== null) groups.set(scope, (groups.get(scope) ?? new Map()).set(key, field));
    }
  }
  return { found: joinBoxes(found), isCut: false };
}

/** Boxes of one name are one question, where no fieldset says so. */
function joinBoxes(found: readonly Found[]): Found[] {
  const byName = new Map<string, Found>();
  return found.filter((field) => {
    const [element] = field.elements;
    const name = element && field.kind === 'checkbox' ? attributeOf(element, 'name') : null;
    if (!element || !name) return true;
    const before = byName.get(name);
    if (!before?.elements.some((other) => areTogether(other, element, name))) {
      byName.set(name, field);
      return true;
    }
    before.elements.push(...field.elements);
    before.shownBy.push(...field.shownBy);
    before.kind = 'checkbox-group';
    return false;
  });
}

/** Whether nothing but boxes of that name is around two of them. Equal blocks repeat their names. */
function areTogether(one: Element, other: Element, name: string): boolean {
  let common = parentOf(one);
  while (common && !holds(common, other)) common = parentOf(common);
  return common !== null && findAll(common, CONTROLS).every((control) => attributeOf(control, 'name') === name);
}

const SEVERAL_PATTERN =
  /\b(?:all|every|any|several|multiple|apply|skills|tools|languages|technologies|(?:choose|pick|select) (?:up to|at least|as many|some))\b/i;
const PART_LABEL_PATTERN = /^(?:month|year|mm|yyyy|day|dd|mo|yr)$/i;

/** "Line 1" says nothing without what is over it. */
const LINE_LABEL_PATTERN = /^line (?:1|2|one|two)\b/i;

/** What a field is called now. Also asked again just before it is written. */
export function readLabel(elements: readonly HTMLElement[], kind: FieldKind): string {
  const [element] = elements;
  if (!element) return '';
  return kind === 'radio-group' || kind === 'checkbox-group' ? labelOfGroup(elements) : labelOf(element);
}

/** What the buttons or boxes of a group are called now. */
export const readOptionLabels = (elements: readonly HTMLElement[]): string[] =>
  elements.map((each) => labelOf(each) || attributeOf(each, 'value') || '');

function describe(found: Found, id: string): Omit<PageControl, 'field'> & { field: FieldDescription } {
  const { elements } = found;
  const [element] = elements as [HTMLElement];
  const label = readLabel(elements, found.kind);
  // Buttons that stay pressed may be for one answer or for several.
  const kind =
    found.kind === 'radio-group' && matchesOf(element, PRESSED) && SEVERAL_PATTERN.test(label)
      ? 'checkbox-group'
      : found.kind;
  const isGroup = kind === 'radio-group' || kind === 'checkbox-group';
  const optionLabels = isGroup ? readOptionLabels(elements) : [];
  const groups = listGroups(element)
    .map(({ name }) => name)
    .filter((name) => name !== label);
  const sections = [...found.sections.filter((heading) => heading !== label), ...groups];
  const lead = isGroup ? '' : leadOfRun(element);
  const row = parentOf(element);
  const headers = isGroup ? null : findCellHeaders(element, textOf);
  if (headers && headers.row !== '' && headers.row !== label) sections.push(headers.row);
  if (PART_LABEL_PATTERN.test(label)) {
    const name = lead || textBefore([element], 4) || textBefore(findDateParts(element), 4);
    if (name !== '' && name !== label && sections.at(-1) !== name) sections.push(name);
  } else {
    const name = LINE_LABEL_PATTERN.test(label) && row ? textBefore([row], 2) : lead;
    // Beside the innermost heading, which says whose part of the form it is.
    if (name !== '' && name !== label && sections.at(-1) !== name)
      sections.splice(Math.max(0, sections.length - 1), 0, name);
  }
  const { maxLength = -1 } = element as HTMLInputElement;
  return {
    elements,
    optionLabels,
    shownBy: found.shownBy,
    type: isInput(element) ? element.type : '',
    page: documentOf(element),
    origin: documentOf(element).defaultView?.origin ?? '',
    field: {
      id,
      kind,
      label,
      hint: isGroup ? '' : hintOf(element),
      names: namesOf(element),
      autocomplete: attributeOf(element, 'autocomplete') ?? '',
      sections: sections.slice(-MOST_SECTIONS),
      block: null,
      options: isGroup ? optionLabels : optionsOf(element),
      required: elements.some(
        (each) => hasAttributeOf(each, 'required') || attributeOf(each, 'aria-required') === 'true',
      ),
      maxLength: typeof maxLength === 'number' && maxLength > 0 ? maxLength : null,
      accept: attributeOf(element, 'accept') ?? '',
      filled: isFilled(elements, kind),
    },
  };
}

/** The parts of the date that a part belongs to: the controls beside it. */
function findDateParts(element: Element): Element[] {
  for (let current = parentOf(element), level = 0; current && level < 4; current = parentOf(current), level++) {
    const parts = findAll(current, CONTROLS);
    if (parts.length > 1) return parts.length <= 3 ? parts : [element];
  }
  return [element];
}

/**
 * Reads the application forms of a page and of its frames of the same origin, as a person sees them: no value, no password, nothing hidden,
 * disabled, or meant for programs, and no search, sign-in, or newsletter form.
 * @param page the document of the tab
 */
export function readForm(page: Document = document): PageForm {
  const visibility = makeVisibility();
  const { found, isCut } = collect(listRoots(page, visibility), visibility);
  const described = found.map((each, at) => describe(each, `field-${at}`));
  const blocks = findBlocks(
    described.map(({ field, elements }) => ({ ...field, element: elements[0] as HTMLElement })),
  );
  const controls = new Map<string, PageControl>();
  described.forEach((control, at) => {
    const field = { ...control.field, block: blocks[at] ?? null };
    controls.set(field.id, { ...control, field });
  });
  return { fields: [...controls.values()].map(({ field }) => field), controls, isCut };
}

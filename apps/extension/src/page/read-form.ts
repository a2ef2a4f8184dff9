import type { FieldKind } from '@foothold/core/form-fill';
import { findBlocks } from './blocks.ts';
import { collectFields, type Found } from './collect-fields.ts';
import { namesOf } from './control-names.ts';
import { attributeOf, documentOf, findAll, hasAttributeOf, matchesOf, parentOf } from './dom.ts';
import { isFilled, optionsOf, shownByCombobox } from './field-state.ts';
import { listRoots } from './find-controls.ts';
import { groupForBlocks, listFormAreas, withoutSmallForms } from './form-areas.ts';
import { hintOf, labelOf, labelOfGroup } from './labels.ts';
import { getText, isArea, isInput, isSelect } from './natives.ts';
import { leadOfRun, textBefore } from './near-text.ts';
import type { PageControl, PageForm } from './page-control.ts';
import { listGroups } from './sections.ts';
import { assignAreas } from './segments.ts';
import { findCellHeaders } from './table-labels.ts';
import { CONTROLS, PRESSED } from './text.ts';
import { makeVisibility } from './visibility.ts';

const MOST_SECTIONS = 4;
const SEVERAL_PATTERN =
  /\b(?:all|every|any|several|multiple|apply|skills|tools|languages|technologies|(?:choose|pick|select) (?:up to|at least|as many|some))\b/i;
const PART_LABEL_PATTERN = /^(?:month|year|mm|yyyy|day|dd|mo|yr)$/i;

/** A field that says which job or school the fields beside it are about. */
const NAMES_ENTRY = /\b(?:employer|company|organi[sz]ation|school|university|college|institution)\b/i;
const LONGEST_NAME = 120;

/** What a field shows that names an employer or a school. Empty for other kinds of fields. */
function readValue(element: Element, kind: FieldKind): string {
  const isText = kind === 'text' && (isInput(element) || isArea(element));
  return (isText ? getText(element) : kind === 'combobox' ? shownByCombobox(element) : '')
    .trim()
    .slice(0, LONGEST_NAME);
}

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

function describe(found: Found, id: string): Omit<PageControl, 'area'> {
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
  const headers = isGroup ? null : findCellHeaders(element);
  if (headers && headers.row !== '' && headers.row !== label) sections.push(headers.row);
  if (PART_LABEL_PATTERN.test(label) || (label === '' && isSelect(element))) {
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
      ...(NAMES_ENTRY.test(label) && isFilled(elements, kind) && { holds: readValue(element, kind) }),
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
 * disabled, or meant for programs, and no search, sign-in, newsletter, or other small form beside a larger one.
 * @param page the document of the tab
 */
export function readForm(page: Document = document): PageForm {
  const visibility = makeVisibility();
  const found = withoutSmallForms(collectFields(listRoots(page, visibility), visibility));
  const read = found.map((each, at) => describe(each, `field-${at}`));
  const areas = assignAreas(read);
  const described = read.map((control, at): PageControl => ({ ...control, area: areas[at] ?? control.page }));
  const blocks = new Map<PageControl, number | null>();
  for (const group of groupForBlocks(described)) {
    const numbers = findBlocks(group.map(({ field, elements }) => ({ ...field, element: elements[0] as HTMLElement })));
    for (const [at, control] of group.entries()) blocks.set(control, numbers[at] ?? null);
  }
  const controls = described.map((control) => ({
    ...control,
    field: { ...control.field, block: blocks.get(control) ?? null },
  }));
  return {
    fields: controls.map(({ field }) => field),
    controls: new Map(controls.map((control) => [control.field.id, control])),
    areas: listFormAreas(controls, page),
  };
}

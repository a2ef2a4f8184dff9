import { attributeOf, closestAcross, closestOf, findAll, holds, matchesOf, parentOf, tagOf } from './dom.ts';
import { isOtherForm, isUsable, kindOf, shownBy } from './find-controls.ts';
import { groupName } from './labels.ts';
import { isInput } from './natives.ts';
import type { FieldKind } from './page-control.ts';
import { HEADINGS, Headings, listHeadingsBefore } from './sections.ts';
import { CONTROLS, PRESSED } from './text.ts';
import type { Visibility } from './visibility.ts';

const MOST_FIELDS = 300;
/** Elements that are looked at before the reading ends, so that a huge page can't stop the browser. */
const MOST_ELEMENTS = 3_000;
const SECRET_TOKENS = /\b(?:cc-[\w-]+|new-password|current-password|one-time-code)\b/;

/** The elements of one field, before it is described. */
export interface Found {
  kind: FieldKind;
  elements: HTMLElement[];
  shownBy: Element[];
  /** Headings in force where it is. */
  sections: string[];
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

/** The fields of a page that a person sees and that belong to an application, in the order of the page. */
export function collectFields(roots: readonly (Document | ShadowRoot)[], visibility: Visibility): Found[] {
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
      if (found.length >= MOST_FIELDS || ++looked > MOST_ELEMENTS) return joinBoxes(found);
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
  return joinBoxes(found);
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

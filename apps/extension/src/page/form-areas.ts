import type { FormArea } from '@foothold/core/form-fill';
import { closestAcross, documentOf, findAll, hasAttributeOf, rectOf, shadowOf, tagOf } from './dom.ts';
import { APART } from './find-controls.ts';
import { isArea, isInput, isSelect } from './natives.ts';
import type { FieldKind, PageControl } from './page-control.ts';

/** Forms of fewer fields beside a larger one are the site’s own: its search, its newsletter, or its theme. */
const LEAST_FIELDS = 3;
const SUBMITS = 'button:not([type=button]):not([type=reset]), input[type=submit], input[type=image]';

/** The form of a field. Outside of any, its part of the page: the header, the footer, what is beside the content, or the rest. */
export function areaOf(element: Element): Element | Document {
  const owner = isInput(element) || isArea(element) || isSelect(element) ? element.form : null;
  return owner ?? closestAcross(element, 'form') ?? closestAcross(element, APART) ?? documentOf(element);
}

/** A form of one part of an application, such as its links, has nothing that sends it. */
const isSentAlone = (area: Element | Document, fields: number): boolean =>
  !('getAttribute' in area) || tagOf(area) !== 'form' || fields === 1 || findAll(area, SUBMITS).length > 0;

/** Leaves out the small forms of a page, if it has a larger one or one that takes a document. */
export function withoutSmallForms<F extends { kind: FieldKind; elements: readonly HTMLElement[] }>(
  found: readonly F[],
): F[] {
  const areas = new Map<Element | Document, F[]>();
  for (const field of found) {
    const [element] = field.elements;
    const area = element ? areaOf(element) : document;
    const members = areas.get(area);
    if (members) members.push(field);
    else areas.set(area, [field]);
  }
  if (areas.size < 2) return [...found];
  const isLarge = (fields: readonly F[]) => fields.length >= LEAST_FIELDS || fields.some(({ kind }) => kind === 'file');
  if (![...areas.values()].some(isLarge)) return [...found];
  const small = new Set(
    [...areas].flatMap(([area, fields]) => (!isLarge(fields) && isSentAlone(area, fields.length) ? fields : [])),
  );
  return found.filter((field) => !small.has(field));
}

/** The element that has the focus, also in shadow roots and in frames of the same origin. */
function findFocused(page: Document): Element | null {
  let focused = page.activeElement;
  while (focused) {
    const inner: Element | null | undefined =
      shadowOf(focused)?.activeElement ??
      (tagOf(focused) === 'iframe' ? (focused as HTMLIFrameElement).contentDocument?.activeElement : null);
    if (!inner) return focused;
    focused = inner;
  }
  return null;
}

function isInView({ shownBy, page }: PageControl): boolean {
  const height = page.defaultView?.innerHeight ?? 0;
  return shownBy.some((element) => {
    const { top, bottom } = rectOf(element);
    return bottom > 0 && top < height;
  });
}

/** The forms that the fields are in, in the order of the page. */
export function listFormAreas(controls: readonly PageControl[], page: Document): FormArea[] {
  const focused = findFocused(page);
  // A page that puts the focus somewhere by itself says nothing about the person.
  const wasChosen = focused !== null && !hasAttributeOf(focused, 'autofocus');
  const areas = Map.groupBy(controls, ({ area }) => area);
  return [...areas.values()].map((members) => ({
    fieldIds: members.map(({ field }) => field.id),
    hasFocus: wasChosen && members.some(({ elements }) => elements.some((element) => element === focused)),
    // With one form, nothing has to be chosen.
    isInView: areas.size < 2 || members.some(isInView),
  }));
}

const ASKS_WHO = /\be-?mail\b|\b(?:first|last|full|your|legal) name\b|^name\b/i;

/** The forms that each ask who one is. */
const listAreasThatAskWho = (all: readonly PageControl[]): Set<Element | Document> =>
  new Set(
    all.flatMap(({ field: { kind, label }, area }) =>
      kind !== 'file' && (kind === 'email' || ASKS_WHO.test(label)) ? [area] : [],
    ),
  );

/** Leaves out forms that ask who one is, like the one that was filled in, but weren't filled in. @param written what was filled in */
export function withoutOtherForms(
  controls: readonly PageControl[],
  written: ReadonlySet<Element | Document>,
): PageControl[] {
  const asking = listAreasThatAskWho(controls);
  if (![...asking].some((area) => written.has(area))) return [...controls];
  return controls.filter(({ area }) => written.has(area) || !asking.has(area));
}

/**
 * Fields that are compared with each other to find the repeated blocks of a form. Forms that each ask who one is are compared apart, because
 * their equal questions are of two forms.
 */
export function groupForBlocks(all: readonly PageControl[]): PageControl[][] {
  const apart = listAreasThatAskWho(all);
  return [...Map.groupBy(all, ({ area }) => (apart.size > 1 && apart.has(area) ? area : null)).values()];
}

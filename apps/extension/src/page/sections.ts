import { attributeOf, childrenOf, findAll, isBefore, parentOf, previousElementOf, rootOf, tagOf } from './dom.ts';
import { groupName } from './labels.ts';
import { CONTROLS, textOf } from './text.ts';
import type { Visibility } from './visibility.ts';

export const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]';

const levelOf = (heading: Element): number =>
  Number(/^h(\d)$/.exec(tagOf(heading))?.[1] ?? attributeOf(heading, 'aria-level') ?? 2);

/** Headings of the page in force at an element, by level. */
export class Headings {
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
export function listHeadingsBefore(root: Document | ShadowRoot, visibility: Visibility): string[] {
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

/** Names of the groups around an element, outermost first. */
export function listGroups(element: Element): { group: Element; name: string }[] {
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

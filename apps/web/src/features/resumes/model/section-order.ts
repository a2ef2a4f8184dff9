import type { StoredExportOptions } from '@foothold/contracts/resumes';
import { PAGE_SECTIONS, type PageSectionId, TEMPLATE_ORDERS } from '@foothold/core/resume';
import { SECTIONS, type SectionShape } from './sections.ts';

type OrderChoice = Pick<StoredExportOptions, 'order' | 'template'>;

const getTemplateOrder = ({ template = 'modern' }: OrderChoice): readonly PageSectionId[] => TEMPLATE_ORDERS[template];

/** All sections in the order of the page: those chosen first, and the others as in the template. */
export const listSectionOrder = (choice: OrderChoice): PageSectionId[] => [
  ...new Set([...(choice.order ?? []), ...getTemplateOrder(choice)]),
];

/** The choice to store for an order. Undefined if it is the template's own. */
export function toOrderChoice(order: readonly PageSectionId[], choice: OrderChoice): PageSectionId[] | undefined {
  return isSameOrder(order, listSectionOrder({ template: choice.template })) ? undefined : [...order];
}

export const isSameOrder = (a: readonly PageSectionId[], b: readonly PageSectionId[]): boolean =>
  a.length === b.length && a.every((section, index) => section === b[index]);

/** The section with its name and fields. Undefined for the summary, which has neither. */
export const findSectionShape = (id: PageSectionId): SectionShape | undefined =>
  SECTIONS.find((section) => section.id === id);

/**
 * The order after a section moved among the shown ones. Sections that aren't shown keep their place after the section before them.
 * @param shown the sections on the page, in their order
 * @param to the place among them
 */
export function moveSection(
  order: readonly PageSectionId[],
  shown: readonly PageSectionId[],
  section: PageSectionId,
  to: number,
): PageSectionId[] {
  const others = shown.filter((one) => one !== section);
  const next = others.toSpliced(to, 0, section);
  const before = next[next.indexOf(section) - 1];
  const rest = order.filter((one) => one !== section);
  // At the start, or right after the section that is now before it.
  const at = before === undefined ? 0 : rest.indexOf(before) + 1;
  return rest.toSpliced(at, 0, section);
}

export const isPageSection = (id: string): id is PageSectionId => PAGE_SECTIONS.some((section) => section === id);

import type { PageSectionId } from '@foothold/core/resume';
import type { Draft } from '../model/draft.ts';
import { findSectionShape, isPageSection, moveSection } from '../model/section-order.ts';
import { useEditor } from './editor-context.tsx';
import { SECTION_LIST, type SectionPlace } from './section-frame.tsx';
import { useReorder } from './use-reorder.ts';

/** The summary and the sections that have entries, in the order of the page. */
export const listShownSections = (draft: Draft, order: readonly PageSectionId[]): PageSectionId[] =>
  order.filter((id) => id === 'summary' || draft.lists[id].length > 0);

/** Lets sections be moved, by dragging or with buttons. */
export function useSectionOrder(shown: readonly PageSectionId[]) {
  const { edit, order, announce } = useEditor();
  function move(id: string, to: number): void {
    if (!isPageSection(id)) return;
    edit({ do: 'order-sections', order: moveSection(order, shown, id, to) });
    const label = findSectionShape(id)?.label ?? 'Summary';
    announce(`Moved ${label} to place ${to + 1} of ${shown.length}`);
  }
  const reorder = useReorder<HTMLDivElement>({ name: SECTION_LIST, ids: shown, onMove: move });
  const getPlace = (id: PageSectionId): SectionPlace => ({
    id,
    index: shown.indexOf(id),
    count: shown.length,
    onMove: (to) => move(id, to),
    onDrag: (event, label) => reorder.start(event, id, label),
    className: reorder.getItemClass(id),
  });
  return { list: reorder.list, getPlace };
}

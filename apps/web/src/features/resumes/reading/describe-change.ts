import type { FieldPath, PageSectionId } from '@foothold/core/resume';
import { compareDrafts } from '../model/compare.ts';
import { type Draft, getFieldName } from '../model/draft.ts';
import { isSameOrder } from '../model/section-order.ts';

interface Content {
  draft: Draft;
  order: readonly PageSectionId[];
}

/** What differs between two contents, for announcing an undone change. `path` is its field or entry, if that is still there. */
export function describeChange(before: Content, after: Content): { label: string; path: FieldPath | null } {
  const [difference] = compareDrafts(before.draft, after.draft);
  if (!difference) {
    const label = isSameOrder(before.order, after.order) ? 'last change' : 'order of sections';
    return { label, path: null };
  }
  const path = difference.fields[0]?.path ?? difference.id;
  const label = getFieldName(after.draft, path) ?? getFieldName(before.draft, path) ?? difference.section;
  return { label, path: difference.kind === 'removed' ? null : path };
}

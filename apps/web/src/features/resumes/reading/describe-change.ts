import type { FieldPath, PageSectionId } from '@foothold/core/resume';
import { compareDrafts } from '../model/compare.ts';
import { type Draft, getFieldName } from '../model/draft.ts';
import { isSameOrder } from '../model/section-order.ts';
import { buildAddPath } from './field-hash.ts';

interface Content {
  draft: Draft;
  order: readonly PageSectionId[];
}

/**
 * What differs between two contents, for announcing an undone change.
 * @returns `paths`: its field, entry, and section, of which the first that is still there can get the focus
 */
export function describeChange(before: Content, after: Content): { label: string; paths: FieldPath[] } {
  const [difference] = compareDrafts(before.draft, after.draft);
  if (!difference) {
    const label = isSameOrder(before.order, after.order) ? 'last change' : 'order of sections';
    return { label, paths: [] };
  }
  const { id, fields } = difference;
  const path = fields[0]?.path ?? id;
  const label = getFieldName(after.draft, path) ?? getFieldName(before.draft, path) ?? difference.section;
  const section = id.slice(0, Math.max(0, id.lastIndexOf('/')));
  return { label, paths: [path, id, section, buildAddPath(section)] };
}

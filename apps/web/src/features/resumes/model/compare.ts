import type { FieldPath } from '@foothold/core/resume';
import { buildFieldPath, buildLinePath, type Draft, type DraftEntry, getEntryName } from './draft.ts';
import { CONTACT_FIELDS, SECTIONS, type SectionShape } from './sections.ts';

/** One field that differs between two drafts. Empty text means that the field is missing. */
export interface FieldDifference {
  path: FieldPath;
  label: string;
  before: string;
  after: string;
}

/** The differences in one entry, or in the contact details and summary. */
export interface Difference {
  id: string;
  /** Name of the section: "Work". */
  section: string;
  /** "Staff Nurse, Cedar Hollow"; null for fields that belong to no entry. */
  entry: string | null;
  /** `moved` if only the position of the entry or its lines changed. */
  kind: 'changed' | 'added' | 'removed' | 'moved';
  fields: FieldDifference[];
}

/** The differences between two drafts, in the order of the résumé. */
export function compareDrafts(before: Draft, after: Draft): Difference[] {
  const top = [{ key: 'summary', path: 'summary', label: 'Summary' }]
    .concat(CONTACT_FIELDS.map(({ key, label }) => ({ key, path: `contact/${key}`, label })))
    .map(({ path, label }) => ({ path, label, before: before.top[path] ?? '', after: after.top[path] ?? '' }))
    .filter((field) => field.before !== field.after);
  return [
    ...(top.length > 0
      ? [{ id: 'top', section: 'Contact and summary', entry: null, kind: 'changed' as const, fields: top }]
      : []),
    ...SECTIONS.flatMap((section) => compareLists(section, before.lists[section.id], after.lists[section.id])),
  ];
}

function compareLists(
  section: SectionShape,
  before: readonly DraftEntry[],
  after: readonly DraftEntry[],
): Difference[] {
  const oldEntries = new Map(before.map((entry) => [entry.id, entry]));
  const saved = new Set(after.map(({ id }) => id));
  const sharedIds = before.filter(({ id }) => saved.has(id)).map(({ id }) => id);
  const movedIds = findMoved(
    sharedIds,
    after.filter(({ id }) => oldEntries.has(id)).map(({ id }) => id),
  );
  const differences = after.flatMap((entry): Difference[] => {
    const oldEntry = oldEntries.get(entry.id);
    const fields = compareEntries(section, oldEntry, entry);
    const isMoved = movedIds.has(entry.id) || (oldEntry !== undefined && hasMovedLines(oldEntry, entry));
    if (fields.length === 0 && !isMoved) return [];
    const kind = !oldEntry ? 'added' : fields.length === 0 ? 'moved' : 'changed';
    return [
      { id: `${section.id}/${entry.id}`, section: section.label, entry: getEntryName(section, entry), kind, fields },
    ];
  });
  const removed = before
    .filter(({ id }) => !saved.has(id))
    .map(
      (entry): Difference => ({
        id: `${section.id}/${entry.id}`,
        section: section.label,
        entry: getEntryName(section, entry),
        kind: 'removed',
        fields: compareEntries(section, entry, undefined),
      }),
    );
  return [...differences, ...removed];
}

function compareEntries(
  section: SectionShape,
  before: DraftEntry | undefined,
  after: DraftEntry | undefined,
): FieldDifference[] {
  const id = (after ?? before)?.id ?? '';
  const texts = section.fields.map(({ key, label }) => ({
    path: buildFieldPath(section.id, id, key),
    label,
    before: before?.texts[key] ?? '',
    after: after?.texts[key] ?? '',
  }));
  return [...texts, ...compareLines(section, id, before, after)].filter((field) => field.before !== field.after);
}

function compareLines(
  section: SectionShape,
  entry: string,
  before: DraftEntry | undefined,
  after: DraftEntry | undefined,
): FieldDifference[] {
  const { lines } = section;
  if (!lines) return [];
  const label = `${lines.one.charAt(0).toUpperCase()}${lines.one.slice(1)}`;
  const oldLines = new Map((before?.lines ?? []).map((line) => [line.id, line.text]));
  const now = (after?.lines ?? []).map((line) => ({
    path: buildLinePath(section, entry, line.id),
    label,
    before: oldLines.get(line.id) ?? '',
    after: line.text,
  }));
  const saved = new Set((after?.lines ?? []).map(({ id }) => id));
  const removedLines = (before?.lines ?? []).flatMap((line) =>
    saved.has(line.id) ? [] : [{ path: buildLinePath(section, entry, line.id), label, before: line.text, after: '' }],
  );
  return [...now, ...removedLines];
}

function hasMovedLines(before: DraftEntry, after: DraftEntry): boolean {
  const [old, now] = [before, after].map(({ lines }) => lines.map(({ id }) => id));
  if (!old || !now) return false;
  const intersect = (ids: string[], others: string[]) => ids.filter((id) => others.includes(id));
  return findMoved(intersect(old, now), intersect(now, old)).size > 0;
}

/**
 * The ids that must move to get from the first order to the second: those outside the longest increasing subsequence.
 */
export function findMoved(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((id, index) => [id, index]));
  const places = after.map((id) => place.get(id) ?? -1);
  // For each position, the length of the longest increasing subsequence that ends there, and its predecessor.
  // Quadratic, but lists are short.
  const length: number[] = [];
  const previous: number[] = [];
  let last = -1;
  places.forEach((at, index) => {
    length[index] = 1;
    previous[index] = -1;
    for (let earlier = 0; earlier < index; earlier++) {
      if ((places[earlier] ?? 0) < at && (length[earlier] ?? 0) + 1 > (length[index] ?? 0)) {
        length[index] = (length[earlier] ?? 0) + 1;
        previous[index] = earlier;
      }
    }
    if (last < 0 || (length[index] ?? 0) > (length[last] ?? 0)) last = index;
  });
  const unmoved = new Set<number>();
  for (let index = last; index >= 0; index = previous[index] ?? -1) unmoved.add(index);
  return new Set(after.filter((_, index) => !unmoved.has(index)));
}

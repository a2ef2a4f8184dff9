import type { FieldPath } from '@foothold/core/resume';
import { buildFieldPath, buildLinePath, type Draft, type DraftEntry, type DraftLine, getFieldName } from './draft.ts';
import { toStored } from './savable.ts';
import { type FieldKind, SECTIONS, type SectionShape } from './sections.ts';

/** A field that both sides changed to different texts. */
export interface MergeConflict {
  path: FieldPath;
  label: string;
  mine: string;
  theirs: string;
}

export interface MergeResult {
  /** Their version with my changes on top. If both changed a field, mine wins. */
  draft: Draft;
  conflicts: MergeConflict[];
}

/**
 * Applies my changes since `base` to another version, so that no input is lost. Text that is only spaced differently, or a date that is
 * only written differently, isn't a change.
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): MergeResult {
  const mergeConflicts: { path: FieldPath; mine: string; theirs: string }[] = [];
  const pick: ResolveText = (path, was, my, their, kind) => {
    if (their === was) return my;
    const stored = toStored(kind, my);
    if (stored === was || stored === their) return their;
    mergeConflicts.push({ path, mine: my, theirs: their });
    return my;
  };
  const top = Object.fromEntries(
    Object.keys(theirs.top).map((path) => [
      path,
      pick(path, base.top[path] ?? '', mine.top[path] ?? '', theirs.top[path] ?? ''),
    ]),
  );
  const lists = Object.fromEntries(
    SECTIONS.map((section) => {
      const merge = (was: DraftEntry, my: DraftEntry, their: DraftEntry) => mergeEntry(section, pick, was, my, their);
      return [
        section.id,
        mergeLists(base.lists[section.id], mine.lists[section.id], theirs.lists[section.id], merge, (was, now) =>
          isSameEntry(section, was, now),
        ),
      ];
    }),
  ) as unknown as Draft['lists'];
  const basePlaced = new Set(base.placed.map(({ line }) => line));
  const newlyPlaced = mine.placed.filter(({ line }) => !basePlaced.has(line));
  const confirmed = mine.confirmed.filter((path) => !base.confirmed.includes(path));
  const draft = { top, lists, placed: newlyPlaced, confirmed };
  const conflicts = mergeConflicts.map((conflict) => ({
    ...conflict,
    label: getFieldName(draft, conflict.path) ?? conflict.path,
  }));
  return { draft, conflicts };
}

type ResolveText = (path: FieldPath, was: string, my: string, their: string, kind?: FieldKind) => string;

function mergeEntry(
  section: SectionShape,
  pick: ResolveText,
  was: DraftEntry,
  my: DraftEntry,
  their: DraftEntry,
): DraftEntry {
  const texts = Object.fromEntries(
    section.fields.map(({ key, kind }) => [
      key,
      pick(
        buildFieldPath(section.id, their.id, key),
        was.texts[key] ?? '',
        my.texts[key] ?? '',
        their.texts[key] ?? '',
        kind,
      ),
    ]),
  );
  const lines = mergeLists(
    was.lines,
    my.lines,
    their.lines,
    (old, mine, theirs) => ({
      id: theirs.id,
      text: pick(buildLinePath(section, their.id, theirs.id), old.text, mine.text, theirs.text),
    }),
    isSameLine,
  );
  return { id: their.id, texts, lines };
}

interface IdentifiedItem {
  id: string;
}

/**
 * Keeps what I added. Drops what I removed unless they changed it, and what they removed unless I changed it. The order
 * is mine if I changed it, and theirs otherwise.
 */
function mergeLists<Item extends IdentifiedItem>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  merge: (was: Item, my: Item, their: Item) => Item,
  isSame: (was: Item, now: Item) => boolean,
): Item[] {
  const [baseById, mineById, theirsById] = [indexById(base), indexById(mine), indexById(theirs)];
  const resolveItem = (id: string): Item | undefined => {
    const [was, my, their] = [baseById.get(id), mineById.get(id), theirsById.get(id)];
    if (my && their) return merge(was ?? their, my, their);
    if (my) return was && isSame(was, my) ? undefined : my;
    return their && was && isSame(was, their) ? undefined : their;
  };
  const [first, second] = hasNewOrder(base, mine) ? [mine, theirs] : [theirs, mine];
  const ids = mergeOrder(
    first.map(({ id }) => id),
    second.map(({ id }) => id),
  );
  return ids.flatMap((id) => resolveItem(id) ?? []);
}

const indexById = <Item extends IdentifiedItem>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));

function hasNewOrder(base: readonly IdentifiedItem[], mine: readonly IdentifiedItem[]): boolean {
  const mineIds = new Set(mine.map(({ id }) => id));
  const before = base.filter(({ id }) => mineIds.has(id)).map(({ id }) => id);
  const saved = new Set(before);
  const after = mine.filter(({ id }) => saved.has(id)).map(({ id }) => id);
  return before.some((id, index) => id !== after[index]);
}

/** All ids in the order of the first list. Those only in the second come after their predecessor there. */
function mergeOrder(first: readonly string[], second: readonly string[]): string[] {
  const ids = [...first];
  second.forEach((id, index) => {
    if (ids.includes(id)) return;
    const before = second.slice(0, index).findLast((earlier) => ids.includes(earlier));
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  });
  return ids;
}

const isSameLine = (was: DraftLine, now: DraftLine): boolean =>
  was.id === now.id && was.text === toStored(undefined, now.text);

function isSameEntry({ fields }: SectionShape, was: DraftEntry, now: DraftEntry): boolean {
  const lines = now.lines.filter(({ text }) => toStored(undefined, text) !== '');
  return (
    fields.every(({ key, kind }) => (was.texts[key] ?? '') === toStored(kind, now.texts[key] ?? '')) &&
    was.lines.length === lines.length &&
    was.lines.every((line, index) => lines[index] !== undefined && isSameLine(line, lines[index]))
  );
}

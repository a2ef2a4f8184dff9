import { isDeepStrictEqual } from 'node:util';
import type { FieldPath, FieldSource, Provenance, Resume, SourceText, Span } from '@foothold/core/resume';
import { collectFields } from './changes.ts';
import { alignIds } from './reading-align.ts';

interface Read {
  content: Resume;
  provenance: Provenance;
}

export interface MergeInput {
  /** The reading that the version is based on. */
  before: Read & { text: SourceText };
  /** The member's current version. */
  version: Read;
  /** The same file, read again. */
  reading: { resume: Resume; provenance: Provenance; text: SourceText };
  /** Paths that the member's answers belong to. Their entries are kept. */
  held: readonly FieldPath[];
}

/**
 * Merges a new reading of a file with the member's changes to the earlier one. Fields that the member changed or confirmed and entries they
 * added are kept, removed ones stay removed, and everything else comes from the new reading.
 */
export function mergeReading({ before, version, reading, held }: MergeInput): Read {
  const read = alignIds({ content: reading.resume, provenance: reading.provenance }, [before.content, version.content]);
  const own = Object.entries(version.provenance).flatMap(([path, { origin }]) => (origin === 'read' ? [] : [path]));
  const content = createMerge(own, held)('', before.content, version.content, read.content) as Resume;
  const moveLine = createLineMover(before.text, reading.text);
  return { content, provenance: mergeProvenance(content, version, read, moveLine) };
}

type Merge = (path: FieldPath, before: unknown, mine: unknown, read: unknown) => unknown;
type Node = Readonly<Record<string, unknown>>;
type Item = Node & { id: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const toItems = (value: unknown): readonly Item[] => (Array.isArray(value) ? value : []) as readonly Item[];

function createMerge(own: readonly FieldPath[], held: readonly FieldPath[]): Merge {
  const isWithin = (path: FieldPath, paths: readonly FieldPath[]) =>
    paths.some((one) => path === '' || one === path || one.startsWith(`${path}/`));
  const joinPath = (path: FieldPath, key: string) => (path === '' ? key : `${path}/${key}`);

  const merge: Merge = (path, before, mine, read) => {
    if (isDeepStrictEqual(mine, before) && !isWithin(path, own) && !isWithin(path, held)) return read;
    if (Array.isArray(mine)) return mergeList(path, before, mine, read);
    if (!isNode(mine)) return mine !== before || isWithin(path, own) ? mine : read;
    const [old, next] = [isNode(before) ? before : {}, isNode(read) ? read : {}];
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(next)])];
    const merged = keys.map((key) => [
      key,
      key === 'id' ? mine.id : merge(joinPath(path, key), old[key], mine[key], next[key]),
    ]);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  };

  function mergeList(path: FieldPath, before: unknown, mine: readonly unknown[], read: unknown): unknown[] {
    const all = [before, mine, read].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
    if (all.every((item) => typeof item === 'string')) return mergeWords(path, before, mine as string[], read);
    const [old, mineItems, next] = [toItems(before), toItems(mine), toItems(read)];
    const settle = (id: string): Item | undefined => {
      const [was, ours, now] = [old, mineItems, next].map((items) => items.find((item) => item.id === id));
      const at = joinPath(path, id);
      if (ours && now) return merge(at, was, ours, now) as Item;
      if (!ours) return was ? undefined : now;
      const isUntouched = isDeepStrictEqual(was, ours) && !isWithin(at, own) && !isWithin(at, held);
      return isUntouched ? undefined : ours;
    };
    const wasReordered = !isDeepStrictEqual(listSharedIds(old, mineItems), listSharedIds(mineItems, old));
    const ids = wasReordered
      ? interleave(getIds(mineItems), getIds(next))
      : interleave(getIds(next), getIds(mineItems));
    return ids.flatMap((id) => settle(id) ?? []);
  }

  function mergeWords(path: FieldPath, before: unknown, mine: readonly string[], read: unknown): string[] {
    const [old, next] = [before, read].map((words) => (Array.isArray(words) ? (words as string[]) : []));
    const removed = new Set(old?.filter((word) => !mine.includes(word)));
    const added = mine.filter((word) => !old?.includes(word) || isWithin(joinPath(path, word), own));
    return [...new Set([...(next ?? []).filter((word) => !removed.has(word)), ...added])];
  }

  return merge;
}

const getIds = (items: readonly Item[]): string[] => items.map(({ id }) => id);
const listSharedIds = (items: readonly Item[], others: readonly Item[]): string[] =>
  getIds(items).filter((id) => others.some((other) => other.id === id));

/** All IDs in the order of the first list. Those only in the second follow their predecessor there. */
function interleave(first: readonly string[], second: readonly string[]): string[] {
  const ids = [...first];
  second.forEach((id, index) => {
    if (ids.includes(id)) return;
    const before = second.slice(0, index).findLast((earlier) => ids.includes(earlier));
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  });
  return ids;
}

/** The origin of each field, from the new reading or the member, with its current place on the page. */
function mergeProvenance(
  content: Resume,
  version: Read,
  read: Read,
  moveLine: (spans: readonly Span[]) => Span[],
): Provenance {
  const [mine, next] = [collectFields(version.content), collectFields(read.content)];
  const provenance: Provenance = {};
  for (const [path, value] of collectFields(content)) {
    const [old, now] = [version.provenance[path], read.provenance[path]];
    const isRead = next.get(path) === value;
    const isOwn = old !== undefined && old.origin !== 'read' && mine.get(path) === value;
    const source: FieldSource | undefined = isRead && !isOwn ? now : old;
    if (!source) continue;
    provenance[path] = source === now ? source : { ...source, spans: now?.spans ?? moveLine(source.spans) };
  }
  return provenance;
}

/** Finds lines of one text in another. Lines that are split differently now aren't found. */
function createLineMover(from: SourceText, to: SourceText): (spans: readonly Span[]) => Span[] {
  const found = new Map<string, { page: number; line: number }>();
  for (const page of to.pages)
    page.lines.forEach(({ text }, line) => {
      if (!found.has(text)) found.set(text, { page: page.number, line });
    });
  const getLineText = ({ page, line }: Span) =>
    from.pages.find(({ number }) => number === page)?.lines[line]?.text ?? '';
  return (spans) =>
    spans.flatMap((span) => {
      const place = found.get(getLineText(span));
      return place ? [{ ...span, ...place }] : [];
    });
}

import type { FieldPath, Provenance, Resume } from '@foothold/core/resume';

interface ReadItem {
  content: Resume;
  provenance: Provenance;
}

type Node = Readonly<Record<string, unknown>>;
type Item = Node & { id: string };

/** The share of words that an entry must have in common with its earlier reading. A line has fewer words and needs a larger share. */
const MIN_ENTRY_OVERLAP = 0.4;
const MIN_LINE_OVERLAP = 0.6;

/**
 * Gives entries and lines the IDs that they had in earlier states of the résumé. A reader numbers entries in sequence, so the same ID may
 * mean a different role in the next reading. Entries are therefore matched by their words.
 */
export function alignIds({ content, provenance }: ReadItem, known: readonly Resume[]): ReadItem {
  const newPaths = new Map<FieldPath, FieldPath>();
  const nodes = known as unknown as readonly Node[];
  const aligned = alignNode(content as unknown as Node, nodes, '', '', newPaths) as unknown as Resume;
  const paths = Object.entries(provenance).map(([path, source]) => [renamePath(path, newPaths), source]);
  return { content: aligned, provenance: Object.fromEntries(paths) };
}

function alignNode(node: Node, known: readonly Node[], from: string, to: string, newPaths: Map<string, string>): Node {
  const joinPath = (path: string, key: string) => (path === '' ? key : `${path}/${key}`);
  const entries = Object.entries(node).map(([key, value]): [string, unknown] => {
    const [old, next] = [joinPath(from, key), joinPath(to, key)];
    const others = known.map((one) => one[key]);
    if (isItemList(value)) return [key, alignList(value, others.map(toItems), old, next, newPaths)];
    if (isNode(value)) return [key, alignNode(value, others.filter(isNode), old, next, newPaths)];
    return [key, value];
  });
  return Object.fromEntries(entries);
}

function alignList(
  items: readonly Item[],
  known: readonly (readonly Item[])[],
  from: string,
  to: string,
  newPaths: Map<string, string>,
): Item[] {
  const before = new Map<string, Item[]>();
  for (const item of known.flat()) before.set(item.id, [...(before.get(item.id) ?? []), item]);
  const ids = matchItems(items, before);
  return items.map((item) => {
    const id = ids.get(item) ?? createUniqueId(item.id, new Set([...before.keys(), ...ids.values()]));
    ids.set(item, id);
    newPaths.set(`${from}/${item.id}`, `${to}/${id}`);
    const others = before.get(id) ?? [];
    return { ...alignNode(item, others, `${from}/${item.id}`, `${to}/${id}`, newPaths), id };
  });
}

/** The earlier ID of each item, best matches first. None if nothing is similar enough. */
function matchItems(items: readonly Item[], before: ReadonlyMap<string, readonly Item[]>): Map<Item, string> {
  const pairs = items.flatMap((item, index) =>
    [...before].map(([id, others], place) => ({
      item,
      id,
      similarity: Math.max(...others.map((other) => measureSimilarity(item, other))),
      // On a tie, such as two identical lines, prefers the one at the same position.
      distance: Math.abs(index - place),
    })),
  );
  const found = new Map<Item, string>();
  const taken = new Set<string>();
  for (const { item, id, similarity } of pairs.toSorted(
    (a, b) => b.similarity - a.similarity || a.distance - b.distance,
  )) {
    const isLine = typeof item.text === 'string';
    if (similarity < (isLine ? MIN_LINE_OVERLAP : MIN_ENTRY_OVERLAP) || found.has(item) || taken.has(id)) continue;
    found.set(item, id);
    taken.add(id);
  }
  return found;
}

/** From 0 to 1: the share of all words that both have in common. */
function measureSimilarity(a: Item, b: Item): number {
  const [first, second] = [splitWords(a), splitWords(b)];
  if (first.size + second.size === 0) return 0;
  const sharedCount = [...first].filter((word) => second.has(word)).length;
  return (2 * sharedCount) / (first.size + second.size);
}

function splitWords(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...splitWords(item)]));
  if (!isNode(value)) return new Set();
  return new Set(Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : [...splitWords(part)])));
}

function createUniqueId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}

/** The path with the current IDs of its entry and line. */
function renamePath(path: FieldPath, newPaths: ReadonlyMap<string, string>): FieldPath {
  const segments = path.split('/');
  for (let length = segments.length; length > 0; length--) {
    const start = newPaths.get(segments.slice(0, length).join('/'));
    if (start !== undefined) return [start, ...segments.slice(length)].join('/');
  }
  return path;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isItemList = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every((item) => isNode(item) && typeof item.id === 'string');
const toItems = (value: unknown): readonly Item[] => (isItemList(value) ? value : []);

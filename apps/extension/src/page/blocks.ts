import type { FieldKind } from '@foothold/core/form-fill';
import { holdsAcross, parentOf } from './dom.ts';

export interface BlockInput {
  label: string;
  kind: FieldKind;
  sections: readonly string[];
  names: string;
  element: Element;
}

/** How alike two blocks have to be, as the share of their fields that both have. */
const ALIKE = 0.5;
const LEAST_FIELDS = 2;
const MOST_REPEATS = 30;
const NUMBERED_PATTERN =
  /\b(?:experience|employment|employer|job|position|company|education|school|degree|college|university)s?\s*#?\s*(\d{1,2})\b/i;
const INDEXED_PATTERN =
  /(?:work[\s_-]?experience|experience|employments?|employers?|jobs?|positions?|company|educations?|schools?|degrees?|discipline)[^\d]{0,12}?[[\-_.]+(\d{1,2})(?!\d)/i;

const keyOf = ({ label, kind }: BlockInput): string => `${label.toLowerCase().replace(/\d+/g, '')}|${kind}`;

function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let current: Element | null = element; current; current = parentOf(current)) path.unshift(current);
  return path;
}

/** The elements just below the common ancestor, each with one of the given ones. Null if two are in the same. */
function findContainers(elements: readonly Element[]): Element[] | null {
  const paths = elements.map(pathOf);
  const [first] = paths;
  if (!first) return null;
  let depth = 0;
  while (depth < first.length && paths.every((path) => path[depth] === first[depth])) depth++;
  const containers = paths.flatMap((path) => path[depth] ?? []);
  return containers.length === elements.length && new Set(containers).size === containers.length ? containers : null;
}

function areAlike(containers: readonly Element[], fields: readonly BlockInput[]): boolean {
  const contents = containers.map(
    (container) => new Set(fields.filter(({ element }) => holdsAcross(container, element)).map(keyOf)),
  );
  const [first] = contents;
  if (!first || contents.some((keys) => keys.size < LEAST_FIELDS)) return false;
  return contents.every((keys) => {
    const shared = [...keys].filter((key) => first.has(key)).length;
    return shared / new Set([...keys, ...first]).size >= ALIKE;
  });
}

/**
 * Which of several equal blocks each field is in, in the order of the page: by structure, by a number in the heading, or by an index in its
 * name. Null outside of such blocks.
 */
export function findBlocks(fields: readonly BlockInput[]): (number | null)[] {
  const blocks = new Map<BlockInput, number>();
  const groups = new Map<string, BlockInput[]>();
  for (const field of fields) {
    if (field.label === '') continue;
    const key = keyOf(field);
    groups.set(key, [...(groups.get(key) ?? []), field]);
  }
  const repeated = [...groups.values()]
    .filter(({ length }) => length > 1 && length <= MOST_REPEATS)
    .sort((a, b) => b.length - a.length);
  for (const group of repeated) {
    if (group.every((field) => blocks.has(field))) continue;
    const containers = findContainers(group.map(({ element }) => element));
    if (!containers || !areAlike(containers, fields)) continue;
    containers.forEach((container, index) => {
      for (const field of fields)
        if (!blocks.has(field) && holdsAcross(container, field.element)) blocks.set(field, index);
    });
  }
  const numbered = fields.map((field) => blocks.get(field) ?? readNumber(field));
  return startAtZero(fields, blocks, numbered);
}

function readNumber({ sections, names }: BlockInput): { from: 'heading' | 'name'; number: number } | null {
  const heading =
    NUMBERED_PATTERN.exec(sections.at(-1) ?? '')?.[1] ?? NUMBERED_PATTERN.exec(sections.at(-2) ?? '')?.[1];
  if (heading !== undefined) return { from: 'heading', number: Number(heading) };
  const name = INDEXED_PATTERN.exec(names)?.[1];
  return name === undefined ? null : { from: 'name', number: Number(name) };
}

/** Names count from 0 or from 1: the lowest number of a kind of name is the first block. */
function startAtZero(
  fields: readonly BlockInput[],
  known: ReadonlyMap<BlockInput, number>,
  numbered: readonly (number | ReturnType<typeof readNumber>)[],
): (number | null)[] {
  const lowest = new Map<string, number>();
  const baseOf = ({ names }: BlockInput): string =>
    INDEXED_PATTERN.exec(names)?.[0]?.replace(/\d+/g, '').toLowerCase() ?? '';
  numbered.forEach((entry, at) => {
    const field = fields[at];
    if (!field || typeof entry === 'number' || entry?.from !== 'name') return;
    const base = baseOf(field);
    lowest.set(base, Math.min(lowest.get(base) ?? Number.POSITIVE_INFINITY, entry.number));
  });
  return numbered.map((entry, at) => {
    const field = fields[at];
    if (!field || entry === null) return null;
    if (typeof entry === 'number') return known.get(field) ?? null;
    if (entry.from === 'heading') return Math.max(0, entry.number - 1);
    return entry.number - (lowest.get(baseOf(field)) ?? 0);
  });
}

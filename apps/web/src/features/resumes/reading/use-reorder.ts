import { type PointerEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../../shared/ui/cx.ts';
import { useEditor } from './editor-context.tsx';
import { startDrag } from './pointer-drag.ts';

interface Reorder<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** Starts dragging an item. @param label its name */
  start(event: PointerEvent<HTMLElement>, id: string, label: string): void;
  /** The classes of an item, which show where the dragged one would go. The item needs `data-item`. */
  getItemClass(id: string): string;
}

interface ReorderSetup {
  /** Identifies the list on the page. */
  name: string;
  /** The items in their order. */
  ids: readonly string[];
  /** Whether the items follow one another in lines, as words do. */
  isInline?: boolean;
  /** @param to the item's new place */
  onMove(id: string, to: number): void;
}

const EDGES = {
  block: {
    before: 'before:absolute before:inset-x-0 before:-top-1 before:h-0.5 before:rounded-full before:bg-accent',
    after: 'after:absolute after:inset-x-0 after:-bottom-1 after:h-0.5 after:rounded-full after:bg-accent',
  },
  inline: {
    before: 'before:absolute before:inset-y-0 before:-left-1.5 before:w-0.5 before:rounded-full before:bg-accent',
    after: 'after:absolute after:inset-y-0 after:-right-1.5 after:w-0.5 after:rounded-full after:bg-accent',
  },
} as const;

/** Lets the items of a list be dragged to another place in it. */
export function useReorder<List extends HTMLElement>({
  name,
  ids,
  isInline = false,
  onMove,
}: ReorderSetup): Reorder<List> {
  const { drag } = useEditor();
  const list = useRef<List>(null);
  const dragged = drag.item && 'list' in drag.item && drag.item.list === name ? drag.item.id : null;
  return {
    list,
    start(event, id, label) {
      const from = ids.indexOf(id);
      let to = from;
      startDrag(event, {
        onStart: () => holdInPlace(list.current, id, () => drag.start({ list: name, id, label })),
        onMove(x, y) {
          to = findPlace(list.current, id, { x, y }, isInline);
          drag.moveOver(to);
        },
        onEnd(isDropped) {
          holdInPlace(list.current, id, drag.end);
          if (isDropped && to !== from) onMove(id, to);
        },
      });
    },
    getItemClass(id) {
      if (dragged === null || typeof drag.over !== 'number') return 'relative';
      const others = ids.filter((one) => one !== dragged);
      const edges = EDGES[isInline ? 'inline' : 'block'];
      const isUnmoved = drag.over === ids.indexOf(dragged);
      const isLast = drag.over >= others.length && id === others.at(-1);
      return cx(
        'relative',
        id === dragged && 'opacity-50',
        !isUnmoved && id === others[drag.over] && edges.before,
        !isUnmoved && isLast && edges.after,
      );
    },
  };
}

const listItems = (list: HTMLElement | null): HTMLElement[] =>
  [...(list?.children ?? [])].filter(
    (item): item is HTMLElement => item instanceof HTMLElement && 'item' in item.dataset,
  );

/** The number of other items before a point. */
function findPlace(
  list: HTMLElement | null,
  id: string,
  { x, y }: { x: number; y: number },
  isInline: boolean,
): number {
  return listItems(list).filter((item) => {
    if (item.dataset.item === id) return false;
    const { top, bottom, left, right } = item.getBoundingClientRect();
    if (!isInline) return (top + bottom) / 2 < y;
    return bottom < y || (top <= y && (left + right) / 2 < x);
  }).length;
}

/** Makes a change that may move everything, and scrolls so that the item stays where it was. */
function holdInPlace(list: HTMLElement | null, id: string, change: () => void): void {
  const find = () => listItems(list).find((item) => item.dataset.item === id);
  const before = find()?.getBoundingClientRect().top;
  flushSync(change);
  const after = find()?.getBoundingClientRect().top;
  if (before !== undefined && after !== undefined) window.scrollBy({ top: after - before, behavior: 'instant' });
}

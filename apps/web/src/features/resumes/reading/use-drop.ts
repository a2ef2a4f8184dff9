import type { FieldPath } from '@foothold/core/resume';
import type { PlaceTarget } from '../model/placing.ts';
import { useEditor } from './editor-context.tsx';

/** A place where an unplaced line can be dropped, as its element has it. */
interface DropPlace {
  path: FieldPath;
  target: PlaceTarget;
}

interface Drop {
  /** Whether a dragged line is over this target and would be dropped here. */
  isOver: boolean;
  attributes: { 'data-drop'?: string };
}

/** Makes a field or an entry a drop target for unplaced lines. */
export function useDrop(path: FieldPath, target: PlaceTarget | null): Drop {
  const { item, over } = useEditor().drag;
  if (!target || !item || !('line' in item)) return { isOver: false, attributes: {} };
  return { isOver: over === path, attributes: { 'data-drop': JSON.stringify({ path, target } satisfies DropPlace) } };
}

/** The innermost drop target under a point. */
export function findDropPlace(x: number, y: number): DropPlace | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
  return place === undefined ? null : (JSON.parse(place) as DropPlace);
}

/** The style of a field or an entry that would receive the line. */
export const dropClass = 'rounded-control outline-2 outline-offset-2 outline-accent outline-dashed';

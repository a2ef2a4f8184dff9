/**
 * The selected IDs after a click on one of them. With the shift key, every ID between it and the one clicked before
 * gets the same state.
 * @param ids in the order shown
 * @param previous the ID clicked before; null if there is none
 */
export function selectRange(
  ids: readonly string[],
  selected: ReadonlySet<string>,
  { id, checked, previous, shift }: { id: string; checked: boolean; previous: string | null; shift: boolean },
): Set<string> {
  const [from, to] = [previous === null ? -1 : ids.indexOf(previous), ids.indexOf(id)];
  const range = shift && from >= 0 && to >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  const next = new Set(selected);
  for (const one of range) checked ? next.add(one) : next.delete(one);
  return next;
}

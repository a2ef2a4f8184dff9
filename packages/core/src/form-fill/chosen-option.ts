export type ChosenOption =
  | { certainty: 'sure'; text: string; reason: string }
  | { certainty: 'unsure'; reason: string; near: readonly string[] };

export const sure = (text: string, reason: string): ChosenOption => ({ certainty: 'sure', text, reason });
export const unsure = (reason: string, near: readonly string[] = []): ChosenOption => ({
  certainty: 'unsure',
  reason,
  near: near.slice(0, 3),
});

/** Sure if there is exactly one. */
export function onlyOne(found: readonly string[], reason: string): ChosenOption {
  const [first] = found;
  if (first === undefined) return unsure(`no option: ${reason}`);
  return found.length === 1 ? sure(first, reason) : unsure(`several options: ${reason}`, found);
}

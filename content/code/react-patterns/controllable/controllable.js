/**
 * Which value counts, and whether the component has to keep it itself. A caller that hands in a value controls it; one that hands in none leaves it to the component.
 * @template T
 * @param {{ value?: T, own: T }} state `own` is what the component keeps
 */
export function currentValue({ value, own }) {
  const controlled = value !== undefined;
  return { controlled, value: controlled ? value : own };
}

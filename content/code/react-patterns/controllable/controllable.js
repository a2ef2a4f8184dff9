/**
 * Which value to use, and whether the component has to store it. A caller that passes a value controls the component. Without one, the component uses its own state.
 * @template T
 * @param {{ value?: T, own: T }} state `own` is the component's own state
 */
export function currentValue({ value, own }) {
  const controlled = value !== undefined;
  return { controlled, value: controlled ? value : own };
}

import { useState } from 'react';
import { currentValue } from './controllable.js';

/**
 * @template T
 * @param {{ value?: T, initial: T, onChange?(value: T): void }} options as passed to the component
 * @returns {[T, (value: T) => void]}
 */
export function useControllable({ value: given, initial, onChange }) {
  const [own, setOwn] = useState(initial);
  const { controlled, value } = currentValue({ value: given, own });
  const change = (next) => {
    if (!controlled) setOwn(next);
    onChange?.(next);
  };
  return [value, change];
}

/** Whether two names differ by one typo: a letter more, less, or different, or two swapped. Case counts. */
export function isNearly(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a[a.length - 1 - back] === b[b.length - 1 - back]) back += 1;
  const [left, right] = [a.slice(from, a.length - back), b.slice(from, b.length - back)];
  if (left.length <= 1 && right.length <= 1) return !isNumbered(left, right);
  return left.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** `item1` and `item2`, `user` and `users` are related names, not typos. */
const isNumbered = (left: string, right: string) => /^(?:\d?|s)$/.test(left) && /^(?:\d?|s)$/.test(right);

import type { Spot } from './types.ts';

/** Rules that may find one cause on the same line: the first says more, and the others are left out. */
const SAME_CAUSE: readonly (readonly [string, ...string[]])[] = [
  ['secret-by-shape', 'hard-coded-secret', 'secret-in-code', 'S105', 'S106', 'S107'],
  ['password-in-address', 'hard-coded-secret', 'secret-in-code', 'S105', 'S106', 'S107'],
  ['python-html-from-request', 'S308', 'S704'],
  ['weak-cipher', 'S304', 'S305'],
  ['covered-condition', 'covered-by-earlier'],
  ['compared-with-itself', 'always-decided'],
  ['always-decided', 'no-constant-binary-expression', 'python-always-true'],
  ['endless-loop', 'no-unmodified-loop-condition'],
  ['removal-skips', 'changed-while-looped', 'python-changed-while-looped'],
  ['promise-left', 'floating-promise'],
  ['promise-read', 'promise-stored-as-value'],
  ['compared-with-new-list', 'eqeqeq', 'no-constant-binary-expression'],
  ['dates-by-identity', 'eqeqeq'],
  ['password-in-plain-text', 'eqeqeq'],
  ['index-above-zero', 'index-as-condition'],
  ['java-volatile-increment', 'java-lock-inconsistent'],
  ['java-null-dereference', 'java-null-parameter', 'java-null-concluded'],
  ['cpp-freed-then-read', 'cpp-use-after-free'],
  ['cpp-malloc-size', 'cpp-malloc', 'cpp-c-cast'],
  ['cpp-leak', 'cpp-raw-new', 'cpp-malloc'],
];

/** One finding for each cause. */
export function removeSameCauses(spots: readonly Spot[]): Spot[] {
  const rulesByLine = Map.groupBy(spots, ({ line }) => line);
  return spots.filter(({ rule, line }) => {
    const beside = rulesByLine.get(line) ?? [];
    return !SAME_CAUSE.some(([first, ...others]) => others.includes(rule) && beside.some((one) => one.rule === first));
  });
}

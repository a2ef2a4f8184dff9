import { describe, expect, it } from 'vitest';
import { choosePosition, listSessions, type State } from './sessions.ts';

const START = Date.parse('2026-11-10T09:00:00Z');
const atMinute = (minute: number) => new Date(START + minute * 60_000);

/** States by number: position, parent, and minute, all of one kind but the first. */
function createStates(...rows: [position: number, parent: number | null, minute: number, rest?: Partial<State>][]) {
  return rows.map(([position, parent, minute, rest], index): State => {
    const kind = index === 0 ? 'read' : 'improved';
    return { number: index + 1, parent, kind, target: null, position, created_at: atMinute(minute), ...rest };
  });
}

describe('choosePosition', () => {
  const IMPROVED = { kind: 'improved', target: null };

  it('starts with 1, and continues a session of the same kind for half an hour', () => {
    expect(choosePosition([], 1, { kind: 'read', target: null }, atMinute(0))).toBe(1);
    const states = createStates([1, null, 0], [2, 1, 1]);
    expect(choosePosition(states, 2, IMPROVED, atMinute(31))).toBe(2);
    expect(choosePosition(states, 2, IMPROVED, atMinute(32))).toBe(3);
  });

  it('starts a new version for another kind, for another job, and after a version was read or restored', () => {
    const states = createStates([1, null, 0], [2, 1, 1]);
    expect(choosePosition(states, 2, { kind: 'corrected', target: null }, atMinute(2))).toBe(3);
    const tailored = createStates([1, null, 0], [2, 1, 1, { kind: 'tailored', target: 'a' }]);
    expect(choosePosition(tailored, 2, { kind: 'tailored', target: 'a' }, atMinute(2))).toBe(2);
    expect(choosePosition(tailored, 2, { kind: 'tailored', target: 'b' }, atMinute(2))).toBe(3);
    const restored = createStates([1, null, 0], [2, 1, 1], [3, 2, 2, { kind: 'restored' }]);
    expect(choosePosition(restored, 3, IMPROVED, atMinute(3))).toBe(4);
    expect(choosePosition(restored, 3, { kind: 'restored', target: null }, atMinute(3))).toBe(4);
    expect(choosePosition(createStates([1, null, 0]), 1, { kind: 'read', target: null }, atMinute(1))).toBe(2);
  });

  it('continues a session whose changes were undone, and no earlier one', () => {
    const states = createStates([1, null, 0], [2, 1, 1], [2, 2, 2]);
    expect(choosePosition(states, 2, IMPROVED, atMinute(3))).toBe(2);
    expect(choosePosition(states, 1, IMPROVED, atMinute(3))).toBe(2);
    const later = createStates([1, null, 0], [2, 1, 1], [3, 2, 2, { kind: 'corrected' }]);
    expect(choosePosition(later, 2, IMPROVED, atMinute(3))).toBe(4);
  });
});

describe('listSessions', () => {
  const describeSessions = (states: State[], current: number) =>
    listSessions(states, current).map(({ position, states: steps }) => [
      position,
      ...steps.map(({ number }) => number),
    ]);

  it('has one version for many changes, which ends with the current state', () => {
    const states = createStates([1, null, 0], [2, 1, 1], [2, 2, 2], [2, 3, 3]);
    expect(describeSessions(states, 4)).toEqual([
      [1, 1],
      [2, 2, 3, 4],
    ]);
    expect(describeSessions(states, 3)).toEqual([
      [1, 1],
      [2, 2, 3],
    ]);
  });

  it('leaves out what was undone before the next change, and keeps a version that was undone as a whole', () => {
    const branched = createStates([1, null, 0], [2, 1, 1], [2, 2, 2], [2, 2, 3]);
    expect(describeSessions(branched, 4)).toEqual([
      [1, 1],
      [2, 2, 4],
    ]);
    const left = createStates([1, null, 0], [2, 1, 1], [2, 2, 2], [3, 2, 90]);
    expect(describeSessions(left, 4)).toEqual([
      [1, 1],
      [2, 2],
      [3, 4],
    ]);
    const undone = createStates([1, null, 0], [2, 1, 1], [2, 2, 2]);
    expect(describeSessions(undone, 1)).toEqual([
      [1, 1],
      [2, 2, 3],
    ]);
  });
});

/** What created a state. `tailored` is `improved` with a job to score against. */
export type VersionKind = 'read' | 'corrected' | 'improved' | 'tailored' | 'restored' | 'copied';

/** A change belongs to the version before it if that one was last changed this recently. */
const SESSION_MS = 30 * 60_000;

/** Kinds that people change step by step. A file that was read, a restored version, and a copy are complete at once. */
const STEPWISE_KINDS: ReadonlySet<string> = new Set<VersionKind>(['corrected', 'improved', 'tailored']);

/** What is stored about a state, without its content. */
export interface State {
  number: number;
  /** The state that it was made from. */
  parent: number | null;
  kind: string;
  /** A hash of the job that a tailored state is for. */
  target: string | null;
  /** The version that the state belongs to: 1, 2, 3. */
  position: number;
  created_at: Date;
}

/** A version: the states of one session, from its first to the latest that wasn't undone. */
export interface Session<S extends State> {
  position: number;
  states: S[];
  /** The last of `states`, which stands for the version. */
  head: S;
}

/**
 * The version that the next state belongs to: the latest one if it is a recent session of the same kind for the same job, also after its
 * changes were undone; otherwise a new one.
 * @param states all states, by number
 * @param current the number of the current one
 */
export function choosePosition(
  states: readonly State[],
  current: number,
  { kind, target }: Pick<State, 'kind' | 'target'>,
  now: Date,
): number {
  const last = states.at(-1);
  if (!last) return 1;
  const latest = states.filter(({ position }) => position === last.position);
  const isSameSession =
    STEPWISE_KINDS.has(kind) &&
    last.kind === kind &&
    last.target === target &&
    now.getTime() - last.created_at.getTime() <= SESSION_MS;
  const isInside = latest.some(({ number, parent }) => number === current || parent === current);
  return isSameSession && isInside ? last.position : Math.max(...states.map(({ position }) => position)) + 1;
}

/**
 * Whether an autosave may replace the current state instead of adding another one: only if it is the latest state, a recent correction, and
 * not the first state.
 * @param states all states, by number
 * @param current the number of the current one
 */
export function isReplaceable(states: readonly State[], current: number, now: Date): boolean {
  const last = states.at(-1);
  if (last?.number !== current || last.kind !== 'corrected' || last.parent === null) return false;
  return now.getTime() - last.created_at.getTime() <= SESSION_MS;
}

/**
 * All versions, by position. What was undone isn't part of a version, unless all of it was: then it can be restored as a whole.
 * @param states all states, by number
 * @param current the number of the current one
 */
export function listSessions<S extends State>(states: readonly S[], current: number): Session<S>[] {
  const byNumber = new Map(states.map((state) => [state.number, state]));
  const heads = new Map<number, S>();
  const setHead = (state: S | undefined) => state && heads.set(state.position, state);
  // A version ends with the state that the next change was made from.
  for (const state of states) {
    setHead(byNumber.get(state.parent ?? 0));
    setHead(state);
  }
  setHead(byNumber.get(current));
  return [...heads.values()]
    .map((head) => {
      const chain = [head];
      for (let first = head; ; ) {
        const before = byNumber.get(first.parent ?? 0);
        if (before?.position !== head.position) break;
        chain.unshift(before);
        first = before;
      }
      return { position: head.position, states: chain, head };
    })
    .toSorted((a, b) => a.position - b.position);
}

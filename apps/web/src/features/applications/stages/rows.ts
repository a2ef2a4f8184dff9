import { STAGED_STATES } from '@foothold/contracts/applications/choices';

export type StagedState = (typeof STAGED_STATES)[number];

/** A stage in the editor. A new one has no ID yet. */
export interface StageRow {
  id: string | undefined;
  state: StagedState;
  name: string;
}

/** Reads the editor's rows, in order. The row for a new stage is left out if it is empty, as it usually is. */
export function readRows(form: FormData): StageRow[] {
  const [ids, states, names] = ['id', 'state', 'name'].map((name) => form.getAll(name).map(String));
  return (names ?? []).flatMap((name, at) => {
    const state = STAGED_STATES.find((each) => each === states?.[at]);
    const id = ids?.[at] || undefined;
    return !state || (id === undefined && name.trim() === '') ? [] : [{ id, state, name: name.trim() }];
  });
}

/**
 * Does what the editor's button says: `up`, `down`, or `remove` with the ID of a stage, as in `up:7`. A stage only changes places with others of its
 * state. Anything else changes nothing.
 */
export function changeRows(rows: readonly StageRow[], operation: string): StageRow[] {
  const [kind, wanted] = operation.split(':');
  const at = rows.findIndex(({ id }) => id !== undefined && id === wanted);
  const row = rows[at];
  if (!row) return [...rows];
  if (kind === 'remove') return rows.filter((_, other) => other !== at);
  const others = rows.map((other, place) => ({ other, place })).filter(({ other }) => other.state === row.state);
  const rank = others.findIndex(({ place }) => place === at);
  const target = kind === 'up' ? others[rank - 1] : kind === 'down' ? others[rank + 1] : undefined;
  if (!target) return [...rows];
  return rows.map((each, place) => (place === at ? target.other : place === target.place ? row : each));
}

/**
 * A list that shows a change before the server confirms it. The last confirmed items (`known`) and the unconfirmed changes (`pending`) are stored separately, and the
 * visible list is computed from both. To undo a change, just remove it from `pending`, whatever else has happened since.
 */
export const startList = (items) => ({ known: items, pending: [] });

/**
 * Events: `{ type: 'change', id, apply }` shows `apply(items)` right away, `{ type: 'agreed', id }` confirms it,
 * `{ type: 'refused', id }` undoes it.
 */
export function listReducer(state, event) {
  const change = state.pending.find(({ id }) => id === event.id);
  const others = state.pending.filter(({ id }) => id !== event.id);
  switch (event.type) {
    case 'change':
      return { ...state, pending: [...others, { id: event.id, apply: event.apply }] };
    case 'agreed':
      return change ? { known: change.apply(state.known), pending: others } : state;
    case 'refused':
      return { ...state, pending: others };
    default:
      throw new Error(`Unknown list event: ${event.type}.`);
  }
}

/** The items to show. */
export const shownItems = ({ known, pending }) => pending.reduce((items, { apply }) => apply(items), known);

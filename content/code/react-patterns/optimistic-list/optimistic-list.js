/**
 * A list that shows a change before the server has agreed. What the server said last (`known`) and what is on its way (`pending`) are kept apart; what people
 * see follows from both. Taking a change back is then simply forgetting it, whatever happened in the meantime.
 */
export const startList = (items) => ({ known: items, pending: [] });

/**
 * Events: `{ type: 'change', id, apply }` shows `apply(items)` at once, `{ type: 'agreed', id }` makes it known,
 * `{ type: 'refused', id }` takes it back.
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
      throw new Error(`A list knows no event called ${event.type}.`);
  }
}

/** What people see. */
export const shownItems = ({ known, pending }) => pending.reduce((items, { apply }) => apply(items), known);

/**
 * A form whose state is one value. An error shows after the user leaves the field or submits the form, and disappears as soon as the value is valid.
 */

/** @param {Record<string, string>} values the initial field values */
export function startForm(values) {
  return { values, touched: {}, sent: false };
}

/** Events: `{ type: 'change', field, value }`, `{ type: 'leave', field }`, `{ type: 'send' }`, `{ type: 'reset', values }`. */
export function formReducer(state, event) {
  switch (event.type) {
    case 'change':
      return { ...state, values: { ...state.values, [event.field]: event.value } };
    case 'leave':
      return { ...state, touched: { ...state.touched, [event.field]: true } };
    case 'send':
      return { ...state, sent: true };
    case 'reset':
      return startForm(event.values);
    default:
      throw new Error(`Unknown form event: ${event.type}.`);
  }
}

/**
 * Errors are computed from the state instead of stored in it, so they are never out of date.
 * @param rules for each field, a function that returns an error message, or nothing if the value is valid
 */
export function errorsOf({ values }, rules) {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, rule]) => {
      const error = rule(values[field] ?? '', values);
      return error ? [[field, error]] : [];
    }),
  );
}

/** The errors to show right now. */
export function visibleErrors(state, rules) {
  const all = errorsOf(state, rules);
  return Object.fromEntries(Object.entries(all).filter(([field]) => state.sent || state.touched[field]));
}

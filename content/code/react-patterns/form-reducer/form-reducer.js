/**
 * A form whose state is one value. An error shows once its field was left or the form was sent, and goes as soon as the value is right.
 */

/** @param {Record<string, string>} values what the fields begin with */
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
      throw new Error(`A form knows no event called ${event.type}.`);
  }
}

/**
 * Errors are not kept in the state: they follow from it, so they can never be out of date.
 * @param rules by field a function that answers with a sentence, or with nothing where the value is right
 */
export function errorsOf({ values }, rules) {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, rule]) => {
      const error = rule(values[field] ?? '', values);
      return error ? [[field, error]] : [];
    }),
  );
}

/** The errors that a person should see at this moment. */
export function visibleErrors(state, rules) {
  const all = errorsOf(state, rules);
  return Object.fromEntries(Object.entries(all).filter(([field]) => state.sent || state.touched[field]));
}

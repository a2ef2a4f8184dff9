/**
 * A request that is in exactly one state at a time: `idle`, `loading`, `done` or `failed`. With three booleans there would be eight, five of which mean nothing.
 * Each question carries a number, and an answer counts only where it belongs to the latest question.
 */
export const IDLE = { is: 'idle', asked: 0 };

/** Events: `{ type: 'ask' }`, `{ type: 'answer', to, data }`, `{ type: 'fail', to, error }`. `to` is the number of the question. */
export function requestReducer(state, event) {
  switch (event.type) {
    case 'ask':
      // What was there before stays in sight while the next answer is on its way.
      return { is: 'loading', asked: state.asked + 1, data: state.data };
    case 'answer':
      return event.to === state.asked ? { is: 'done', asked: state.asked, data: event.data } : state;
    case 'fail':
      return event.to === state.asked ? { is: 'failed', asked: state.asked, error: event.error } : state;
    default:
      throw new Error(`A request knows no event called ${event.type}.`);
  }
}

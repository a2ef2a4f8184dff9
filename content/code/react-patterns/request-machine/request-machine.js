/**
 * A request that is in exactly one state at a time: `idle`, `loading`, `done` or `failed`. Three booleans would allow eight combinations, and many of them make no sense.
 * Each request has a number, and a response is used only if it belongs to the latest request.
 */
export const IDLE = { is: 'idle', asked: 0 };

/** Events: `{ type: 'ask' }`, `{ type: 'answer', to, data }`, `{ type: 'fail', to, error }`. `to` is the request number. */
export function requestReducer(state, event) {
  switch (event.type) {
    case 'ask':
      // The previous data stays visible while the next response loads.
      return { is: 'loading', asked: state.asked + 1, data: state.data };
    case 'answer':
      return event.to === state.asked ? { is: 'done', asked: state.asked, data: event.data } : state;
    case 'fail':
      return event.to === state.asked ? { is: 'failed', asked: state.asked, error: event.error } : state;
    default:
      throw new Error(`Unknown request event: ${event.type}.`);
  }
}

import { useEffect, useReducer, useRef } from 'react';
import { IDLE, requestReducer } from './request-machine.js';

/**
 * Sends a request whenever `key` changes.
 * @template T
 * @param {string} key what to load, such as search words
 * @param {(key: string, signal: AbortSignal) => Promise<T>} load
 */
export function useRequest(key, load) {
  const [state, send] = useReducer(requestReducer, IDLE);
  const questions = useRef(0);
  useEffect(() => {
    const stop = new AbortController();
    const to = ++questions.current;
    send({ type: 'ask' });
    load(key, stop.signal).then(
      (data) => send({ type: 'answer', to, data }),
      (error) => {
        // Ignore errors after the key changed or the component unmounted.
        if (!stop.signal.aborted) send({ type: 'fail', to, error });
      },
    );
    return () => stop.abort();
  }, [key, load]);
  return state;
}

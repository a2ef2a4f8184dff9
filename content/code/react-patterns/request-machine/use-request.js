import { useEffect, useReducer, useRef } from 'react';
import { IDLE, requestReducer } from './request-machine.js';

/**
 * Asks whenever `key` changes.
 * @template T
 * @param {string} key what is asked for, such as the words of a search
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
        // Whoever asked something else, or left, does not want to hear of it.
        if (!stop.signal.aborted) send({ type: 'fail', to, error });
      },
    );
    return () => stop.abort();
  }, [key, load]);
  return state;
}

import { useRef, useState } from 'react';
import { call, type Endpoint } from '../api/endpoint.ts';
import { createSubmissionKeys } from '../api/send-json.ts';

export interface Submission<Payload> {
  busy: boolean;
  /** Does nothing while a request is pending. */
  send: (payload: Payload) => Promise<void>;
}

export interface SubmissionHandlers<Payload, Answer> {
  onSent: (answer: Answer, sent: Payload) => void;
  /** Called with a `RefusedError`, or with what `fetch` throws if there was no response. */
  onFailed: (failure: unknown) => void;
}

/** Submits a form once, however often the button is clicked. */
export function useSubmission<Payload, Answer>(
  to: Endpoint<Payload, Answer>,
  outcome: SubmissionHandlers<Payload, Answer>,
): Submission<Payload> {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const [keys] = useState(createSubmissionKeys);
  return {
    busy,
    async send(payload) {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      let answer: Answer;
      try {
        answer = await call(to, payload, keys.getIdempotencyKey(payload));
        keys.done();
      } catch (failure) {
        outcome.onFailed(failure);
        return;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
      outcome.onSent(answer, payload);
    },
  };
}

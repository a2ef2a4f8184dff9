import type { PracticeQuestion, PracticeSession } from '@foothold/contracts/practice';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { draftStore } from '../../../shared/autosave/browser-store.ts';
import { useLeaving } from '../../../shared/hooks/use-leaving.ts';
import { type Custody, createCustody, type Held, type Sent, type Work } from './draft-saver.ts';

/** Keeps a session's notes, time and grades for as long as its page is open; see `createCustody`. */
export function useDraftSaver({ id, questions }: PracticeSession): Custody {
  const [custody] = useState(() => createCustody(questions, { send: sender(id), drafts: draftsOf(id), later }));
  useEffect(() => custody.refresh(questions), [custody, questions]);
  useLeaving({ flush: () => void custody.flush(), isAtRisk: custody.isAtRisk });
  useEffect(
    () => () => {
      void custody.flush();
      custody.stop();
    },
    [custody],
  );
  return custody;
}

/** One question as the member sees it at this moment. */
export function useHeld(custody: Custody, question: PracticeQuestion): Held {
  const look = () => custody.get(question.place);
  // The server knows no drafts of this window.
  const onServer = useSyncExternalStore(custody.subscribe, look, () => undefined);
  return onServer ?? { ...question, state: 'saved', theirs: null, message: null };
}

const draftsOf = (id: string) => draftStore('window', `practice:${id}`, `practice ${id}`);

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

function sender(id: string) {
  return async (place: number, version: number, work: Work): Promise<Sent> => {
    try {
      return {
        kind: 'saved',
        question: await call(endpoint('PATCH /api/practice/sessions/{id}/questions/{place}'), {
          id,
          place,
          version,
          ...work,
        }),
      };
    } catch (failure) {
      return sentOf(failure);
    }
  };
}

function sentOf(failure: unknown): Sent {
  if (!(failure instanceof RefusedError)) return { kind: 'unreached' };
  const { code, problem, status, message } = failure;
  if (code === 'resource.changed' && problem)
    return { kind: 'changed', question: (problem.data as { question: PracticeQuestion }).question };
  return status >= 500 || status === 429
    ? { kind: 'unreached' }
    : { kind: 'refused', message: problem?.message ?? message };
}

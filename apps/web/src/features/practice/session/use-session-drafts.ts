import type { PracticeQuestion, PracticeSession } from '@foothold/contracts/practice';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { createDraftStore } from '../../../shared/autosave/browser-store.ts';
import { attemptSave } from '../../../shared/autosave/save-outcome.ts';
import { browserTimer } from '../../../shared/autosave/use-autosave.ts';
import { useSaveOnLeave } from '../../../shared/autosave/use-leaving.ts';
import { createSessionDrafts, type QuestionDraft, type SessionDrafts, type Work } from './session-drafts.ts';

/** Saves a session's notes, time, and grades while the page is open; see `createSessionDrafts`. */
export function useSessionDrafts({ id, questions }: PracticeSession): SessionDrafts {
  const [drafts] = useState(() =>
    createSessionDrafts(questions, {
      send: createSender(id),
      store: createDraftStore('window', `practice:${id}`, `practice ${id}`),
      later: browserTimer,
    }),
  );
  useEffect(() => drafts.refresh(questions), [drafts, questions]);
  useSaveOnLeave({ flush: () => void drafts.flush(), isAtRisk: drafts.isAtRisk });
  useEffect(() => {
    drafts.start();
    return () => {
      void drafts.flush();
      drafts.stop();
    };
  }, [drafts]);
  return drafts;
}

/** One question's current state as shown to the member. */
export function useQuestionDraft(drafts: SessionDrafts, question: PracticeQuestion): QuestionDraft {
  const getCurrentDraft = () => drafts.get(question.place);
  // The server doesn't have this tab's drafts.
  const onServer = useSyncExternalStore(drafts.subscribe, getCurrentDraft, () => undefined);
  return onServer ?? { ...question, state: 'saved', theirs: null, failure: null };
}

const createSender =
  (id: string) =>
  (work: Work, { place, version }: PracticeQuestion) =>
    attemptSave<PracticeQuestion>(
      () =>
        call(endpoint('PATCH /api/practice/sessions/{id}/questions/{place}'), {
          id,
          place,
          version,
          ...work,
        }),
      (data) => (data as { question: PracticeQuestion }).question,
    );

import type { FieldPath, Resume } from '@foothold/core/resume';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useBeforeUnload, useFetcher, useRevalidator } from 'react-router';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { fromDraft, toDraft } from '../model/draft.ts';
import { placedLines, savedPath } from '../model/placing.ts';
import { confirmedFields, countChanges, draftReducer, startDraft } from './draft-state.ts';
import { fieldHash } from './field-hash.ts';

/** What saving corrections answers. */
export type SaveAnswer = { saved: number } | { conflict: number } | { failure: FormFailure };

/** Corrections of a résumé: typed here, saved as one version, and kept whatever another window does meanwhile. */
export function useDraft(resume: Resume, version: number) {
  const saved = useMemo(() => toDraft(resume), [resume]);
  const [state, dispatch] = useReducer(draftReducer, null, () => startDraft(version, saved));
  const fetcher = useFetcher<SaveAnswer>();
  const { revalidate } = useRevalidator();
  const changes = useMemo(() => countChanges(state.base, state.draft), [state.base, state.draft]);
  const answer = fetcher.data;

  // An answer is taken in before a new version is, because it says whose version that is.
  const taken = useRef<SaveAnswer>(undefined);
  useEffect(() => {
    if (fetcher.state !== 'idle') return;
    const isNew = answer !== undefined && answer !== taken.current;
    if (isNew) {
      taken.current = answer;
      if (!('saved' in answer)) dispatch({ type: 'not-saved' });
      // The version that the other window made is loaded, and what was typed goes on top of it.
      if ('conflict' in answer) void revalidate();
    }
    const wasSame = isNew && 'saved' in answer && answer.saved === state.version;
    if (version !== state.version || wasSame) dispatch({ type: 'adopt', version, saved });
  }, [fetcher.state, answer, version, saved, state.version, revalidate]);

  useBeforeUnload((event) => {
    if (changes > 0) event.preventDefault();
  });

  function save(): void {
    if (fetcher.state !== 'idle' || changes === 0) return;
    dispatch({ type: 'send' });
    const { base, draft } = state;
    const body = {
      baseVersion: state.version,
      resume: fromDraft(draft, resume),
      placed: placedLines(draft).map(({ line, field }) => ({ line, field: savedPath(draft, field) })),
      confirmed: confirmedFields(base, draft).map((path) => savedPath(draft, path)),
    };
    void fetcher.submit(JSON.stringify(body), { method: 'post', encType: 'application/json' });
  }

  return {
    state,
    dispatch,
    changes,
    save,
    isSaving: fetcher.state !== 'idle',
    failure: fetcher.state === 'idle' && answer && 'failure' in answer ? answer.failure : null,
    savedVersion: fetcher.state === 'idle' && answer && 'saved' in answer ? answer.saved : null,
  };
}

/** Gives an element the focus as soon as it is on the page. */
export function useFocusNext(): (path: FieldPath) => void {
  const next = useRef<FieldPath>(null);
  useEffect(() => {
    if (next.current === null) return;
    const element = document.getElementById(fieldHash(next.current));
    if (!element) return;
    next.current = null;
    element.focus();
  });
  return (path) => {
    next.current = path;
  };
}

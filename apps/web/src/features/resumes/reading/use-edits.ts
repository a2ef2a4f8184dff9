import type { FieldPath, Resume } from '@foothold/core/resume';
import { useEffect, useMemo, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { attemptSave } from '../../../shared/autosave/save-outcome.ts';
import { useAutosave, useServerState } from '../../../shared/autosave/use-autosave.ts';
import { type Draft, fromDraft } from '../model/draft.ts';
import type { DraftEdit } from '../model/draft-edits.ts';
import { placedLines, savedPath } from '../model/placing.ts';
import {
  confirmedFields,
  countChanges,
  type Edits,
  mergeEdits,
  noEdits,
  rebaseEdits,
  type SavedVersion,
  savedVersion,
  undone,
  withEdit,
} from './edits.ts';
import { fieldHash } from './field-hash.ts';

/**
 * Corrections to a résumé. They are saved as one version on request and survive a save in another tab.
 * @param onSaved called with the version number
 */
export function useEdits(id: string, resume: Resume, version: number, onSaved: (version: number) => void) {
  const { revalidate } = useRevalidator();
  const latest = useRef({ onSaved, revalidate });
  useEffect(() => {
    latest.current = { onSaved, revalidate };
  });
  const save = useAutosave<Edits, SavedVersion>(() => ({
    base: savedVersion(version, resume),
    toValue: noEdits,
    isSaved: (edits, base) => countChanges(base.draft, edits.draft) === 0,
    onRequest: true,
    merge: mergeEdits,
    rebase: rebaseEdits,
    send: (edits, base) =>
      attemptSave(
        async () => {
          const after = await call(endpoint('POST /api/resumes/{id}/corrections'), {
            id,
            baseVersion: base.version,
            resume: fromDraft(edits.draft, base.resume),
            ...markedIn(base.draft, edits.draft),
          });
          latest.current.onSaved(after.currentVersion);
          void latest.current.revalidate();
          return savedVersion(after.currentVersion, after.resume);
        },
        async () => {
          const now = await call(endpoint('GET /api/resumes/{id}'), { id });
          void latest.current.revalidate();
          return savedVersion(now.currentVersion, now.resume);
        },
      ),
  }));
  const { autosave, value, base, state, failure } = save;
  useServerState(autosave, save, version, () => savedVersion(version, resume));

  return {
    edits: value,
    base,
    changes: useMemo(() => countChanges(base.draft, value.draft), [base, value]),
    isSaving: state === 'saving',
    failure,
    // Reads the latest state, because one event may cause several edits.
    edit: (edit: DraftEdit) => autosave.change(withEdit(autosave.view().value, edit)),
    undo: () => autosave.change(undone(autosave.view().value)),
    discard: () => autosave.change(noEdits(autosave.view().base)),
    save: () => void autosave.save(),
  };
}

/** The lines that were placed and the fields that were confirmed, by their paths in the saved version. */
const markedIn = (base: Draft, draft: Draft) => ({
  placed: placedLines(draft).map(({ line, field }) => ({ line, field: savedPath(draft, field) })),
  confirmed: confirmedFields(base, draft).map((path) => savedPath(draft, path)),
});

/** Focuses an element as soon as it is rendered. */
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

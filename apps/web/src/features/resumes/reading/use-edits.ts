import type { FieldPath, Resume } from '@foothold/core/resume';
import { useEffect, useMemo, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { attemptSave } from '../../../shared/autosave/save-outcome.ts';
import { useAutosave, useServerState } from '../../../shared/autosave/use-autosave.ts';
import { type Draft, fromDraft } from '../model/draft.ts';
import type { DraftEdit } from '../model/draft-edits.ts';
import { listPlacedLines, toSavedPath } from '../model/placing.ts';
import {
  applyEdit,
  countChanges,
  createEdits,
  createSavedVersion,
  type Edits,
  listConfirmedFields,
  mergeEdits,
  rebaseEdits,
  type SavedVersion,
  undoEdit,
} from './edits.ts';
import { getFieldElementId } from './field-hash.ts';

/** The versions after a save. */
export interface SavedSession {
  currentPosition: number;
  versions: readonly { position: number; steps: readonly unknown[] }[];
}

/** "Saved as version 2", or "Saved to version 2" if the version was being edited before. */
export function describeSaved({ currentPosition, versions }: SavedSession): string {
  const version = versions.find(({ position }) => position === currentPosition);
  return `Saved ${version && version.steps.length > 1 ? 'to' : 'as'} version ${currentPosition}`;
}

/**
 * Corrections to a résumé. They are saved as one version on request and survive a save in another tab.
 * @param onSaved called with the versions after a save
 */
export function useEdits(id: string, resume: Resume, version: number, onSaved: (saved: SavedSession) => void) {
  const { revalidate } = useRevalidator();
  const latest = useRef({ onSaved, revalidate });
  useEffect(() => {
    latest.current = { onSaved, revalidate };
  });
  const save = useAutosave<Edits, SavedVersion>(() => ({
    base: createSavedVersion(version, resume),
    toValue: createEdits,
    isSaved: (edits, base) => countChanges(base.draft, edits.draft) === 0,
    onRequest: true,
    merge: mergeEdits,
    rebase: rebaseEdits,
    send: (edits, base) =>
      attemptSave(
        async () => {
          const response = await call(endpoint('POST /api/resumes/{id}/corrections'), {
            id,
            baseVersion: base.version,
            resume: fromDraft(edits.draft, base.resume),
            ...getPlacedAndConfirmed(base.draft, edits.draft),
          });
          latest.current.onSaved(response);
          void latest.current.revalidate();
          return createSavedVersion(response.currentVersion, response.resume);
        },
        async () => {
          const now = await call(endpoint('GET /api/resumes/{id}'), { id });
          void latest.current.revalidate();
          return createSavedVersion(now.currentVersion, now.resume);
        },
      ),
  }));
  const { autosave, value, base, state, failure } = save;
  useServerState(autosave, save, version, () => createSavedVersion(version, resume));

  return {
    edits: value,
    base,
    changes: useMemo(() => countChanges(base.draft, value.draft), [base, value]),
    isSaving: state === 'saving',
    failure,
    // Reads the latest state, because one event may cause several edits.
    edit: (edit: DraftEdit) => autosave.change(applyEdit(autosave.view().value, edit)),
    undo: () => autosave.change(undoEdit(autosave.view().value)),
    discard: () => autosave.change(createEdits(autosave.view().base)),
    save: () => void autosave.save(),
  };
}

/** The lines that were placed and the fields that were confirmed, by their paths in the saved version. */
const getPlacedAndConfirmed = (base: Draft, draft: Draft) => ({
  placed: listPlacedLines(draft).map(({ line, field }) => ({ line, field: toSavedPath(draft, field) })),
  confirmed: listConfirmedFields(base, draft).map((path) => toSavedPath(draft, path)),
});

/** Focuses an element as soon as it is rendered. */
export function useFocusNext(): (path: FieldPath) => void {
  const next = useRef<FieldPath>(null);
  useEffect(() => {
    if (next.current === null) return;
    const element = document.getElementById(getFieldElementId(next.current));
    if (!element) return;
    next.current = null;
    element.focus();
  });
  return (path) => {
    next.current = path;
  };
}

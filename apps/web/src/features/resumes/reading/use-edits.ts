import type { ResumeDetail } from '@foothold/contracts/resumes';
import type { FieldPath } from '@foothold/core/resume';
import { useEffect, useRef } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { attemptSave } from '../../../shared/autosave/save-outcome.ts';
import { useAutosave } from '../../../shared/autosave/use-autosave.ts';
import { useSaveOnLeave } from '../../../shared/autosave/use-leaving.ts';
import { isSameOrder, toOrderChoice } from '../model/section-order.ts';
import {
  applyEdit,
  createEdits,
  createSavedVersion,
  type Edit,
  type Edits,
  getSavable,
  isSaved,
  mergeEdits,
  redoEdit,
  type SavedVersion,
  toCorrection,
  undoEdit,
} from './edits.ts';
import { getFieldElementId } from './field-hash.ts';

const loadSaved = async (id: string) => createSavedVersion(await call(endpoint('GET /api/resumes/{id}'), { id }));

/**
 * Changes to a résumé, saved while they are made. They survive a save in another window, and can be undone for as long as the page is open.
 * @param loaded the résumé as the page has it, which may be older than what was saved here
 */
export function useEdits(id: string, loaded: Parameters<typeof createSavedVersion>[0]) {
  const save = useAutosave<Edits, SavedVersion>(() => ({
    base: createSavedVersion(loaded),
    toValue: createEdits,
    isSaved,
    merge: mergeEdits,
    send: (edits, base) =>
      attemptSave(
        () => saveEdits(id, edits, base),
        () => loadSaved(id),
      ),
  }));
  const { autosave, value, base, state, failure } = save;
  const { problems } = getSavable(value.draft, base.draft);
  const hasProblems = Object.keys(problems).length > 0;
  useSaveOnLeave({ flush: () => undefined, isAtRisk: () => hasProblems });
  useEffect(() => () => void autosave.flush(), [autosave]);

  // What the page has may be older than what was saved here, so it only says that something may have changed.
  const seen = useRef(loaded.currentVersion);
  useEffect(() => {
    const before = autosave.view().base;
    if (state === 'saving' || loaded.currentVersion === seen.current) return;
    seen.current = loaded.currentVersion;
    if (loaded.currentVersion === before.currentVersion) return;
    void loadSaved(id)
      .then((fresh) => {
        if (autosave.view().base !== before || fresh.currentVersion === before.currentVersion) return;
        autosave.refresh(fresh);
      })
      // The next save finds out too.
      .catch(() => undefined);
  }, [id, autosave, state, loaded.currentVersion]);

  return {
    edits: value,
    base,
    problems,
    state,
    failure,
    // Reads the latest state, because one event may cause several edits.
    edit: (edit: Edit) => autosave.change(applyEdit(autosave.view().value, edit, performance.now())),
    undo: () => autosave.change(undoEdit(autosave.view().value)),
    redo: () => autosave.change(redoEdit(autosave.view().value)),
    closeMergeNote: () => autosave.change({ ...autosave.view().value, merged: null }),
    retry: () => void autosave.save(),
    /** Saves what is left. @returns whether everything is saved, also what can't be saved at the moment */
    async flush(): Promise<boolean> {
      await autosave.flush();
      const now = autosave.view();
      return now.state === 'saved' && Object.keys(getSavable(now.value.draft, now.base.draft).problems).length === 0;
    },
  };
}

async function saveEdits(id: string, edits: Edits, base: SavedVersion): Promise<SavedVersion> {
  let { exportOptions } = base;
  if (!isSameOrder(edits.order, base.order)) {
    // Other choices about the page may have changed on another tab.
    const { exportOptions: now } = await call(endpoint('GET /api/resumes/{id}'), { id });
    const order = toOrderChoice(edits.order, now);
    exportOptions = await call(endpoint('PUT /api/resumes/{id}/export-options'), { ...now, id, order });
  }
  const reordered = { ...base, exportOptions, order: edits.order };
  if (isSaved(edits, reordered)) return reordered;
  const sent = toCorrection(edits, base);
  const response: ResumeDetail = await call(endpoint('POST /api/resumes/{id}/corrections'), {
    ...{ id, ...sent },
    baseVersion: base.currentVersion,
    // Everything that is changed on one visit is one step of the version.
    continues: base.sent !== null,
  });
  return createSavedVersion(response, sent);
}

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

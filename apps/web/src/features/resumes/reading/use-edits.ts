import { useEffect, useRef, useState } from 'react';
import { useAutosave } from '../../../shared/autosave/use-autosave.ts';
import { useSaveOnLeave } from '../../../shared/autosave/use-leaving.ts';
import { applyEdit, type Edit, type Edits, redoEdit, undoEdit } from './edits.ts';
import { createEditsSaver } from './save-edits.ts';
import { getSavable, type SavedVersion, type StoredVersion } from './saved-version.ts';
import { useUnsavedEdits } from './use-unsaved-edits.ts';

const listProblems = ({ value, base }: { value: Edits; base: SavedVersion }): string[] =>
  Object.keys(getSavable(value.draft, base).problems);

/**
 * Changes to a résumé, saved while they are made. They survive a save in another window, and can be undone for as long as the page is open.
 * @param loaded the résumé as the page has it, which may be older than what was saved here
 * @param currentVersion the number of the version that is current now, which may have been saved in another window
 * @param onTheirs called after another window's version was loaded
 */
export function useEdits(id: string, loaded: StoredVersion, currentVersion: number, onTheirs: () => void) {
  const [saver] = useState(() => createEditsSaver(id));
  const save = useAutosave(() => saver.createSetup(loaded));
  const { autosave, value, base, state, failure } = save;
  const hasUnsaved = () => autosave.view().state !== 'saved' || listProblems(autosave.view()).length > 0;
  useSaveOnLeave({ flush: () => undefined, isAtRisk: hasUnsaved });
  useUnsavedEdits({ id, saver, autosave, loaded, hasUnsaved });
  const isAbandoned = useRef(false);
  useEffect(() => {
    autosave.start();
    return () => {
      // Nothing is retried for a page that is gone.
      autosave.stop();
      if (!isAbandoned.current) void autosave.flush();
    };
  }, [autosave]);

  const latest = useRef(onTheirs);
  useEffect(() => {
    latest.current = onTheirs;
  });
  // What the page has may be older than what was saved here, so it only says that something may have changed.
  const seen = useRef(currentVersion);
  useEffect(() => {
    const before = autosave.view().base;
    if (state === 'saving' || currentVersion === seen.current) return;
    seen.current = currentVersion;
    if (currentVersion === before.currentVersion) return;
    void saver
      .load(autosave.view().value, before)
      .then((fresh) => {
        if (autosave.view().base !== before || fresh.currentVersion === before.currentVersion) return;
        autosave.refresh(fresh);
        if (fresh.sent === null) latest.current();
      })
      // The next save finds out too.
      .catch(() => undefined);
  }, [saver, autosave, state, currentVersion]);

  return {
    edits: value,
    base,
    problems: getSavable(value.draft, base).problems,
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
      return !hasUnsaved();
    },
    /** Gives up what isn't saved, because the person was told that it will be lost. */
    abandon() {
      isAbandoned.current = true;
      autosave.stop();
    },
  };
}

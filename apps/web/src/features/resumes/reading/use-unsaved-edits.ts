import { useEffect, useRef } from 'react';
import type { Autosave } from '../../../shared/autosave/autosave.ts';
import type { Edits } from './edits.ts';
import type { createEditsSaver } from './save-edits.ts';
import type { SavedVersion, StoredVersion } from './saved-version.ts';
import { createUnsavedStore } from './unsaved-edits.ts';

interface UnsavedSetup {
  id: string;
  saver: ReturnType<typeof createEditsSaver>;
  autosave: Autosave<Edits, SavedVersion>;
  loaded: StoredVersion;
  hasUnsaved(): boolean;
}

/** Stores what isn't saved when the page is reloaded, also during a save, and continues with it afterward. */
export function useUnsavedEdits(setup: UnsavedSetup): void {
  const latest = useRef(setup);
  useEffect(() => {
    latest.current = setup;
  });
  useEffect(() => {
    const { id, saver, autosave, loaded } = latest.current;
    const store = createUnsavedStore(id);
    const unsaved = store.take();
    if (unsaved) {
      const { value, base } = saver.restore(unsaved, loaded);
      autosave.replace(value, base);
    }
    function storeUnsaved(): void {
      const { value, base } = autosave.view();
      if (latest.current.hasUnsaved()) store.write(saver.toUnsaved(value, base));
    }
    addEventListener('pagehide', storeUnsaved);
    // A page that is shown again has its edits itself.
    addEventListener('pageshow', store.forget);
    return () => {
      removeEventListener('pagehide', storeUnsaved);
      removeEventListener('pageshow', store.forget);
      store.forget();
    };
  }, []);
}

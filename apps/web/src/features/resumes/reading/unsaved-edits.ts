import { createBrowserStore } from '../../../shared/autosave/browser-store.ts';
import type { Content, SavedVersion } from './saved-version.ts';

/** Edits that weren't saved when their page was closed or reloaded. */
export interface UnsavedEdits {
  edits: Content;
  /** The version that they are based on. */
  base: SavedVersion;
  /** What was sent without a response, and may have been saved. */
  unanswered: readonly Content[];
}

/** Raised when the stored format changes, because another release of this page may have stored the edits. */
const FORMAT = 1;

/** Edits of one résumé that weren't saved before a reload. They stay in this tab, and only until the page is back. */
export function createUnsavedStore(id: string) {
  const store = createBrowserStore('window', `draft:resume-${id}`);
  return {
    write: (unsaved: UnsavedEdits) => store.write(JSON.stringify({ ...unsaved, format: FORMAT })),
    /** Returns them once. */
    take(): UnsavedEdits | null {
      const text = store.read();
      store.forget();
      return text === null ? null : parse(text);
    },
    forget: store.forget,
  };
}

function parse(text: string): UnsavedEdits | null {
  try {
    const stored = JSON.parse(text) as UnsavedEdits & { format: number };
    return stored.format === FORMAT ? stored : null;
  } catch {
    return null;
  }
}

import { useMemo, useSyncExternalStore } from 'react';
import { browserProgress } from './browser-progress.ts';
import { type BrowserProgressByModule, parseSavedProgress } from './progress-state.ts';

const subscribe = (listener: () => void) => browserProgress.subscribe(listener);

/** The progress stored in this browser; empty on the server and during hydration. */
export function useBrowserProgress(): BrowserProgressByModule {
  const text = useSyncExternalStore(
    subscribe,
    () => browserProgress.text(),
    () => null,
  );
  return useMemo(() => parseSavedProgress(text), [text]);
}

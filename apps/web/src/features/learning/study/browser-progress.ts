import type { ModuleProgress } from '@foothold/contracts/learning';
import { type BrowserProgressByModule, parseSavedProgress } from './progress-state.ts';

const KEY = 'learning-progress';
const PROGRESS_CHANGED = 'learning-progress-changed';

/** Progress that couldn't be stored, kept in memory while the page is open. */
let memoryText: string | null = null;

function cacheInMemory(text: string): void {
  try {
    localStorage.setItem(KEY, text);
    memoryText = null;
  } catch {
    memoryText = text;
  }
  dispatchEvent(new Event(PROGRESS_CHANGED));
}

/** A visitor's progress, stored in this browser. If storage is off or full, it lasts while the page is open. */
export const browserProgress = {
  read(): BrowserProgressByModule {
    return parseSavedProgress(this.text());
  },
  /** The raw stored text, for comparison. */
  text(): string | null {
    if (memoryText !== null) return memoryText;
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  save(place: string, progress: ModuleProgress): void {
    cacheInMemory(JSON.stringify({ ...this.read(), [place]: progress }));
  },
  forgetModule(place: string): void {
    const { [place]: _, ...rest } = this.read();
    cacheInMemory(JSON.stringify(rest));
  },
  forgetAll(): void {
    memoryText = null;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // The storage is unavailable, so there was nothing to remove.
    }
    dispatchEvent(new Event(PROGRESS_CHANGED));
  },
  /** Notifies about changes from this tab and others. */
  subscribe(listener: () => void): () => void {
    addEventListener('storage', listener);
    addEventListener(PROGRESS_CHANGED, listener);
    return () => {
      removeEventListener('storage', listener);
      removeEventListener(PROGRESS_CHANGED, listener);
    };
  },
};

import type { ModuleProgress } from '@foothold/contracts/learning';
import { readSaved, type StoredByBrowser } from './progress-state.ts';

const KEY = 'learning-progress';
const PROGRESS_CHANGED = 'learning-progress-changed';

/** What storage would not take: known as long as the page is open. */
let unkept: string | null = null;

function cacheText(text: string): void {
  try {
    localStorage.setItem(KEY, text);
    unkept = null;
  } catch {
    unkept = text;
  }
  dispatchEvent(new Event(PROGRESS_CHANGED));
}

/** What this browser keeps for a visitor. Storage may be off or full: then it lasts as long as the page is open. */
export const browserProgress = {
  read(): StoredByBrowser {
    return readSaved(this.text());
  },
  /** As it is kept, to be compared. */
  text(): string | null {
    if (unkept !== null) return unkept;
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  save(place: string, progress: ModuleProgress): void {
    cacheText(JSON.stringify({ ...this.read(), [place]: progress }));
  },
  forgetModule(place: string): void {
    const { [place]: _, ...rest } = this.read();
    cacheText(JSON.stringify(rest));
  },
  forgetAll(): void {
    unkept = null;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
    dispatchEvent(new Event(PROGRESS_CHANGED));
  },
  /** Changes of this window and of others. */
  subscribe(listener: () => void): () => void {
    addEventListener('storage', listener);
    addEventListener(PROGRESS_CHANGED, listener);
    return () => {
      removeEventListener('storage', listener);
      removeEventListener(PROGRESS_CHANGED, listener);
    };
  },
};

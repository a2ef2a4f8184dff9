import type { ModuleProgress } from '@foothold/contracts/learning';
import { type KeptByBrowser, readKept } from './progress-state.ts';

const KEY = 'learning-progress';
const TOLD = 'learning-progress-changed';

/** What this browser keeps for a visitor. Storage may be off: then nothing is kept, and nothing breaks. */
export const browserProgress = {
  read(): KeptByBrowser {
    return readKept(this.text());
  },
  /** As it is kept, to be compared. */
  text(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  keep(place: string, progress: ModuleProgress): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...this.read(), [place]: progress }));
    } catch {
      // As above.
    }
    dispatchEvent(new Event(TOLD));
  },
  forget(place?: string): void {
    try {
      const { [place ?? '']: _, ...rest } = this.read();
      if (place === undefined) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, JSON.stringify(rest));
    } catch {
      // Nothing was kept.
    }
    dispatchEvent(new Event(TOLD));
  },
  /** Changes of this window and of others. */
  subscribe(listener: () => void): () => void {
    addEventListener('storage', listener);
    addEventListener(TOLD, listener);
    return () => {
      removeEventListener('storage', listener);
      removeEventListener(TOLD, listener);
    };
  },
};

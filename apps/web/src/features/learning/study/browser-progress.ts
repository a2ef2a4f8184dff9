import type { ModuleProgress } from '@foothold/contracts/learning';
import { type KeptByBrowser, readKept } from './progress-state.ts';

const KEY = 'learning-progress';
const TOLD = 'learning-progress-changed';

/** What storage would not take: known as long as the page is open. */
let unkept: string | null = null;

function keepText(text: string): void {
  try {
    localStorage.setItem(KEY, text);
    unkept = null;
  } catch {
    unkept = text;
  }
  dispatchEvent(new Event(TOLD));
}

/** What this browser keeps for a visitor. Storage may be off or full: then it lasts as long as the page is open. */
export const browserProgress = {
  read(): KeptByBrowser {
    return readKept(this.text());
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
  keep(place: string, progress: ModuleProgress): void {
    keepText(JSON.stringify({ ...this.read(), [place]: progress }));
  },
  forgetModule(place: string): void {
    const { [place]: _, ...rest } = this.read();
    keepText(JSON.stringify(rest));
  },
  forgetAll(): void {
    unkept = null;
    try {
      localStorage.removeItem(KEY);
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

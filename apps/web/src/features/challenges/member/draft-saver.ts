import type { Draft } from '@foothold/contracts/challenges';
import type { Language } from '@foothold/contracts/coaching/choices';
import { RefusedError } from '../../../shared/api/send-json.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'changed-elsewhere' | 'not-reached' | 'refused';

export interface DraftSaverDeps {
  /** @throws RefusedError `resource.changed` where another window was quicker */
  save(language: Language, code: string, version: number): Promise<Draft>;
  later(run: () => void, ms: number): unknown;
  forget(timer: unknown): void;
  notify(state: SaveState): void;
}

/** A refusal that does not pass by itself, unlike a limit or trouble on the server's side. */
const isFinal = (error: unknown): boolean =>
  error instanceof RefusedError && error.status >= 400 && error.status < 500 && error.status !== 429;

const AFTER_MS = 1200;
const AGAIN_MS = 10_000;

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/**
 * Keeps drafts while they are written: a while after the last change, one save at a time, each naming the version it follows. What could not be sent is sent
 * again; what another window has changed meanwhile is left alone until the person decides.
 */
export function createDraftSaver(drafts: readonly Draft[], { save, later, forget, notify }: DraftSaverDeps) {
  const versions = new Map<Language, number>(drafts.map(({ language, version }) => [language, version]));
  const waiting = new Map<Language, string>();
  let timer: unknown = null;
  let saving = false;
  let stopped = false;

  function plan(ms: number): void {
    forget(timer);
    timer = later(() => void flush(), ms);
  }

  async function flush(): Promise<void> {
    forget(timer);
    if (saving || stopped) return;
    const [next] = waiting;
    if (!next) return;
    const [language, code] = next;
    saving = true;
    notify('saving');
    try {
      const { version } = await save(language, code, versions.get(language) ?? 0);
      versions.set(language, version);
      if (waiting.get(language) === code) waiting.delete(language);
      notify(waiting.size > 0 ? 'waiting' : 'saved');
      if (waiting.size > 0) plan(AFTER_MS);
    } catch (error) {
      if (error instanceof RefusedError && error.code === 'resource.changed') {
        stopped = true;
        notify('changed-elsewhere');
      } else if (isFinal(error)) {
        // The same again would be refused again; what is written next is tried.
        waiting.delete(language);
        notify('refused');
      } else {
        notify('not-reached');
        plan(AGAIN_MS);
      }
    } finally {
      saving = false;
    }
  }

  return {
    change(language: Language, code: string): void {
      // An empty draft is none: nothing to keep.
      if (code.trim() === '') return;
      waiting.set(language, code);
      if (stopped) return;
      notify('waiting');
      plan(AFTER_MS);
    },
    /** At once, for anyone who leaves. */
    flush,
    /** What is written here counts: it goes over the versions that are there now. */
    saveMine(now: readonly Draft[]): Promise<void> {
      for (const { language, version } of now) versions.set(language, version);
      stopped = false;
      return flush();
    },
  };
}

import type { Draft } from '@foothold/contracts/challenges';
import { LANGUAGES, type Language } from '@foothold/contracts/coaching/choices';
import { Autosave } from '../../../shared/autosave/autosave.ts';
import type { SaveFailure, SaveOutcome, SaveState, Timer } from '../../../shared/autosave/setup.ts';

/** The server's draft in one language; version 0 before the first save. */
export type SavedDraft = Pick<Draft, 'code' | 'version'>;

export interface DraftsSetup {
  starts: Readonly<Record<Language, string>>;
  drafts: readonly Draft[];
  send(language: Language, code: string, version: number): Promise<SaveOutcome<SavedDraft>>;
  later: Timer;
}

export interface DraftsView {
  codes: Readonly<Record<Language, string>>;
  state: SaveState;
  failure: SaveFailure | null;
}

/** Most important first, because one message covers all languages. */
const STATES_BY_PRIORITY: readonly SaveState[] = [
  'conflict',
  'refused',
  'failed',
  'retrying',
  'saving',
  'unsaved',
  'saved',
];

/** A member's code for a challenge, with a separate draft for each language. */
export function createDrafts({ starts, drafts, send, later }: DraftsSetup) {
  const findBase = (known: readonly Draft[], language: Language): SavedDraft =>
    known.find((draft) => draft.language === language) ?? { code: starts[language], version: 0 };
  const autosaves = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      new Autosave<string, SavedDraft>({
        base: findBase(drafts, language),
        toValue: ({ code }) => code,
        // An empty draft has nothing to save.
        isSaved: (code, base) => code === base.code || code.trim() === '',
        send: (code, { version }) => send(language, code, version),
        later,
      }),
    ]),
  ) as Record<Language, Autosave<string, SavedDraft>>;
  const all = Object.values(autosaves);

  function getCurrentView(): DraftsView {
    const views = all.map((save) => save.view());
    const state = STATES_BY_PRIORITY.find((one) => views.some((view) => view.state === one)) ?? 'saved';
    const codes = Object.fromEntries(LANGUAGES.map((language) => [language, autosaves[language].view().value]));
    const failure = views.find((view) => view.state === state)?.failure ?? null;
    return { codes: codes as DraftsView['codes'], state, failure };
  }

  let view = getCurrentView();
  const listeners = new Set<() => void>();
  for (const save of all)
    save.subscribe(() => {
      view = getCurrentView();
      for (const listener of listeners) listener();
    });

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isAtRisk: () => all.some((save) => save.isAtRisk()),
    change: (language: Language, code: string) => autosaves[language].change(code),
    flush: async (): Promise<void> => void (await Promise.all(all.map((save) => save.flush()))),
    save: async (): Promise<void> => void (await Promise.all(all.map((save) => save.save()))),
    /**
     * @param now the server's current drafts, which are either overwritten with the local code or adopted instead of it
     */
    async resolve(which: 'mine' | 'theirs', now: readonly Draft[]): Promise<void> {
      const conflicting = LANGUAGES.filter((language) => autosaves[language].view().state === 'conflict');
      for (const language of conflicting) {
        const theirs = findBase(now, language);
        autosaves[language].refresh(theirs);
        await autosaves[language].resolve(which === 'mine' ? autosaves[language].view().value : theirs.code);
      }
    },
  };
}

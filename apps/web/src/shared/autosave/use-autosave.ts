import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Autosave } from './autosave.ts';
import type { AutosaveSetup, Later, SaveView } from './setup.ts';
import { useLeaving } from './use-leaving.ts';

export const laterInBrowser: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * Saves one value while it is edited, for as long as its component is mounted.
 * @param setup Read once; values that `send` closes over must not change
 */
export function useAutosave<Value, Base>(
  setup: () => Omit<AutosaveSetup<Value, Base>, 'later'>,
): SaveView<Value, Base> & { autosave: Autosave<Value, Base> } {
  const [autosave] = useState(() => new Autosave({ ...setup(), later: laterInBrowser }));
  const view = useSyncExternalStore(autosave.subscribe, autosave.view, autosave.view);
  useLeaving({ flush: () => void autosave.flush(), isAtRisk: autosave.isAtRisk });
  return { ...view, autosave };
}

/**
 * Passes on what the page has reloaded. The page's data lags behind its own saves, so only a new version counts as new, and nothing does during a save.
 * @param version Distinguishes one server state from another
 */
export function useRefresh<Value, Base>(
  autosave: Autosave<Value, Base>,
  { state }: Pick<SaveView<Value, Base>, 'state'>,
  version: string | number,
  fresh: () => Base,
): void {
  const seen = useRef(version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's data belongs to its version
  useEffect(() => {
    if (state === 'saving' || version === seen.current) return;
    seen.current = version;
    autosave.refresh(fresh());
  }, [autosave, state, version]);
}

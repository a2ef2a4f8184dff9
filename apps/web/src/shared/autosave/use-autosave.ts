import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Autosave } from './autosave.ts';
import type { AutosaveSetup, Later, SaveView } from './setup.ts';
import { useLeaving } from './use-leaving.ts';

export const laterInBrowser: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * One value that is saved while it is edited, for as long as its part of the page is there.
 * @param setup Read once; what `send` closes over must not change
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
 * Hands on what the page has loaded again. What a page shows lags behind its own saves, so that only what is new on the page is new, and nothing is while a
 * save is on its way.
 * @param version Tells one state of the server from another
 */
export function useRefresh<Value, Base>(
  autosave: Autosave<Value, Base>,
  { state }: Pick<SaveView<Value, Base>, 'state'>,
  version: string | number,
  fresh: () => Base,
): void {
  const seen = useRef(version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page shows belongs to its version
  useEffect(() => {
    if (state === 'saving' || version === seen.current) return;
    seen.current = version;
    autosave.refresh(fresh());
  }, [autosave, state, version]);
}

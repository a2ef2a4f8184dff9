import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Autosave } from './autosave.ts';
import type { AutosaveSetup, SaveView, Timer } from './setup.ts';
import { useSaveOnLeave } from './use-leaving.ts';

export const browserTimer: Timer = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * Saves one value while it is being edited, for as long as the component is mounted.
 * @param setup Read once, so values that `send` closes over must not change
 */
export function useAutosave<Value, Base>(
  setup: () => Omit<AutosaveSetup<Value, Base>, 'later'>,
): SaveView<Value, Base> & { autosave: Autosave<Value, Base> } {
  const [autosave] = useState(() => new Autosave({ ...setup(), later: browserTimer }));
  const view = useSyncExternalStore(autosave.subscribe, autosave.view, autosave.view);
  useSaveOnLeave({ flush: () => void autosave.flush(), isAtRisk: autosave.isAtRisk });
  return { ...view, autosave };
}

/**
 * Passes reloaded page data to autosave. Page data lags behind our own saves, so only a new version counts as news, and
 * nothing does while a save is in progress.
 * @param version Identifies a state of the server
 */
export function useServerState<Value, Base>(
  autosave: Autosave<Value, Base>,
  { state }: Pick<SaveView<Value, Base>, 'state'>,
  version: string | number,
  fresh: () => Base,
): void {
  const seenVersion = useRef(version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data changes only with its version
  useEffect(() => {
    if (state === 'saving' || version === seenVersion.current) return;
    seenVersion.current = version;
    autosave.refresh(fresh());
  }, [autosave, state, version]);
}

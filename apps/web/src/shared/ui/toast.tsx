import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { createToastStore, type ToastStore } from './toast-store.ts';

const ToastContext = createContext<ToastStore | null>(null);

/** `show` displays a message and returns its id; `dismiss` closes one. */
export function useToast(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it.');
  return store;
}

/** Provides toasts to all components below. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createToastStore((run, ms) => setTimeout(run, ms)));
  return (
    <ToastContext value={store}>
      {children}
      <LazyRegion store={store} />
    </ToastContext>
  );
}

/** Events that always come before a message, so readers who never interact don't load the region. */
const INTERACTION_EVENTS = ['pointerdown', 'focusin', 'keydown'] as const;

function LazyRegion({ store }: { store: ToastStore }) {
  const [Region, setRegion] = useState<typeof import('./toast-region.tsx').ToastRegion | null>(null);
  useEffect(() => {
    let fetching = false;
    const loadRegion = () => {
      if (fetching) return;
      fetching = true;
      import('./toast-region.tsx').then(
        (module) => setRegion(() => module.ToastRegion),
        () => {
          fetching = false; // The next event retries.
        },
      );
    };
    const unsubscribe = store.subscribe(loadRegion);
    for (const sign of INTERACTION_EVENTS) addEventListener(sign, loadRegion, { passive: true });
    return () => {
      unsubscribe();
      for (const sign of INTERACTION_EVENTS) removeEventListener(sign, loadRegion);
    };
  }, [store]);
  return Region && <Region store={store} />;
}

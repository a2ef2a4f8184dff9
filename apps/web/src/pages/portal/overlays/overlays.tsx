import { lazy, Suspense, useState } from 'react';
import type { Overlay } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

const SearchDialog = lazy(() => import('./search-dialog.tsx').then((module) => ({ default: module.SearchDialog })));
const HelpDialog = lazy(() => import('./help-dialog.tsx').then((module) => ({ default: module.HelpDialog })));
const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

/** The portal's dialogs, which buttons and shortcuts open on any page. Their code is loaded on first use. */
export function useOverlays() {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  useShortcuts(setOverlay);
  const close = () => setOverlay(null);
  return {
    open: setOverlay,
    dialogs: (
      <Suspense>
        {overlay === 'search' && <SearchDialog close={close} open={setOverlay} />}
        {overlay === 'help' && <HelpDialog close={close} />}
        {overlay === 'shortcuts' && <ShortcutsDialog close={close} />}
      </Suspense>
    ),
  };
}

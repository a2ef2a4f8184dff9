import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { DraftState } from './use-draft.ts';

const DiscardDialog = lazy(() => import('./discard-dialog.tsx').then((module) => ({ default: module.DiscardDialog })));

/** Says that the input is saved on this device or was restored from it, and how to discard it. */
export function DraftNotice({ state, onDiscard }: { state: DraftState; onDiscard: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (state === 'none') return null;
  const discard = (
    <Button size="small" onClick={() => setIsAsking(true)}>
      Discard draft
    </Button>
  );
  return (
    <>
      {state === 'restored' ? (
        <Callout live title="We restored your draft">
          <p className="pb-3">
            It’s saved only on this device. Passwords and consents aren’t saved, so please enter those again.
          </p>
          {discard}
        </Callout>
      ) : (
        <div className="flex flex-col items-start gap-3 text-note text-soft">
          <p>Your draft is saved on this device until you submit it (except your password).</p>
          {discard}
        </div>
      )}
      {isAsking && (
        <Suspense>
          <DiscardDialog onOpenChange={setIsAsking} onDiscard={onDiscard} />
        </Suspense>
      )}
    </>
  );
}

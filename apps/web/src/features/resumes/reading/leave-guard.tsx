import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';

interface LeaveGuardProps {
  /** Whether something isn't saved. */
  hasUnsaved: boolean;
  /** Whether a save is under way. */
  isSaving: boolean;
  /** Saves it. @returns whether everything is saved */
  flush(): Promise<boolean>;
  /** Called before the page is left without saving. */
  onAbandon(): void;
}

/** How long leaving waits for a save before it asks. */
const PATIENCE_MS = 4_000;

/** Saves before another page opens, asks if that isn't possible or takes long, and goes on as soon as everything is saved. */
export function LeaveGuard({ hasUnsaved, isSaving, flush, onAbandon }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const [isAsking, setAsking] = useState(false);
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    let isWaiting = true;
    const timer = setTimeout(() => setAsking(true), PATIENCE_MS);
    void latest.current().then((isSaved) => isWaiting && !isSaved && setAsking(true));
    return () => {
      isWaiting = false;
      clearTimeout(timer);
      setAsking(false);
    };
  }, [isBlocked]);
  useEffect(() => {
    if (blocker.state === 'blocked' && !hasUnsaved) blocker.proceed();
  }, [blocker, hasUnsaved]);
  return (
    <AlertDialog
      open={isBlocked && isAsking}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      title="Leave without saving?"
      description={
        isSaving
          ? 'Your last changes are still being saved. If you leave now, you may lose them.'
          : 'We couldn’t save your last changes. If you leave, you’ll lose them.'
      }
      confirmLabel="Leave"
      cancelLabel="Stay"
      variant="danger"
      onConfirm={() => {
        onAbandon();
        if (blocker.state === 'blocked') blocker.proceed();
      }}
    />
  );
}

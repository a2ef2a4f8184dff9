import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';

interface LeaveGuardProps {
  /** Whether something isn't saved. */
  hasUnsaved: boolean;
  /** Saves it. @returns whether everything is saved */
  flush(): Promise<boolean>;
}

/** How long leaving waits for a save before it asks. */
const PATIENCE_MS = 4_000;

/** Saves before another page opens, and asks if that isn't possible. */
export function LeaveGuard({ hasUnsaved, flush }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const [isAsking, setAsking] = useState(false);
  const latest = useRef({ flush, blocker });
  useEffect(() => {
    latest.current = { flush, blocker };
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return setAsking(false);
    let isWaiting = true;
    const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
    void Promise.race([latest.current.flush(), timeout]).then((isSaved) => {
      const { blocker: now } = latest.current;
      if (!isWaiting || now.state !== 'blocked') return;
      if (isSaved) now.proceed();
      else setAsking(true);
    });
    return () => {
      isWaiting = false;
    };
  }, [isBlocked]);
  return (
    <AlertDialog
      open={isBlocked && isAsking}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      title="Leave without saving?"
      description="We couldn’t save your last changes. If you leave, you’ll lose them."
      confirmLabel="Leave"
      cancelLabel="Stay"
      variant="danger"
      onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
    />
  );
}

import { useCallback, useState } from 'react';

/** Runs one piece of work at a time and holds what went wrong, as a sentence. */
export function useWork() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }, []);
  return { busy, error, run };
}

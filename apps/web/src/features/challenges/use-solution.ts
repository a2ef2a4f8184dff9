import type { ChallengeSolution } from '@foothold/contracts/challenges';
import { useState } from 'react';
import { call, endpoint } from '../../shared/api/endpoint.ts';
import { useToast } from '../../shared/ui/toast.tsx';

/** Fetches the solution on request. */
export function useSolution(slug: string, onShown: () => void = () => undefined) {
  const [solution, setSolution] = useState<ChallengeSolution | null>(null);
  const [busy, setBusy] = useState(false);
  const { show } = useToast();
  async function reveal(): Promise<void> {
    setBusy(true);
    try {
      setSolution(await call(endpoint('POST /api/challenges/{slug}/solution'), { slug }));
      onShown();
    } catch {
      show({
        title: 'We couldn’t load the solution',
        description: 'Check your connection and try again.',
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }
  return { solution, busy, reveal };
}

import { useEffect } from 'react';
import { BOARD_PATH } from '../../features/applications/paths.ts';
import { claimOfflineData, createOfflineStore, MOVES } from '../../shared/offline/offline-data.ts';
import { useToast } from '../../shared/ui/toast.tsx';

/**
 * Deletes what another account left in this browser for use offline, and sends this account’s moves that are waiting. The board sends them
 * itself, because it also shows what became of them.
 */
export function useOfflineData(accountId: string | undefined): void {
  const { show } = useToast();
  useEffect(() => {
    if (accountId === undefined) return;
    void claimOfflineData(accountId);
    const waiting = createOfflineStore(accountId, MOVES);
    async function send(owner: string): Promise<void> {
      if (location.pathname === BOARD_PATH || waiting.read() === null) return;
      const { sendElsewhere } = await import('../../features/applications/offline/send-elsewhere.ts');
      const message = await sendElsewhere(owner);
      if (message) show(message);
    }
    // They are sent when the connection works again.
    const trySending = () => void send(accountId).catch(() => undefined);
    trySending();
    addEventListener('online', trySending);
    return () => removeEventListener('online', trySending);
  }, [accountId, show]);
}

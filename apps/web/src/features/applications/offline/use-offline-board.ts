import { useEffect, useRef, useState } from 'react';
import { type BoardData, readStoredBoard, storeBoard, takeOfflineMark } from './store-board.ts';

/**
 * Stores the board for reading offline whenever it was loaded. If the document came from the cache, it returns the latest data that was
 * stored, until fresh data is loaded.
 */
export function useOfflineBoard(accountId: string, loaded: BoardData): { board: BoardData; isCached: boolean } {
  const [stored, setStored] = useState<{ loaded: BoardData; board: BoardData } | null>(null);
  const cached = useRef<BoardData>(undefined);
  useEffect(() => {
    if (takeOfflineMark()) cached.current = loaded;
    const stop = new AbortController();
    if (cached.current === loaded) {
      const show = (board: BoardData | null) => setStored({ loaded, board: board ?? loaded });
      readStoredBoard(accountId).then(show, () => show(null));
    } else {
      // Without room or a connection, the page only doesn’t open offline.
      storeBoard(accountId, loaded, stop.signal).catch(() => undefined);
    }
    return () => stop.abort();
  }, [accountId, loaded]);
  return stored?.loaded === loaded ? { board: stored.board, isCached: true } : { board: loaded, isCached: false };
}

import { useEffect, useRef, useState } from 'react';
import { type BoardData, keepBoard, readKeptBoard, takeOfflineMark } from './keep-board.ts';

/**
 * Stores the board for reading offline whenever it was loaded. If the document came from the cache, it returns the latest data that was
 * stored, until fresh data is loaded.
 */
export function useKeptBoard(accountId: string, loaded: BoardData): { board: BoardData; isKept: boolean } {
  const [kept, setKept] = useState<{ loaded: BoardData; board: BoardData } | null>(null);
  const cached = useRef<BoardData>(undefined);
  useEffect(() => {
    if (takeOfflineMark()) cached.current = loaded;
    const stop = new AbortController();
    if (cached.current === loaded) {
      const show = (board: BoardData | null) => setKept({ loaded, board: board ?? loaded });
      readKeptBoard(accountId).then(show, () => show(null));
    } else {
      // Without room or a connection, the page only doesn’t open offline.
      keepBoard(accountId, loaded, stop.signal).catch(() => undefined);
    }
    return () => stop.abort();
  }, [accountId, loaded]);
  return kept?.loaded === loaded ? { board: kept.board, isKept: true } : { board: loaded, isKept: false };
}

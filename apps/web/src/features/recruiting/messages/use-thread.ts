import type { Thread, ThreadMessage } from '@foothold/contracts/recruiting/threads';
import { useEffect, useRef, useState } from 'react';
import { useReloaded } from '../../../shared/hooks/use-reloaded.ts';
import type { ThreadSide } from './side.ts';

/** A thread that follows every change, with what this window sent and the earlier messages that it loaded. */
export function useThread<Loaded extends Thread>(loaded: Loaded, side: ThreadSide, isEarlier: boolean) {
  const fresh = useReloaded(
    loaded,
    (news) => !isEarlier && (news === 'missed' || news.kind === 'recruiting'),
    () => side.load() as Promise<Partial<Loaded>>,
  );
  const [sent, setSent] = useState<readonly ThreadMessage[]>([]);
  const [earlier, setEarlier] = useState<Pick<Thread, 'messages' | 'earlier'> | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const known = new Set(fresh.messages.map(({ id }) => id));
  const first = Number(fresh.messages[0]?.id ?? Number.POSITIVE_INFINITY);
  const messages = [
    ...(earlier?.messages.filter(({ id }) => Number(id) < first) ?? []),
    ...fresh.messages,
    ...sent.filter(({ id }) => !known.has(id) && Number(id) > first),
  ];

  async function loadEarlier(): Promise<boolean> {
    const before = earlier ? earlier.earlier : fresh.earlier;
    if (before === null || isLoading) return true;
    setIsLoading(true);
    try {
      const page = await side.load(before);
      setEarlier({ messages: [...page.messages, ...(earlier?.messages ?? [])], earlier: page.earlier });
      return true;
    } catch {
      return false;
    } finally {
      setIsLoading(false);
    }
  }

  useReading(fresh, side);
  return {
    thread: fresh,
    messages,
    earlier: earlier ? earlier.earlier : fresh.earlier,
    isLoading,
    loadEarlier,
    addSent: (message: ThreadMessage) => setSent((all) => [...all, message]),
  };
}

/** Marks messages as read once somebody can see them. */
function useReading({ unread, messages }: Thread, side: ThreadSide): void {
  const last = messages.at(-1)?.id;
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (unread === 0 || last === undefined) return;
    const mark = () => {
      if (document.visibilityState !== 'visible' || marked.current === last) return;
      marked.current = last;
      // The next change, or the next visit, tries it again.
      side.markRead(last).catch(() => {
        marked.current = undefined;
      });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [unread, last, side]);
}

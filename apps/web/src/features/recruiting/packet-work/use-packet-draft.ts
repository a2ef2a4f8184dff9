import { useEffect, useRef, useState } from 'react';
import { createPacketStore, loadDraft, mergeRows, type PacketDraft, saveDraft } from './draft.ts';
import type { NewPacketOutcome } from './new.server.ts';

interface DraftPlace {
  memberId: string;
  listingId: string;
  replaces: string | null;
}

/**
 * The application as it is typed, stored on this device until it is proposed.
 * @param initial what the server rendered
 * @param isReturned whether that is the input of a submission without JavaScript, which is newer than the stored draft
 */
export function usePacketDraft(place: DraftPlace, initial: PacketDraft, isReturned: boolean) {
  const [draft, setDraft] = useState(initial);
  const [isRestored, setRestored] = useState(false);
  const { memberId, listingId, replaces } = place;
  const [store] = useState(() => createPacketStore(memberId, listingId, replaces));
  const isChanged = useRef(isReturned);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const found = isReturned ? null : loadDraft(store, Date.now());
    if (!found) return;
    setDraft(found);
    setRestored(true);
  }, []);

  useEffect(() => {
    if (isChanged.current) saveDraft(store, draft, Date.now());
  }, [store, draft]);

  function change(part: Partial<PacketDraft>): void {
    isChanged.current = true;
    setDraft((now) => ({ ...now, ...part }));
  }

  return {
    draft,
    isRestored,
    change,
    setAnswer(at: number, answer: string): void {
      isChanged.current = true;
      setDraft((now) => ({ ...now, rows: now.rows.map((row, index) => (index === at ? { ...row, answer } : row)) }));
    },
    /** Takes over what the server looked up or stored. What was typed in the meantime stays. */
    receive({ intent, draft: sent }: NewPacketOutcome): void {
      if (!sent) return;
      isChanged.current = true;
      if (intent === 'prepare')
        setDraft((now) => ({
          ...now,
          rows: mergeRows(
            now.rows,
            sent.rows.map(({ known, ...row }) => ({ ...row, answer: known ?? row.answer })),
          ),
        }));
      else setDraft((now) => ({ ...now, files: sent.files }));
    },
    discard(): void {
      isChanged.current = false;
      store.forget();
      setDraft(initial);
      setRestored(false);
    },
  };
}

import { useEffect, useRef } from 'react';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Edits } from './edits.ts';

/**
 * Shows what the last change did, with a button that undoes it. It disappears once another change follows, because undo would then undo that
 * one.
 */
export function useUndoOffer({ past }: Pick<Edits, 'past'>, undo: () => void): (title: string) => void {
  const { show, dismiss } = useToast();
  const offer = useRef<{ toast: number; past: Edits['past'] | null }>(null);
  useEffect(() => {
    if (!offer.current) return;
    offer.current.past ??= past;
    if (offer.current.past === past) return;
    dismiss(offer.current.toast);
    offer.current = null;
  }, [past, dismiss]);
  return (title) => {
    const action = { label: 'Undo', hint: 'Choose “Undo” above the fields', onSelect: undo };
    offer.current = { toast: show({ title, action }), past: null };
  };
}

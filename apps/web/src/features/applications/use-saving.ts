import { useEffect, useRef } from 'react';
import { type FetcherWithComponents, useFetcher, useNavigate } from 'react-router';
import type { Format } from '../../shared/format/format.ts';
import { useFormat } from '../../shared/format/use-format.tsx';
import { toFailureToast } from '../../shared/ui/failure-toast.ts';
import { useToast } from '../../shared/ui/toast.tsx';
import type { ToastMessage } from '../../shared/ui/toast-store.ts';
import type { SavingOutcome } from './saving-outcome.ts';

/**
 * Saves, removes, and hides listings without leaving the page, shows the result, and offers to undo it. The page's action
 * is `changeApplications`.
 * @param undo Restores a listing. Needed if the component that removed it disappears with it
 */
export function useSavedListings(undo?: FetcherWithComponents<SavingOutcome>): FetcherWithComponents<SavingOutcome> {
  const fetcher = useFetcher<SavingOutcome>();
  const { show, dismiss } = useToast();
  const navigate = useNavigate();
  const format = useFormat();
  const last = useRef<number>(undefined);
  const { submit } = undo ?? fetcher;
  const lastReported = useRef<SavingOutcome>(undefined);
  useEffect(() => {
    const outcome = fetcher.data;
    if (!outcome || outcome === lastReported.current) return;
    lastReported.current = outcome;
    // Dismisses the previous message about this listing, which is outdated and would delay the new one.
    if (last.current !== undefined) dismiss(last.current);
    const undoIt = (intent: string, fields: Record<string, string>) =>
      void submit({ intent, ...fields }, { method: 'post' });
    const message = outcome.repeats
      ? getRepeatMessage(outcome.repeats, format, (to) => void navigate(to))
      : getSuccessMessage(outcome, undoIt);
    if (message) last.current = show(message);
  }, [fetcher.data, show, dismiss, submit, navigate, format]);
  return fetcher;
}

/** Says that the member applied to the same company before, or tracks the same job already. */
function getRepeatMessage(
  { id, company, appliedDate }: NonNullable<SavingOutcome['repeats']>,
  format: Format,
  go: (to: string) => void,
): ToastMessage {
  return {
    title: 'Job saved',
    description:
      appliedDate === null
        ? `You already track this title at ${company}.`
        : `You applied to ${company} on ${format.date(appliedDate)}.`,
    action: { label: 'See it', hint: 'Find it under Applications', onSelect: () => go(`/portal/applications/${id}`) },
  };
}

function getSuccessMessage(
  { failure, done, removed, hidden }: SavingOutcome,
  undo: (intent: string, fields: Record<string, string>) => void,
): ToastMessage | null {
  if (failure) return toFailureToast(failure);
  if (done === 'saved') return { title: 'Job saved', description: 'See it under Applications.' };
  if (removed) {
    const hint = 'Find it among the removed applications';
    const onSelect = () => undo('restore-application', { id: removed.id });
    return { title: 'Application removed', action: { label: 'Undo', hint, onSelect } };
  }
  if (!hidden) return null;
  return {
    title: hidden.kind === 'company' ? `All jobs from ${hidden.company} hidden` : 'Job hidden',
    description: 'You can restore it under Hidden.',
    action: {
      label: 'Undo',
      hint: 'Restore it on the Hidden page',
      onSelect: () => undo('restore', { id: hidden.id }),
    },
  };
}

import { useEffect, useRef } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { toFailureToast } from '../../../shared/ui/failure-toast.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { BulkOutcome } from './bulk-outcome.ts';

type BulkFetcher = FetcherWithComponents<BulkOutcome>;

/** Undoes what was done with applications. It belongs to the page, because a row can disappear with what was done. */
export function useBulkUndo(): BulkFetcher {
  const undo = useFetcher<BulkOutcome>();
  const { show } = useToast();
  useEffect(() => {
    if (undo.data?.title) show(toMessage(undo.data));
    else if (undo.data?.failure) show(toFailureToast(undo.data.failure));
  }, [undo.data, show]);
  return undo;
}

/** Changes applications without leaving the page, says what was done, and offers to undo it. @param onDone runs after a success */
export function useBulk({ submit }: BulkFetcher, onDone?: () => void): BulkFetcher {
  const fetcher = useFetcher<BulkOutcome>();
  const { show } = useToast();
  const finish = useRef(onDone);
  useEffect(() => {
    finish.current = onDone;
  });
  useEffect(() => {
    const outcome = fetcher.data;
    if (!outcome?.title) return;
    finish.current?.();
    const onSelect = () => {
      const form = new FormData();
      for (const [name, value] of outcome.undo ?? []) form.append(name, value);
      void submit(form, { method: 'post' });
    };
    const hint = 'You can also change them back in the list.';
    show({ ...toMessage(outcome), ...(outcome.undo && { action: { label: 'Undo', hint, onSelect } }) });
  }, [fetcher.data, show, submit]);
  return fetcher;
}

const toMessage = ({ title, description }: BulkOutcome) => ({
  ...(title !== null && { title }),
  ...(description !== undefined && { description }),
});

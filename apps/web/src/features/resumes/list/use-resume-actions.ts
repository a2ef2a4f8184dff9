import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { changeResumes } from './list.server.ts';

/** The id of a résumé's link in the list. */
export const getRowId = (id: string) => `resume-${id}`;

/** The id of the heading above the archived résumés. */
export const ARCHIVED_ID = 'archived';

/** Copies, archives, and deletes résumés, and shows what was done, with a way to undo it where there is one. */
export function useResumeActions() {
  const fetcher = useFetcher<RouteData<typeof changeResumes>>();
  const toast = useToast();
  const send = fetcher.submit;
  const submit = useCallback(
    (intent: string, id: string) => void send({ intent, id }, { method: 'post', action: '/portal/resumes' }),
    [send],
  );
  const isBusy = fetcher.state !== 'idle';
  const done = isBusy ? undefined : fetcher.data;

  useEffect(() => {
    if (!done) return;
    if ('failure' in done) {
      const { code, message, hint } = done.failure;
      const description =
        code === 'access.plan-limit' ? 'Copies and archived résumés count. Delete one you no longer need.' : hint;
      toast.show({ variant: 'destructive', title: message, ...(description !== undefined && { description }) });
    } else if ('copied' in done) {
      const { id, title } = done.copied;
      toast.show({
        title: `Created “${title}”`,
        action: {
          label: 'Undo',
          hint: `Choose “Delete” in the menu of “${title}”`,
          onSelect: () => submit('remove', id),
        },
      });
      focusRow(id);
    } else if ('archived' in done) {
      const { id, title } = done.archived;
      toast.show({
        title: `Archived “${title}”`,
        action: {
          label: 'Undo',
          hint: `Choose “Restore” in the menu of “${title}”`,
          onSelect: () => submit('restore', id),
        },
      });
      focusRow(id);
    } else if ('restored' in done) {
      const { id, title } = done.restored;
      toast.show({ title: `Restored “${title}”` });
      focusRow(id);
    } else if ('removed' in done) {
      toast.show({ title: 'Résumé deleted' });
      focusRow(done.removed);
    }
  }, [done, submit, toast]);

  const start = (intent: string) => (id: string) => {
    if (!isBusy) submit(intent, id);
  };
  return {
    duplicate: start('duplicate'),
    archive: start('archive'),
    restore: start('restore'),
    remove: start('remove'),
  };
}

export type ResumeActions = ReturnType<typeof useResumeActions>;

/** Focuses a résumé in the list, or what comes next if it isn't visible there, because its menu may be gone. */
function focusRow(id: string): void {
  const places = [
    document.getElementById(getRowId(id)),
    document.getElementById(ARCHIVED_ID)?.closest('summary'),
    document.querySelector<HTMLElement>(`[id^="${getRowId('')}"]`),
  ];
  for (const place of places) {
    place?.focus();
    if (place && document.activeElement === place) return;
  }
}

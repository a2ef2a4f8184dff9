import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { describeFailure } from '../../../shared/api/failed-try.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { ImportResult } from './use-import.ts';

const countJobs = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`;

/** Removes exactly what an import added. */
export function UndoImport({ id, label = 'Undo the import' }: { id: string; label?: string }) {
  const [busy, setBusy] = useState(false);
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  async function undo(): Promise<void> {
    setBusy(true);
    try {
      const { removed } = await call(endpoint('DELETE /api/applications/imports/{id}'), { id });
      show({ title: `Removed ${countJobs(removed)}` });
      await revalidate();
    } catch (error) {
      const { message, hint } = describeFailure(error);
      show({ title: message, description: hint, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="small" busy={busy} busyLabel="Removing…" onClick={() => void undo()}>
      {label}
    </Button>
  );
}

/** What an import did. */
export function ImportDone({ result, left, onMore }: { result: ImportResult; left: number; onMore: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, added, skipped, unreadable } = result;
  return (
    <section className="flex max-w-prose flex-col items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {left === 0 ? 'Import undone' : `Imported ${countJobs(added)}`}
      </h2>
      <p className="text-soft">
        {left === 0
          ? 'The jobs of this import were removed. Your other applications are as they were.'
          : [
              skipped > 0 && `Skipped ${countJobs(skipped)} that you have.`,
              unreadable > 0 && `Left out ${unreadable} ${unreadable === 1 ? 'row' : 'rows'} that couldn’t be read.`,
              'Each state is the one you chose or your table named.',
            ]
              .filter(Boolean)
              .join(' ')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to="/portal/applications" variant="primary">
          See your applications
        </ButtonLink>
        {left > 0 && <UndoImport id={id} />}
        <Button variant="quiet" onClick={onMore}>
          Import another table
        </Button>
      </div>
    </section>
  );
}

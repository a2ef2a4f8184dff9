import type { ReactNode } from 'react';
import { Callout } from '../../../shared/ui/callout.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import type { SettingsOutcome } from './changes.server.ts';

export interface SectionProps {
  id: string;
  title: string;
  note?: ReactNode;
  /** For tables: puts the actions below, across the full width. */
  wide?: boolean;
  children: ReactNode;
}

/** A settings section, with its description beside the controls. */
export function Section({ id, title, note, wide = false, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'grid gap-x-12 gap-y-5 border-b border-line py-8 last:border-b-0',
        !wide && 'lg:grid-cols-[17rem_minmax(0,1fr)]',
      )}
    >
      <div className="flex flex-col gap-1.5">
        <h2 id={id} className="text-lead">
          {title}
        </h2>
        {note !== undefined && <div className="max-w-prose text-soft">{note}</div>}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}

/** The success message, shown next to the form. */
export function SuccessMessage({ outcome }: { outcome: Pick<SettingsOutcome, 'done'> | null }) {
  if (!outcome?.done) return null;
  return <Callout tone="hold" title={outcome.done} live />;
}

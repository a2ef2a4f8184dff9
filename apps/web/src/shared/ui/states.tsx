import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { EmptyDrawing, type EmptyMotif } from './pictures/empty-drawing.tsx';

export interface EmptyStateProps {
  title: string;
  /** Why it is empty and how to change that. */
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
  motif?: EmptyMotif;
  level?: 'h1' | 'h2' | 'h3' | 'h4';
}

export function EmptyState({ title, children, action, motif = 'route', level: Heading = 'h2' }: EmptyStateProps) {
  return (
    <section data-empty className="flex flex-col items-start gap-4 py-10 md:flex-row md:items-center md:gap-10">
      <EmptyDrawing motif={motif} />
      <div className="flex max-w-prose flex-col items-start gap-3">
        <Heading className="text-title">{title}</Heading>
        <div className="text-soft">{children}</div>
        {action !== undefined && <div className="pt-1">{action}</div>}
      </div>
    </section>
  );
}

export interface ErrorStateProps {
  /** What happened, in one sentence. */
  title: string;
  /** What to do. */
  children: ReactNode;
  /** A retry button or a link. */
  action?: ReactNode;
  /** The request's id in the log, for support. */
  reference?: string | undefined;
  level?: 'h1' | 'h2' | 'h3';
}

/** An error state. It doesn't blame the user, leaves the rest of the page in place, and offers a next step. */
export function ErrorState({ title, children, action, reference, level: Heading = 'h2' }: ErrorStateProps) {
  return (
    <section role="alert" className={cx('flex flex-col items-start gap-4 py-10 md:flex-row md:items-center md:gap-10')}>
      <EmptyDrawing motif="gap" />
      <div className="flex max-w-prose flex-col items-start gap-3">
        <Heading className="text-title">{title}</Heading>
        <div className="text-soft">{children}</div>
        {reference && (
          <p className="text-small text-soft">
            If you contact us about this, include this reference:{' '}
            <code className="font-mono text-ink">{reference}</code>.
          </p>
        )}
        {action !== undefined && <div className="flex flex-wrap gap-3 pt-1">{action}</div>}
      </div>
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import { cx } from '../../../shared/ui/cx.ts';

export interface SectionProps {
  /** The section's anchor. */
  id?: string;
  title: string;
  /** One or two sentences beside the title. */
  lead?: ReactNode;
  /** A `SampleNote` or a link, below the lead. */
  note?: ReactNode;
  /** `sunken` sets a section apart from its neighbors. */
  ground?: 'paper' | 'sunken';
  /** A decorative background. */
  backdrop?: ReactNode;
  /** Additional classes of the column, such as padding that leaves room for a drawing. */
  column?: string;
  children?: ReactNode;
}

/** A marketing page section: a hairline, a title with a lead, and the content in the page's column. */
export function Section({ id, title, lead, note, ground = 'paper', backdrop, column, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={cx('relative border-t border-line', ground === 'sunken' && 'bg-sunken')}
    >
      {backdrop}
      <div className={cx('page relative py-5 md:py-7', column)}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
          <h2 id={heading} className="text-heading">
            {title}
          </h2>
          {(lead !== undefined || note !== undefined) && (
            <div className="flex max-w-prose flex-wrap items-baseline gap-x-4 gap-y-1.5 lg:max-w-none lg:flex-1 lg:basis-80 lg:justify-end">
              {lead !== undefined && <p className="text-soft">{lead}</p>}
              {note}
            </div>
          )}
        </div>
        {children !== undefined && <div className="mt-4 md:mt-5">{children}</div>}
      </div>
    </section>
  );
}

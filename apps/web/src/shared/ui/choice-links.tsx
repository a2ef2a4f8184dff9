import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FormattedNumber } from '../format/use-format.tsx';
import { cx } from './cx.ts';

export interface Choice {
  to: string;
  label: ReactNode;
  current: boolean;
  /** The number of items. */
  count?: number;
  /** What `count` counts, for screen readers: "open". */
  counted?: string;
}

const itemClass = {
  tabs: (current: boolean) =>
    cx(
      '-mb-px min-h-10 border-b-2 px-0.5',
      current ? 'border-accent text-ink' : 'border-transparent text-soft hover:text-ink',
    ),
  segments: (current: boolean) =>
    cx('min-h-9 rounded-control px-2.5', current ? 'bg-ink text-paper' : 'text-soft hover:bg-sunken hover:text-ink'),
};

/** Choices as links to the same page, so they can be shared and work without JavaScript. */
export function ChoiceLinks({
  label,
  choices,
  look = 'segments',
}: {
  label: string;
  choices: readonly Choice[];
  look?: keyof typeof itemClass;
}) {
  return (
    <nav aria-label={label}>
      <ul className={look === 'tabs' ? 'flex flex-wrap gap-x-5 border-b border-line' : 'flex flex-wrap gap-1'}>
        {choices.map(({ to, label: text, current, count, counted }) => (
          <li key={to} className="flex">
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'true' : undefined}
              className={cx(
                'inline-flex items-center gap-2 text-small font-medium whitespace-nowrap no-underline transition-colors',
                itemClass[look](current),
              )}
            >
              {text}
              {count !== undefined && (
                <span className={cx('text-note figures', !(current && look === 'segments') && 'text-soft')}>
                  <FormattedNumber value={count} />
                  {counted !== undefined && <span className="sr-only"> {counted}</span>}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from 'react-router';
import { cx } from '../../shared/ui/cx.ts';

export interface FilterLinksProps {
  /** The filter's label: "Category", "Department". */
  label: string;
  /** The selected value is marked as the current page. */
  options: readonly { label: string; to: string; current: boolean; count?: number | string }[];
}

/** A row of badges that link to the filtered page, so a selection can be shared and works without JavaScript. */
export function FilterLinks({ label, options }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option.to}>
            <Link
              to={option.to}
              preventScrollReset
              aria-current={option.current ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-small font-medium no-underline transition-colors',
                option.current
                  ? 'border-ink bg-ink text-paper'
                  : 'border-edge text-ink hover:border-ink hover:bg-sunken',
              )}
            >
              {option.label}
              {option.count !== undefined && (
                <span className={cx('figures', !option.current && 'text-soft')}>{option.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

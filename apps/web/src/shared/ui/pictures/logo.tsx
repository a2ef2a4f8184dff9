import { useBrand } from '../../app-data.tsx';
import { cx } from '../cx.ts';

/** The route line: one foothold below, a move to the side, and the next foothold above. */
export function RouteMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        d="M7 25.5 14.5 17.5 19 20 25 7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="7" cy="25.5" r="4" className="fill-paper" stroke="currentColor" strokeWidth="2.6" />
      <circle cx="25" cy="7.5" r="5.2" className="fill-accent" />
    </svg>
  );
}

/** The brand's logo and name. A custom brand may provide an image instead. */
export function Logo({ className }: { className?: string }) {
  const { name, logo } = useBrand();
  if (logo.kind === 'picture') {
    return (
      <img src={logo.src} width={logo.width} height={logo.height} alt={name} className={cx('h-8 w-auto', className)} />
    );
  }
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      <RouteMark className="size-8" />
      <span className="translate-y-[0.04em] font-display text-title leading-none font-medium tracking-heading">
        {name}
      </span>
    </span>
  );
}

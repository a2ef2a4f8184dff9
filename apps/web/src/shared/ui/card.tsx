import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A frame for a single item: a listing, a plan, a file. Page sections are separated by space and hairlines instead. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('rounded-panel border border-line bg-raised p-5 md:p-6', className)}>{children}</div>;
}

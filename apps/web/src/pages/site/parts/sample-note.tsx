import { cx } from '../../../shared/ui/cx.ts';

export interface SampleNoteProps {
  /** What is a sample: "Sample figures", "Sample people and companies". */
  children?: string;
  className?: string;
}

/** Labels the content next to it as made up. The open, dashed step is the symbol for samples everywhere. */
export function SampleNote({ children = 'Sample', className }: SampleNoteProps) {
  return (
    <p className={cx('inline-flex items-start gap-1.5 text-note text-soft', className)}>
      <svg viewBox="0 0 12 12" aria-hidden="true" className="mt-1 size-3 shrink-0">
        <circle cx="6" cy="6" r="4.75" fill="none" strokeWidth="1.5" strokeDasharray="2.2 1.55" stroke="currentColor" />
      </svg>
      {children}
    </p>
  );
}

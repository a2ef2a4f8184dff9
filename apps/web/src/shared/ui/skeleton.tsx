import { cx } from './cx.ts';

export interface SkeletonProps {
  /** What is being loaded; said once, for the whole group. */
  label: string;
  /** One class of width and height for each gray line, like `w-2/3 h-4`. */
  lines: readonly string[];
}

/** The shape of what is about to come, so that the page does not jump. */
export function Skeleton({ label, lines }: SkeletonProps) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {lines.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing else to tell them apart, and never move
        <span key={index} className={cx('block animate-breathe rounded-control bg-line', size)} />
      ))}
    </div>
  );
}

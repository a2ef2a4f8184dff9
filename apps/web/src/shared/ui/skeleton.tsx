import { cx } from './cx.ts';

export interface SkeletonProps {
  /** What is being loaded; announced once for the whole group. */
  label: string;
  /** Width and height classes for each gray line, like `w-2/3 h-4`. */
  lines: readonly string[];
}

/** A placeholder shape, so that the page doesn't jump. */
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

import { cx } from './cx.ts';

export interface SkeletonProps {
  /** What is loading; announced once for the whole group. */
  label: string;
  /** Width and height classes of each gray line, like `w-2/3 h-4`. */
  lines: readonly string[];
}

/** A loading placeholder that prevents layout shifts. */
export function Skeleton({ label, lines }: SkeletonProps) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {lines.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never move
        <span key={index} className={cx('block animate-breathe rounded-control bg-line', size)} />
      ))}
    </div>
  );
}

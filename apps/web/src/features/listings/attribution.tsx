import { cx } from '../../shared/ui/cx.ts';
import type { SourceAttribution } from './row-view.ts';

interface AttributionProps {
  attribution: SourceAttribution;
  className?: string;
}

/** Names the source of a listing if its terms ask for that. They also ask for a link that search engines follow. */
export function Attribution({ attribution: { name, url }, className }: AttributionProps) {
  if (url === null) return <span className={className}>{name}</span>;
  return (
    <a href={url} rel="noopener" className={cx('link', className)}>
      {name}
    </a>
  );
}

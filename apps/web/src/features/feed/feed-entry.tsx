import { useFormat } from '../../shared/format/use-format.tsx';
import { type FeedItem, type FeedKind, formatRelativeTime } from './feed-list.ts';

const KIND_LABELS: Record<FeedKind, string> = { trend: 'Trend', tip: 'Tip', insight: 'Insight', market: 'Market' };

/** An icon for each kind. The word next to it says the same. */
const KIND_ICONS: Record<FeedKind, string> = {
  trend: 'M2 13 7 8l3 3 6-7',
  tip: 'M9 3v7M9 14v1',
  insight: 'M9 3a6 6 0 1 0 6 6M9 9l5-5',
  market: 'M3 15V9M9 15V4M15 15v-4',
};

/** A feed item with its kind, age, confidence, and sample. */
export function FeedEntry({ item, now }: { item: FeedItem; now: number }) {
  const format = useFormat();
  return (
    <li className="grid animate-fade grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 border-b border-line py-6 pr-2 last:border-b-0">
      <svg viewBox="0 0 18 18" aria-hidden="true" className="mt-1 size-5">
        <path
          d={KIND_ICONS[item.type]}
          fill="none"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-accent"
        />
      </svg>
      <article className="flex flex-col gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3 text-note text-soft">
          <span className="font-strong text-ink">{KIND_LABELS[item.type]}</span>
          <span>{item.category}</span>
          <time dateTime={item.timestamp} className="ml-auto figures">
            {formatRelativeTime(item.timestamp, now)}
          </time>
        </p>
        <h4 className="font-text text-body leading-6 font-strong tracking-normal">{item.title}</h4>
        <p className="max-w-prose text-small">{item.content}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-note text-soft">
          <span className="inline-flex items-center gap-2 figures">
            <svg viewBox="0 0 40 6" aria-hidden="true" className="h-1.5 w-10">
              <rect width="40" height="6" rx="3" className="fill-line" />
              <rect width={40 * item.confidence} height="6" rx="3" className="fill-hold" />
            </svg>
            {format.percent(item.confidence)} confidence
          </span>
          {item.basis !== null && <span>Based on {item.basis}</span>}
          {item.model !== null && <span>Wording by a language model ({item.model})</span>}
        </p>
      </article>
    </li>
  );
}

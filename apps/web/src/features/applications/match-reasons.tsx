import type { ListingMatch } from '@foothold/contracts/listings';
import { CircleHelp, Minus, Plus } from 'lucide-react';
import { MatchParts } from './match-score.tsx';

type ReasonEffect = ListingMatch['reasons'][number]['effect'];

const EFFECTS: Record<ReasonEffect, { Icon: typeof Plus; label: string; look: string }> = {
  for: { Icon: Plus, label: 'For: ', look: 'text-hold-text' },
  against: { Icon: Minus, label: 'Against: ', look: 'text-caution-text' },
  unknown: { Icon: CircleHelp, label: 'Unknown: ', look: 'text-soft' },
};

const ORDER: readonly ReasonEffect[] = ['for', 'against', 'unknown'];

type Reason = Pick<ListingMatch['reasons'][number], 'effect' | 'text'>;

/** Reasons as a list, in the given order. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul aria-label="Reasons" className="flex max-w-prose flex-col gap-1 text-small">
      {reasons.map(({ effect, text }) => {
        const { Icon, label, look } = EFFECTS[effect];
        return (
          <li key={text} className="flex gap-2.5">
            <Icon aria-hidden="true" size={16} strokeWidth={2.25} className={`mt-1 shrink-0 ${look}`} />
            <span className="min-w-0">
              <span className="sr-only">{label}</span>
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Reasons for and against a listing, and what is unknown. The points are one click away. */
export function MatchReasons({ reasons, parts }: Pick<ListingMatch, 'reasons' | 'parts'>) {
  return (
    <div className="flex flex-col gap-2 pt-1.5">
      <ReasonList reasons={ORDER.flatMap((effect) => reasons.filter((reason) => reason.effect === effect))} />
      <details className="group">
        <summary className="inline-flex min-h-6 cursor-pointer list-none items-center rounded-control text-small text-soft underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
          <span className="group-open:hidden">Show score breakdown</span>
          <span className="hidden group-open:inline">Hide score breakdown</span>
        </summary>
        <div className="pt-2">
          <MatchParts parts={parts} />
        </div>
      </details>
    </div>
  );
}

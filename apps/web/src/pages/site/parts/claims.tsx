import { cx } from '../../../shared/ui/cx.ts';
import { SampleNote } from './sample-note.tsx';

export interface Claim {
  /** "97%", "14 days". */
  figure: string;
  label: string;
  /** What the figure means and doesn't mean. */
  about?: string;
}

/** Marketing figures in a row, with a note that they are samples. */
export function MarketingClaims({ claims, className }: { claims: readonly Claim[]; className?: string }) {
  return (
    <div className={className}>
      <dl
        className={cx(
          'grid gap-x-10 gap-y-8 border-y border-line py-8 sm:grid-cols-2',
          claims.length > 2 && 'lg:grid-cols-3',
        )}
      >
        {claims.map(({ figure, label, about }) => (
          <div key={label} className="flex flex-col gap-1">
            <dt className="order-2 text-small font-strong">{label}</dt>
            <dd className="order-1 font-display text-heading figures">{figure}</dd>
            {about !== undefined && <dd className="order-3 text-small text-soft">{about}</dd>}
          </div>
        ))}
      </dl>
      <SampleNote className="pt-3">Sample figures, not measured from members</SampleNote>
    </div>
  );
}

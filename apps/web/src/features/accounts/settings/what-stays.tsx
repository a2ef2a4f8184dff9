import type { Erasure } from '@foothold/contracts/accounts';

/** What is retained after an erasure, until when, and which law requires it. */
export function RetainedData({ stays }: Pick<Erasure, 'stays'>) {
  return (
    <dl className="border-t border-line text-small">
      {stays.map(({ what, until, why }) => (
        <div key={what} className="flex flex-col gap-0.5 border-b border-line py-3">
          <dt className="font-medium">{what}</dt>
          <dd>How long: {until}.</dd>
          <dd className="text-soft">{why}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';

/** The names and values of an item's properties. */
export function DescriptionList({ items }: { items: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className="@container w-full border-t border-line text-small">
      {items.map(({ term, value }) => (
        <div key={term} className="grid gap-x-8 gap-y-0.5 border-b border-line py-3 @min-[30rem]:grid-cols-[12rem_1fr]">
          <dt className="text-soft">{term}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

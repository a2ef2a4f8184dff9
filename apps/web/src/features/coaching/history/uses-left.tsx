import { useFormat } from '../../../shared/format/use-format.tsx';

/** How often the tools can still be used today, by the plan. */
export function UsesLeft({ usedToday, perDay }: { usedToday: number; perDay: number }) {
  const { number } = useFormat();
  const left = Math.max(0, perDay - usedToday);
  return (
    <p className="text-small text-soft">
      <span className="font-strong text-ink figures">{number(left)}</span> of {number(perDay)} uses left today, for all
      four tools together. They are counted anew at midnight UTC.
    </p>
  );
}

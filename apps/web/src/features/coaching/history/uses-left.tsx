import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';

interface UsesLeftProps {
  usedToday: number;
  perDay: number;
  /** Name of the language model that may put the words better; null where none is configured. */
  model: string | null;
}

/** How often the tools can still be used today, by the plan, and who reads what is sent: stands before what is to be filled in. */
export function UsesLeft({ usedToday, perDay, model }: UsesLeftProps) {
  const { number } = useFormat();
  const left = Math.max(0, perDay - usedToday);
  return (
    <div className="flex max-w-prose flex-col gap-2 text-small text-soft">
      {left > 0 ? (
        <p>
          <span className="font-strong text-ink figures">{number(left)}</span> of {number(perDay)} uses left today, for
          all four tools together. They are counted anew at midnight UTC.
        </p>
      ) : (
        <Callout tone="caution" title="No uses left today">
          <p>
            You have {number(perDay)} a day, for all four tools together. They are counted anew at midnight UTC.{' '}
            <Link to="/portal/billing" className="link">
              What each plan gives
            </Link>
          </p>
        </Callout>
      )}
      {model !== null && (
        <p>
          A language model ({model}) may put the words better. What you send is read by its provider for that, so leave
          out what nobody else may read.
        </p>
      )}
    </div>
  );
}

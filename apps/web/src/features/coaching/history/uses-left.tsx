import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';

interface UsesLeftProps {
  usedToday: number;
  perDay: number;
  /** Name of the language model that may reword answers and add to them; null if none is configured. */
  model: string | null;
}

/** How many uses of the tools are left today, and who reads the input. Shown before the form. */
export function UsesLeft({ usedToday, perDay, model }: UsesLeftProps) {
  const { number } = useFormat();
  const usesLeft = Math.max(0, perDay - usedToday);
  return (
    <div className="flex max-w-prose flex-col gap-2 text-small text-soft">
      {usesLeft > 0 ? (
        <p>
          <span className="font-strong text-ink figures">{number(usesLeft)}</span> of {number(perDay)} uses left today
          across all four tools. Resets at midnight UTC.
        </p>
      ) : (
        <Callout tone="caution" title="No uses left today">
          <p>
            You get {number(perDay)} a day across all four tools. Your limit resets at midnight UTC.{' '}
            <Link to="/portal/billing" className="link">
              See what each plan includes
            </Link>
          </p>
        </Callout>
      )}
      {model !== null && (
        <p>
          A language model ({model}) may improve the wording, and add questions and code findings that are marked as its
          own. Its provider reads what you send, so leave out anything private.
        </p>
      )}
    </div>
  );
}

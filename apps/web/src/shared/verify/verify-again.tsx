import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { FormFailure } from '../ui/form-state.tsx';
import { useAskForProof } from './verify-provider.tsx';

/**
 * Placed inside a form. If its action answered that a fresh second factor is required, asks for it and sends the form again with its input.
 * Without a script, the link leads to the page that asks.
 */
export function VerifyAgain({ failure }: { failure: FormFailure | null | undefined }) {
  const ask = useAskForProof();
  const place = useRef<HTMLParagraphElement>(null);
  const asked = useRef<FormFailure | null>(null);
  const { pathname } = useLocation();
  const needed = failure?.code === 'accounts.verify-again' ? failure : null;
  useEffect(() => {
    if (!needed || asked.current === needed) return;
    asked.current = needed;
    const form = place.current?.closest('form');
    void ask().then((proven) => proven && form?.requestSubmit());
  }, [needed, ask]);
  if (!needed) return null;
  return (
    <p ref={place} className="text-small">
      <Link to={`/portal/verify?next=${encodeURIComponent(pathname)}`} className="link">
        Confirm it’s you
      </Link>
      , then try again.
    </p>
  );
}

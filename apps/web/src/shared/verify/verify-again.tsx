import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { FormFailure } from '../ui/form-state.tsx';
import { useAskForProof } from './verify-provider.tsx';

/**
 * Place this inside a form. If its action requires a fresh second factor, it asks for one and resubmits the form with
 * its input. Without JavaScript, a link leads to the page that asks.
 */
export function VerifyAgain({ failure }: { failure: FormFailure | null | undefined }) {
  const ask = useAskForProof();
  const place = useRef<HTMLParagraphElement>(null);
  const lastFailure = useRef<FormFailure | null>(null);
  const { pathname } = useLocation();
  const verificationFailure = failure?.code === 'accounts.verify-again' ? failure : null;
  useEffect(() => {
    if (!verificationFailure || lastFailure.current === verificationFailure) return;
    lastFailure.current = verificationFailure;
    const form = place.current?.closest('form');
    void ask().then((isVerified) => isVerified && form?.requestSubmit());
  }, [verificationFailure, ask]);
  if (!verificationFailure) return null;
  return (
    <p ref={place} className="text-small">
      <Link to={`/portal/verify?next=${encodeURIComponent(pathname)}`} className="link">
        Confirm it’s you
      </Link>
      , then try again.
    </p>
  );
}

import { webhookLimits } from '@foothold/contracts/webhooks/choices';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import type { NewSecret } from './use-secret-form.ts';

/** A secret that was just created, with a button to copy it. */
export function SecretNotice({ created: { url, secret, rotated } }: { created: NewSecret }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <section aria-label="Signing secret" className="flex min-w-0 flex-col gap-4">
      <Callout tone="caution" title="Copy this signing secret now. We won’t show it again." live>
        <p>
          {rotated
            ? `Until you’ve changed over, the earlier secret signs too, for ${webhookLimits.rotationHours} hours.`
            : 'Your program needs it to check that events come from us.'}
        </p>
      </Callout>
      <div>
        <p className="pb-2 text-small text-soft wrap-anywhere">
          For {url}.{' '}
          <Link to="/documentation/webhooks#check-the-signature" className="link">
            How to check signatures
          </Link>
        </p>
        <p className="border-y border-line py-4 font-mono break-all select-all">{secret}</p>
      </div>
      {hydrated && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" onClick={copy}>
            <Copy aria-hidden="true" size={18} />
            Copy secret
          </Button>
          <span role="status" className="text-small text-soft">
            {copied === 'yes' && 'Copied.'}
            {copied === 'failed' && 'Your browser didn’t allow that. Select the secret and copy it.'}
          </span>
        </div>
      )}
    </section>
  );
}

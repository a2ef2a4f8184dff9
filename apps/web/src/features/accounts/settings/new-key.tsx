import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { NewKey } from './keys.server.ts';

/** A key that was just created, with a button to copy it and a first request to try. */
export function NewKeyNotice({ created: { name, key }, publicUrl }: { created: NewKey; publicUrl: string }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(key).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <section aria-label={`Your new key ${name}`} className="flex min-w-0 flex-col gap-4">
      <Callout tone="caution" title="Copy this key now. We won’t show it again." live>
        <p>Anyone who has it can do what you allowed. Keep it like a password, and out of code that you share.</p>
      </Callout>
      <p className="border-y border-line py-4 font-mono break-all select-all">{key}</p>
      {hydrated && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" onClick={copy}>
            <Copy aria-hidden="true" size={18} />
            Copy key
          </Button>
          <span role="status" className="text-small text-soft">
            {copied === 'yes' && 'Copied.'}
            {copied === 'failed' && 'Your browser didn’t allow that. Select the key and copy it.'}
          </span>
        </div>
      )}
      <div className="flex flex-col gap-1.5">
        <p className="text-small text-soft">To try it, in a terminal:</p>
        <pre className="rounded-control bg-sunken p-4 font-mono text-small break-all whitespace-pre-wrap">
          {`curl "${publicUrl}/api/v1/profile" \\\n  -H "Authorization: Bearer $KEY"`}
        </pre>
      </div>
    </section>
  );
}

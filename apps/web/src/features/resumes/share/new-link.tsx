import { Copy, ExternalLink } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button, getButtonClass } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';

/** The URL of a new link, which can be shown only once because only its hash is stored. Takes the focus. */
export function NewLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const copy = async () => {
    setCopied(
      await navigator.clipboard.writeText(url).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <Callout tone="hold" title="Copy your link now. We won’t show it again.">
      <div className="flex flex-wrap items-end gap-3 pt-3">
        <label htmlFor={id} className="sr-only">
          Link
        </label>
        <input
          id={id}
          ref={field}
          readOnly
          value={url}
          className="min-h-11 min-w-0 flex-1 basis-72 rounded-control border border-edge bg-raised px-3 font-mono text-note"
        />
        {hydrated && (
          <Button variant="primary" onClick={() => void copy()}>
            <Copy aria-hidden="true" size={18} />
            Copy
          </Button>
        )}
        <a href={url} target="_blank" rel="noreferrer" className={getButtonClass('secondary')}>
          <ExternalLink aria-hidden="true" size={18} />
          Open
        </a>
      </div>
      <p role="status" className="pt-2 text-note empty:hidden">
        {copied === true && 'Copied.'}
        {copied === false && 'Your browser blocked copying. Select the link and copy it yourself.'}
      </p>
    </Callout>
  );
}

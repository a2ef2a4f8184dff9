import { Copy, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { SHOWN_SECONDS, type ShownSecret } from './use-shown-secret.ts';

/** Shows a mailbox password for a minute, with the time left. */
export function SecretPanel({ shown }: { shown: ShownSecret }) {
  const { elementRef, left, isHidden } = shown;
  const [copied, setCopied] = useState<boolean | null>(null);
  const box = useRef<HTMLElement>(null);
  // The clicked button is gone, so the focus moves here.
  useEffect(() => box.current?.focus(), []);
  const copy = async () => {
    const text = shown.read();
    if (text === null) return;
    setCopied(
      await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Mailbox password"
      className="flex w-full flex-col gap-4 rounded-panel border border-edge bg-raised p-4"
    >
      <p className="min-h-11 rounded-control bg-sunken px-3 py-2.5 font-mono text-body wrap-anywhere select-all">
        {isHidden && <span className="font-text text-small text-soft">Hidden because you left this window.</span>}
        <code ref={elementRef} data-secret />
      </p>
      <Progress label="Clears in" value={left ?? 0} max={SHOWN_SECONDS} note={`${left ?? 0} s`} />
      <div className="flex flex-wrap gap-2">
        {isHidden ? (
          <Button variant="secondary" size="small" onClick={shown.unhide}>
            Show again
          </Button>
        ) : (
          <Button variant="secondary" size="small" onClick={() => void copy()}>
            <Copy aria-hidden="true" size={16} />
            Copy
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={shown.forget}>
          <EyeOff aria-hidden="true" size={16} />
          Clear now
        </Button>
      </div>
      <p role="status" className="text-note text-soft empty:hidden">
        {copied === true && 'Copied. Your clipboard keeps it, so copy something else after you use it.'}
        {copied === false && 'Your browser blocked copying. Select the password and copy it yourself.'}
      </p>
    </section>
  );
}

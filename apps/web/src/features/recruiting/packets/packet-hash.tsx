import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { useEffect, useState } from 'react';
import { saveBlob } from '../../../shared/api/save-file.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { isAsShown } from './check-packet.ts';

const CHECKS = {
  checking: 'Your browser is checking it…',
  same: 'Your browser checked it: it’s the hash of exactly what this page shows.',
  different: 'Your browser checked it: it isn’t the hash of what this page shows. Don’t approve, and contact us.',
} as const;

/** The hash that the member approves, and how to check it. */
export function PacketHash({ packet }: { packet: PacketDetail }) {
  const hydrated = useHydrated();
  const [check, setCheck] = useState<keyof typeof CHECKS>('checking');
  useEffect(() => {
    let isCurrent = true;
    void isAsShown(packet).then((same) => isCurrent && setCheck(same ? 'same' : 'different'));
    return () => {
      isCurrent = false;
    };
  }, [packet]);
  return (
    <details className="text-small">
      <summary className="min-h-11 cursor-pointer py-2.5">
        Hash <code className="font-mono">{packet.hash.slice(0, 12)}</code>
        <span className="sr-only">, how to check it</span>
      </summary>
      <div className="flex max-w-prose flex-col items-start gap-3 pt-1 pb-2">
        <p>
          You approve exactly this content. If anything changes, even one letter, the hash changes too, and the approval
          no longer counts.
        </p>
        <p>
          <code data-hash className="font-mono wrap-anywhere">
            {packet.hash}
          </code>
        </p>
        {hydrated && (
          <>
            <p>{CHECKS[check]}</p>
            <p>
              To check it yourself, download the exact text and compute its SHA-256, for example with{' '}
              <code className="font-mono wrap-anywhere">shasum -a 256 application.txt</code>.
            </p>
            <Button
              size="small"
              onClick={() => saveBlob(new Blob([packet.canonical], { type: 'text/plain' }), 'application.txt')}
            >
              Download exact text
            </Button>
          </>
        )}
      </div>
    </details>
  );
}

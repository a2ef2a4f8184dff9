import { useEffect, useRef, useState } from 'react';
import type { Pairing } from '../messages.ts';
import { ask } from './ask.ts';
import { useWork } from './use-work.ts';

const ENDED = {
  denied: 'You declined the connection.',
  expired: 'The code has expired.',
} as const;

/** Connects this browser to an account: the person enters a code on the site, where they are signed in. */
export function PairingSection({
  siteName,
  pending,
  onChange,
}: {
  siteName: string;
  pending: Pairing | null;
  onChange: () => Promise<void>;
}) {
  const [pairing, setPairing] = useState(pending);
  const [ended, setEnded] = useState<keyof typeof ENDED | null>(null);
  const { busy, error, run } = useWork();
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that was clicked is gone.
  useEffect(() => {
    if (pairing !== null) heading.current?.focus();
  }, [pairing]);

  useEffect(() => {
    if (pairing === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = async () => {
      // A lost connection isn’t the end: the next question may get through.
      const result = await ask('checkPairing', null).catch(() => null);
      if (result === null || result.state === 'waiting') {
        timer = setTimeout(check, (result?.intervalSeconds ?? pairing.intervalSeconds) * 1000);
        return;
      }
      if (result.state !== 'paired') {
        setEnded(result.state);
        setPairing(null);
      }
      await onChange();
    };
    timer = setTimeout(check, pairing.intervalSeconds * 1000);
    return () => clearTimeout(timer);
  }, [pairing, onChange]);

  const start = (as: 'member' | 'recruiter') =>
    void run(async () => {
      setEnded(null);
      setPairing(await ask('startPairing', { as }));
    });

  if (pairing !== null)
    return (
      <section aria-labelledby="pairing">
        <h2 id="pairing" ref={heading} tabIndex={-1}>
          Enter this code on our site
        </h2>
        <p className="code">
          <output>{pairing.userCode}</output>
        </p>
        <p>
          Open our page, sign in if you haven’t, and enter the code. Enter it nowhere else. It works for 10 minutes, and
          this panel goes on by itself.
        </p>
        <a className="main" href={pairing.url} target="_blank" rel="noreferrer">
          Open the page for the code
        </a>
        <button
          type="button"
          onClick={() =>
            void run(async () => {
              await ask('cancelPairing', null);
              setPairing(null);
            })
          }
        >
          Cancel
        </button>
      </section>
    );
  return (
    <section aria-labelledby="pairing">
      <h2 id="pairing">Connect to your account</h2>
      <p>
        Then {siteName} fills in application forms from your résumé and your answers when you click. It never submits a
        form, approves anything, or changes your settings.
      </p>
      {ended !== null && <p role="alert">{ENDED[ended]}</p>}
      {error !== null && <p role="alert">{error}</p>}
      <button type="button" className="main" disabled={busy} onClick={() => start('member')}>
        Get a code
      </button>
      <details>
        <summary>Are you a recruiter at {siteName}?</summary>
        <p>
          Connect for your work instead: you fill in forms with exactly what members approved, and attach receipts. It
          takes your second factor, and ends after 12 hours.
        </p>
        <button type="button" disabled={busy} onClick={() => start('recruiter')}>
          Get a code as a recruiter
        </button>
      </details>
    </section>
  );
}

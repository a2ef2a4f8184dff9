import { useEffect, useState } from 'react';
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
        <h2 id="pairing">Enter this code on our site</h2>
        <p className="code">
          <output>{pairing.userCode}</output>
        </p>
        <p>
          <a href={pairing.url} target="_blank" rel="noreferrer">
            Open the page for the code
          </a>
        </p>
        <p>The code works for 10 minutes. Enter it only on the page that this link opens.</p>
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
        {siteName} fills in application forms from your résumé and your answers, on your click. It never submits a form.
        It can’t approve anything, and can’t change your settings.
      </p>
      {ended !== null && <p role="alert">{ENDED[ended]}</p>}
      {error !== null && <p role="alert">{error}</p>}
      <button type="button" className="main" disabled={busy} onClick={() => start('member')}>
        Get a code
      </button>
      <details>
        <summary>You’re a recruiter here?</summary>
        <p>
          Then connect for your work: fill in forms with exactly the applications that members approved, and attach
          receipts. You confirm it with your second factor, and it ends after 12 hours.
        </p>
        <button type="button" disabled={busy} onClick={() => start('recruiter')}>
          Get a code as a recruiter
        </button>
      </details>
    </section>
  );
}

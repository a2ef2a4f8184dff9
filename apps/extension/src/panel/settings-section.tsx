import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { listOrigins, SYSTEMS, type SystemId } from '../systems.ts';
import type { Status } from '../types.ts';
import { ask } from './ask.ts';
import { useWork } from './use-work.ts';

/** Whose account it is, badges per system, and the end of the pairing. */
export function SettingsSection({
  account,
  portalUrl,
  onChange,
}: {
  account: Status;
  portalUrl: string;
  onChange: () => Promise<void>;
}) {
  const [allowed, setAllowed] = useState<readonly string[]>([]);
  const { busy, error, run } = useWork();
  useEffect(() => {
    const read = () => void browser.permissions.getAll().then(({ origins = [] }) => setAllowed(origins));
    read();
    browser.permissions.onAdded.addListener(read);
    browser.permissions.onRemoved.addListener(read);
    return () => {
      browser.permissions.onAdded.removeListener(read);
      browser.permissions.onRemoved.removeListener(read);
    };
  }, []);

  const toggle = (id: SystemId, on: boolean) =>
    run(async () => {
      const permissions = { origins: listOrigins(id) };
      await (on ? browser.permissions.request(permissions) : browser.permissions.remove(permissions));
    });

  return (
    <details>
      <summary>Settings</summary>
      <p>
        Connected as {account.name} ({account.email}). You can also end this in the{' '}
        <a href={`${portalUrl}/settings/keys`} target="_blank" rel="noreferrer">
          portal
        </a>
        .
      </p>
      <fieldset>
        <legend>Mark jobs in lists</legend>
        <p>
          Shows which jobs you track or hid and, if you need sponsorship, which ones refuse it. Your browser asks you
          for access to each system’s pages. Their links are compared in this browser and never sent anywhere.
        </p>
        {SYSTEMS.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              disabled={busy}
              checked={listOrigins(id).every((origin) => allowed.includes(origin))}
              onChange={({ target }) => void toggle(id, target.checked)}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      {error !== null && <p role="alert">{error}</p>}
      <button
        type="button"
        disabled={busy}
        onClick={() =>
          void run(async () => {
            await ask('unpair', null);
            await onChange();
          })
        }
      >
        Disconnect this browser
      </button>
    </details>
  );
}

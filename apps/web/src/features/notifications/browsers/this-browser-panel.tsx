import type { NotificationBrowser } from '@foothold/contracts/notifications/browsers';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { LastSent } from './last-sent.tsx';
import type { BrowserState } from './this-browser.ts';
import { useThisBrowser } from './use-this-browser.ts';

export interface ThisBrowserPanelProps {
  publicKey: string;
  /** The browser of this session, if the server knows it. */
  current: NotificationBrowser | null;
  /** When the list was loaded. */
  now: string;
}

/** Turns notifications on or off in this browser, and says why if that isn’t possible. */
export function ThisBrowserPanel({ publicKey, current, now }: ThisBrowserPanelProps) {
  const hydrated = useHydrated();
  const { state, busy, outcome, turnOn, turnOff, test } = useThisBrowser(publicKey, current?.id ?? null);
  return (
    <div className="flex flex-col gap-5 border-y border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-3 font-medium">
            This browser {state !== null && <StateBadge state={state} />}
          </p>
          {state === 'on' && current && <LastSent browser={current} now={now} />}
          {state === 'off' && <Note>We’ll ask the browser for its permission first.</Note>}
          {state === null && (
            <Note>
              {hydrated ? 'Checking this browser…' : 'Turn on JavaScript to get notifications in this browser.'}
            </Note>
          )}
        </div>
        {state === 'off' && (
          <Button variant="primary" busy={busy === 'on'} busyLabel="Turning on…" onClick={() => void turnOn()}>
            Turn on notifications
          </Button>
        )}
        {state === 'on' && current && (
          <div className="flex flex-wrap gap-2">
            <Button busy={busy === 'test'} busyLabel="Sending…" onClick={() => void test(current.id)}>
              Send test notification
            </Button>
            <Button
              variant="quiet"
              busy={busy === 'off'}
              busyLabel="Turning off…"
              onClick={() => void turnOff(current.id)}
            >
              Turn off
            </Button>
          </div>
        )}
      </div>
      {state === 'unsupported' && <Unsupported />}
      {state === 'blocked' && <Blocked />}
      {outcome && (
        <Callout tone={outcome.tone} title={outcome.title} live>
          {outcome.text !== undefined && <p>{outcome.text}</p>}
        </Callout>
      )}
    </div>
  );
}

const STATES: Record<BrowserState, ReactNode> = {
  on: <Badge tone="hold">On</Badge>,
  off: <Badge>Off</Badge>,
  blocked: <Badge tone="caution">Blocked</Badge>,
  unsupported: <Badge>Not supported</Badge>,
};

const StateBadge = ({ state }: { state: BrowserState }) => STATES[state];

const Note = ({ children }: { children: ReactNode }) => <p className="text-note text-soft">{children}</p>;

function Unsupported() {
  return (
    <Callout title="This browser can’t show notifications from websites.">
      <p>
        Use a current version of Chrome, Edge, Firefox, or Safari. On an iPhone or iPad, add this site to your Home
        Screen from the Share menu, and open it from there.
      </p>
    </Callout>
  );
}

function Blocked() {
  return (
    <Callout tone="caution" title="This browser blocks notifications from this site.">
      <p>
        To allow them, select the icon to the left of the address, open the site’s settings or permissions, and set
        Notifications to Allow. Then come back to this page. Private windows always block them.
      </p>
    </Callout>
  );
}

import type { NotificationBrowser } from '@foothold/contracts/notifications/browsers';
import { useFetcher } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useListFocus } from '../../../shared/hooks/use-list-focus.ts';
import { useFailureToast } from '../../../shared/ui/failure-toast.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { changeBrowsers } from './browsers.server.ts';
import { LastSent } from './last-sent.tsx';

export interface OtherBrowsersProps {
  browsers: readonly NotificationBrowser[];
  /** When the list was loaded. */
  now: string;
}

/** The person’s other browsers with notifications on. */
export function OtherBrowsers({ browsers, now }: OtherBrowsersProps) {
  const rows = useListFocus<HTMLUListElement>();
  return (
    <ul ref={rows} aria-label="Other browsers" className="border-t border-line">
      {browsers.map((browser) => (
        <BrowserRow key={browser.id} browser={browser} now={now} />
      ))}
    </ul>
  );
}

function BrowserRow({ browser, now }: { browser: NotificationBrowser; now: string }) {
  const fetcher = useFetcher<RouteData<typeof changeBrowsers>>();
  useFailureToast(fetcher.data);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="font-medium">{browser.device}</p>
        <LastSent browser={browser} now={now} />
      </div>
      <Form fetcher={fetcher}>
        <input type="hidden" name="id" value={browser.id} />
        <SubmitButton
          variant="secondary"
          size="small"
          busyLabel="Turning off…"
          aria-label={`Turn off notifications: ${browser.device}`}
        >
          Turn off
        </SubmitButton>
      </Form>
    </li>
  );
}

import { Link } from 'react-router';
import { Section } from '../../../features/accounts/settings/section.tsx';
import type { loadBrowsers } from '../../../features/notifications/browsers/browsers.server.ts';
import { OtherBrowsers } from '../../../features/notifications/browsers/other-browsers.tsx';
import { ThisBrowserPanel } from '../../../features/notifications/browsers/this-browser-panel.tsx';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';

/** The page at /portal/settings/notifications. */
export function NotificationSettingsPage({ loaderData }: { loaderData: RouteData<typeof loadBrowsers> }) {
  const { publicKey, current, others, now } = loaderData;
  useFreshData('notification-browser');
  return (
    <>
      <Section
        id="browser"
        title="Browser notifications"
        note={
          <p>
            Your browser shows them even when this site isn’t open, until you sign out there. So far, they’re for job
            alerts: choose them for each of your{' '}
            <Link to="/portal/saved-searches" className="link">
              saved searches
            </Link>
            .
          </p>
        }
      >
        <ThisBrowserPanel publicKey={publicKey} current={current} now={now} />
      </Section>
      {others.length > 0 && (
        <Section id="other-browsers" title="Other browsers" note="Where you’re signed in and turned notifications on.">
          <OtherBrowsers browsers={others} now={now} />
        </Section>
      )}
      <Section id="elsewhere" title="Email and portal">
        <p className="max-w-prose text-soft">
          Everything also appears under{' '}
          <Link to="/portal/notifications" className="link">
            Notifications
          </Link>{' '}
          in the portal. Choose which emails you get under{' '}
          <Link to="/portal/settings/privacy" className="link">
            Privacy
          </Link>
          .
        </p>
      </Section>
    </>
  );
}

import { Link } from 'react-router';
import { Section } from '../../../features/accounts/settings/section.tsx';
import type { loadExtension } from '../../../features/extension/extension.server.ts';
import { InstallGuide } from '../../../features/extension/install-guide.tsx';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { PlanCallout } from '../../../shared/plan-callout.tsx';

/** The page at /portal/settings/extension. */
export function ExtensionPage({ loaderData: { included } }: { loaderData: RouteData<typeof loadExtension> }) {
  return (
    <Section
      id="extension"
      title="Browser extension"
      note={
        <p>
          Fills in application forms from your résumé and your answers when you click, lists what it left and why, and
          never submits. It can save jobs to your tracker.{' '}
          <Link to="/documentation/browser-extension" className="link">
            How it works
          </Link>
        </p>
      }
    >
      {included ? (
        <InstallGuide />
      ) : (
        <PlanCallout title="Your plan doesn’t include the extension">
          <p>
            It’s part of every paid plan.{' '}
            <Link to="/portal/billing" className="link">
              See the plans
            </Link>
          </p>
        </PlanCallout>
      )}
    </Section>
  );
}

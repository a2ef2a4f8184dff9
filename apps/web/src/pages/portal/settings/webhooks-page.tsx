import { Link } from 'react-router';
import { Section } from '../../../features/accounts/settings/section.tsx';
import { AddEndpoint } from '../../../features/webhooks/add-endpoint.tsx';
import { EndpointList } from '../../../features/webhooks/endpoint-list.tsx';
import type { WebhookOutcome } from '../../../features/webhooks/use-secret-form.ts';
import type { loadWebhooks } from '../../../features/webhooks/webhooks.server.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';

export interface WebhooksPageProps {
  loaderData: RouteData<typeof loadWebhooks>;
  actionData: WebhookOutcome | undefined;
}

/** The page at /portal/settings/webhooks. */
export function WebhooksPage({ loaderData: { webhooks, limit, now }, actionData }: WebhooksPageProps) {
  useFreshData('webhook');
  return (
    <>
      <Section
        id="webhooks"
        title="Webhooks"
        note={
          <p>
            We tell your own programs what happens, as it happens.{' '}
            <Link to="/documentation/webhooks" className="link">
              How to receive events
            </Link>
          </p>
        }
      >
        <EndpointList webhooks={webhooks} now={now} />
      </Section>
      <Section id="add-endpoint" title="Add endpoint" note="An address of your program that accepts POST requests.">
        <AddEndpoint isOpen={webhooks.length < limit} limit={limit} actionData={actionData} />
      </Section>
    </>
  );
}

import { Section } from '../../../features/accounts/settings/section.tsx';
import { DeliveryList } from '../../../features/webhooks/delivery-list.tsx';
import type { loadEndpoint } from '../../../features/webhooks/endpoint.server.ts';
import { DeleteEndpoint, EndpointActions, ReplayUndelivered } from '../../../features/webhooks/endpoint-actions.tsx';
import { ChangeEndpoint, RotateSecret } from '../../../features/webhooks/endpoint-forms.tsx';
import { EndpointBadge } from '../../../features/webhooks/endpoint-list.tsx';
import { getEndpointName, PAUSE_NOTES, WEBHOOKS_PATH } from '../../../features/webhooks/messages.ts';
import type { WebhookOutcome } from '../../../features/webhooks/use-secret-form.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';

export interface WebhookPageProps {
  loaderData: RouteData<typeof loadEndpoint>;
  actionData: WebhookOutcome | undefined;
}

/** The page of an endpoint. */
export function WebhookPage({ loaderData, actionData }: WebhookPageProps) {
  const { webhook, ...log } = loaderData;
  const name = getEndpointName(webhook);
  useFreshData('webhook');
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{name}</span>}
        above={
          <Breadcrumbs
            steps={[
              { label: 'Settings', to: '/portal/settings' },
              { label: 'Webhooks', to: WEBHOOKS_PATH },
              { label: name },
            ]}
          />
        }
        actions={<EndpointActions webhook={webhook} actionData={actionData} />}
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <EndpointBadge webhook={webhook} />
          <span className="text-small break-all">{webhook.url}</span>
        </span>
      </PageHeader>
      {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
      {webhook.paused && (
        <Callout tone="caution" title="Paused">
          <p>{PAUSE_NOTES[webhook.paused.reason]}</p>
        </Callout>
      )}
      {!webhook.paused && webhook.failingSince !== null && (
        <Callout tone="caution" title="Every delivery fails">
          <p>
            Since <DateTime value={webhook.failingSince} time />. We keep trying for a day.
          </p>
        </Callout>
      )}
      <Section id="events" title="Events" note="The last 7 days, newest first." wide>
        <DeliveryList webhook={webhook} {...log} />
        <ReplayUndelivered webhook={webhook} actionData={actionData} />
      </Section>
      <Section id="endpoint" title="Address and events">
        <ChangeEndpoint webhook={webhook} actionData={actionData} />
      </Section>
      <Section id="secret" title="Signing secret" note="With it, your program checks that events come from us.">
        <RotateSecret webhook={webhook} actionData={actionData} />
      </Section>
      <Section id="delete" title="Delete endpoint">
        <DeleteEndpoint name={name} actionData={actionData} />
      </Section>
    </>
  );
}

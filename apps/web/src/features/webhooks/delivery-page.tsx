import type { DeliveryAttempt, DeliveryDetail } from '@foothold/contracts/webhooks';
import type { RouteData } from '../../shared/api/route-data.ts';
import { DateTime, useFormat } from '../../shared/format/use-format.tsx';
import { useChange } from '../../shared/hooks/use-change.ts';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { DescriptionList } from '../../shared/ui/description-list.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import type { loadDelivery } from './delivery.server.ts';
import {
  DELIVERY_LABELS,
  describeAttempt,
  getEndpointName,
  getEndpointPath,
  getEventLabel,
  WEBHOOKS_PATH,
} from './messages.ts';
import type { WebhookOutcome } from './use-secret-form.ts';

export interface DeliveryPageProps {
  loaderData: RouteData<typeof loadDelivery>;
  actionData: WebhookOutcome | undefined;
}

/** An event of an endpoint, with what was sent and what came back. */
export function DeliveryPage({ loaderData: { webhook, delivery }, actionData }: DeliveryPageProps) {
  const { fetcher, outcome } = useChange('replay', actionData);
  useFreshData('webhook');
  const label = getEventLabel(delivery.type);
  const { label: state, tone } = DELIVERY_LABELS[delivery.state];
  return (
    <>
      <PageHeader
        title={label}
        above={
          <Breadcrumbs
            steps={[
              { label: 'Webhooks', to: WEBHOOKS_PATH },
              { label: getEndpointName(webhook), to: getEndpointPath(webhook.id) },
              { label: 'Event' },
            ]}
          />
        }
        actions={
          <Form fetcher={fetcher}>
            <input type="hidden" name="intent" value="replay" />
            <SubmitButton variant="secondary" busyLabel="Sending…">
              Send again
            </SubmitButton>
          </Form>
        }
      >
        <Badge tone={tone}>{state}</Badge>
      </PageHeader>
      <div className="flex min-w-0 flex-col gap-8">
        {outcome?.failure && <Callout tone="danger" title={outcome.failure.message} live />}
        {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
        <EventFacts delivery={delivery} isPaused={webhook.paused !== null} />
        <section aria-labelledby="body" className="flex min-w-0 flex-col gap-3">
          <h2 id="body" className="text-lead">
            What we send
          </h2>
          <Code label="Body of the event">{formatJson(delivery.body ?? '')}</Code>
        </section>
        <section aria-labelledby="attempts" className="flex min-w-0 flex-col gap-3">
          <h2 id="attempts" className="text-lead">
            Attempts
          </h2>
          {delivery.log.length === 0 ? (
            <p className="text-soft">None yet.</p>
          ) : (
            <ol reversed className="border-t border-line">
              {delivery.log.map((attempt) => (
                <AttemptRow key={attempt.at} attempt={attempt} />
              ))}
            </ol>
          )}
        </section>
      </div>
    </>
  );
}

function EventFacts({ delivery, isPaused }: { delivery: DeliveryDetail; isPaused: boolean }) {
  return (
    <DescriptionList
      items={[
        { term: 'Type', value: <code className="font-mono">{delivery.type}</code> },
        { term: 'ID', value: <code className="font-mono break-all">{delivery.eventId}</code> },
        { term: 'Time', value: <DateTime value={delivery.at} time /> },
        ...(delivery.nextAttemptAt === null
          ? []
          : [
              {
                term: 'Next attempt',
                value: isPaused ? 'When you resume the endpoint' : <DateTime value={delivery.nextAttemptAt} time />,
              },
            ]),
      ]}
    />
  );
}

function AttemptRow({ attempt }: { attempt: DeliveryAttempt }) {
  const format = useFormat();
  return (
    <li className="flex min-w-0 flex-col gap-2 border-b border-line py-3.5">
      <p>
        <span className="font-medium">{describeAttempt(attempt)}</span>
        <span className="text-small text-soft">
          {' '}
          <DateTime value={attempt.at} time />, {format.number(attempt.milliseconds)} ms
        </span>
      </p>
      {attempt.response !== '' && <Code label="Start of the response">{attempt.response}</Code>}
    </li>
  );
}

/** Code that scrolls by itself, also with the keyboard. */
const Code = ({ label, children }: { label: string; children: string }) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    tabIndex={0}
    aria-label={label}
    className="max-h-96 overflow-auto rounded-control bg-sunken p-4"
  >
    <pre className="font-mono text-small break-all whitespace-pre-wrap">{children}</pre>
  </section>
);

const formatJson = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

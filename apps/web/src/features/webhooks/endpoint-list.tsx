import type { Webhook } from '@foothold/contracts/webhooks';
import { Link } from 'react-router';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useListFocus } from '../../shared/hooks/use-list-focus.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { getEndpointName, getEndpointPath } from './messages.ts';

/** The member's endpoints. */
export function EndpointList({ webhooks, now }: { webhooks: readonly Webhook[]; now: string }) {
  const rows = useListFocus<HTMLUListElement>();
  if (webhooks.length === 0)
    return (
      <p className="text-soft">No endpoints yet. Add one to get an event when, for example, an application moves.</p>
    );
  return (
    <ul ref={rows} aria-label="Webhook endpoints" className="border-t border-line">
      {webhooks.map((webhook) => (
        <EndpointRow key={webhook.id} webhook={webhook} now={now} />
      ))}
    </ul>
  );
}

function EndpointRow({ webhook, now }: { webhook: Webhook; now: string }) {
  const format = useFormat();
  const { id, url, events, lastDeliveredAt, waiting } = webhook;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <Link to={getEndpointPath(id)} className="link">
            {getEndpointName(webhook)}
          </Link>
        </p>
        <p className="text-small break-all">{url}</p>
        <p className="text-note text-soft">
          {events.length === 1 ? '1 kind of event' : `${events.length} kinds of events`},{' '}
          {lastDeliveredAt === null
            ? 'nothing delivered yet'
            : `last delivery ${format.daysAgo(lastDeliveredAt, new Date(now))}`}
          {waiting > 0 && `, ${format.number(waiting)} waiting`}
        </p>
      </div>
      <EndpointBadge webhook={webhook} />
    </li>
  );
}

/** Whether an endpoint works, in a word. */
export function EndpointBadge({ webhook: { paused, failingSince } }: { webhook: Webhook }) {
  if (paused) return <Badge tone="caution">Paused</Badge>;
  if (failingSince !== null) return <Badge tone="danger">Failing</Badge>;
  return <Badge tone="hold">Active</Badge>;
}

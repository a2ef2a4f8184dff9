import type { Delivery, Webhook } from '@foothold/contracts/webhooks';
import { DELIVERY_STATES, type DeliveryState } from '@foothold/contracts/webhooks/choices';
import { Link } from 'react-router';
import { DateTime, useFormat } from '../../shared/format/use-format.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ChoiceLinks } from '../../shared/ui/choice-links.tsx';
import { DELIVERY_LABELS, describeAttempt, getDeliveryPath, getEndpointPath, getEventLabel } from './messages.ts';

export interface DeliveryListProps {
  webhook: Webhook;
  deliveries: readonly Delivery[];
  /** The cursor of the next page. */
  next: string | null;
  state: DeliveryState | undefined;
  isLaterPage: boolean;
}

/** A part of an endpoint's log. */
export function DeliveryList({ webhook, deliveries, next, state, isLaterPage }: DeliveryListProps) {
  const path = getEndpointPath(webhook.id);
  const filter = state ? `state=${state}&` : '';
  return (
    <>
      <ChoiceLinks
        label="Show events"
        choices={[
          { to: path, label: 'All', current: state === undefined },
          ...DELIVERY_STATES.map((one) => ({
            to: `${path}?state=${one}`,
            label: DELIVERY_LABELS[one].label,
            current: state === one,
            ...(one === 'waiting' && { count: webhook.waiting }),
            ...(one === 'failed' && { count: webhook.failed }),
          })),
        ]}
      />
      {deliveries.length === 0 ? (
        <p className="text-soft">
          {state || isLaterPage
            ? 'No such events.'
            : 'No events in the last 7 days. Send a test event to see how one arrives.'}
        </p>
      ) : (
        <ul aria-label="Events" className="border-t border-line">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} webhookId={webhook.id} delivery={delivery} />
          ))}
        </ul>
      )}
      {(next !== null || isLaterPage) && (
        <nav aria-label="Events, pages" className="flex flex-wrap gap-3">
          {isLaterPage && (
            <ButtonLink to={state ? `${path}?state=${state}` : path} preventScrollReset>
              Newest events
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink to={`${path}?${filter}before=${next}`} preventScrollReset>
              Older events
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

function DeliveryRow({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const format = useFormat();
  const { id, type, state, at, attempts, lastAttempt } = delivery;
  const { label, tone } = DELIVERY_LABELS[state];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="font-medium">
          <Link to={getDeliveryPath(webhookId, id)} className="link">
            {getEventLabel(type)}
          </Link>
        </p>
        <p className="text-note text-soft">
          <DateTime value={at} time />
          {lastAttempt === null
            ? ', not sent yet'
            : `, ${describeAttempt(lastAttempt).toLowerCase()}, ${format.number(lastAttempt.milliseconds)} ms`}
          {attempts > 1 && `, ${attempts} attempts`}
        </p>
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}

import type { ReactNode } from 'react';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Cents, FormattedNumber } from '../../../shared/format/use-format.tsx';
import { ChoiceLinks } from '../../../shared/ui/choice-links.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PagedList, ResultCount } from '../../../shared/ui/paged-list.tsx';
import { SearchForm } from '../../../shared/ui/search-form.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import type { loadSubscriptions } from './admin.server.ts';
import { SUBSCRIPTION_LABELS } from './labels.ts';
import { buildSubscriptionsHref, type SubscriptionQuery } from './query.ts';
import { SubscriptionList } from './subscription-list.tsx';

export interface BillingPageProps {
  loaderData: RouteData<typeof loadSubscriptions>;
  /** The viewer's saved filters of this list. */
  savedFilters: ReactNode;
}

/** The page at /console/billing. */
export function BillingPage({ loaderData, savedFilters }: BillingPageProps) {
  const { query, subscriptions, total, pages, counts, monthly } = loaderData;
  const currentCount = counts.active + counts.past_due;
  const createChoice = (label: string, state: SubscriptionQuery['state'], count: number) => ({
    to: buildSubscriptionsHref(query, { state }),
    label,
    current: query.state === state,
    count,
  });
  return (
    <>
      <PageHeader title="Billing">
        <FormattedNumber value={currentCount} /> live {currentCount === 1 ? 'plan' : 'plans'}, <Cents value={monthly} />{' '}
        a month.
      </PageHeader>
      <div className="flex flex-col gap-5">
        <ChoiceLinks
          label="Status"
          look="tabs"
          choices={[
            createChoice('Live', undefined, currentCount),
            createChoice(SUBSCRIPTION_LABELS.active.label, 'active', counts.active),
            createChoice(SUBSCRIPTION_LABELS.past_due.label, 'past_due', counts.past_due),
            createChoice(SUBSCRIPTION_LABELS.ended.label, 'ended', counts.ended),
            createChoice('All', 'all', currentCount + counts.ended),
          ]}
        />
        <SearchForm label="Name, email, or invoice number" query={query.q} otherFields={{ state: query.state }} />
        {savedFilters}
        <PagedList
          label="Subscriptions"
          page={query.page}
          pages={pages}
          href={(page) => buildSubscriptionsHref(query, { page })}
          heading={
            <p role="status" className="text-note text-soft">
              <ResultCount total={total} nouns={['subscription', 'subscriptions']} q={query.q}>
                , newest first.
              </ResultCount>
            </p>
          }
          empty={subscriptions.length === 0 && <NoSubscriptions query={query} />}
        >
          <SubscriptionList subscriptions={subscriptions} />
        </PagedList>
      </div>
    </>
  );
}

const NoSubscriptions = ({ query: { q } }: { query: SubscriptionQuery }) => (
  <EmptyState title={q === undefined ? 'No subscriptions yet' : 'No results'}>
    {q === undefined
      ? 'New subscriptions appear here as soon as the payment goes through.'
      : 'Try all statuses, or part of the name or email.'}
  </EmptyState>
);

import { MAX_COMPARED_OFFERS } from '@foothold/contracts/applications/planning-choices';
import { ApplicationTabs } from '../../../features/applications/application-tabs.tsx';
import { ApplicationsHeader } from '../../../features/applications/applications-header.tsx';
import type { loadOffers } from '../../../features/applications/plan/offers.server.ts';
import { OfferTable } from '../../../features/applications/plan/offers.tsx';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';

/** The page at /portal/applications/offers. */
export function OffersPage({ loaderData: { offers, known, tooMany } }: { loaderData: RouteData<typeof loadOffers> }) {
  useFreshData('application');
  const shown = new Set(offers.map(({ applicationId }) => applicationId));
  return (
    <>
      <ApplicationsHeader />
      <ApplicationTabs />
      <div className="flex flex-col gap-6">
        {known.length === 0 ? (
          <EmptyState
            title="No offers yet"
            motif="route"
            action={<ButtonLink to="/portal/applications">Go to your applications</ButtonLink>}
          >
            Open an application and choose Add offer. You can compare up to {MAX_COMPARED_OFFERS} here.
          </EmptyState>
        ) : (
          <>
            {known.length > MAX_COMPARED_OFFERS && (
              <Form method="get" className="flex flex-col gap-3">
                <fieldset className="flex flex-col gap-2">
                  <legend className="mb-1.5 text-small font-strong">Choose up to {MAX_COMPARED_OFFERS} offers</legend>
                  {tooMany && (
                    <p role="alert" className="text-small font-medium text-danger-text">
                      Choose up to {MAX_COMPARED_OFFERS}. We show the first ones.
                    </p>
                  )}
                  {known.map(({ applicationId, jobTitle, company }) => (
                    <Checkbox
                      key={applicationId}
                      name="offer"
                      value={applicationId}
                      optional
                      label={`${jobTitle}, ${company}`}
                      defaultChecked={shown.has(applicationId)}
                    />
                  ))}
                </fieldset>
                <div>
                  <SubmitButton variant="secondary" busyLabel="Comparing…">
                    Compare
                  </SubmitButton>
                </div>
              </Form>
            )}
            <OfferTable offers={offers} />
            <p className="max-w-prose text-small text-soft">
              Yearly pay is before tax: base pay for a full-time year (2,080 hours, 260 days, 52 weeks, or 12 months)
              plus the bonus. Equity and benefits aren’t valued. Typical pay is the middle half of open listings for the
              occupation in the same state, if at least 10 state their pay.
            </p>
          </>
        )}
      </div>
    </>
  );
}

import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { GO_BACK } from '../texts.ts';

/** Back to the previous page; without a script or a previous page, to the prices. */
function GoBack() {
  const navigate = useNavigate();
  return (
    <form action="/pricing">
      <Button
        type="submit"
        variant="secondary"
        onClick={(event) => {
          if (history.length <= 1) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        {GO_BACK}
      </Button>
    </form>
  );
}

export interface CheckoutErrorProps {
  /** One of the three specified messages. */
  problem: string;
  /** Shown if a retry may help. */
  onRetry?: () => void;
}

/** Nothing can be paid: says why, and leads back. */
export function CheckoutError({ problem, onRetry }: CheckoutErrorProps) {
  return (
    <div className="page py-12 md:py-20">
      <Card className="mx-auto max-w-wide">
        <ErrorState
          level="h1"
          title={problem}
          action={
            <>
              {onRetry ? (
                <Button variant="primary" onClick={onRetry}>
                  Try again
                </Button>
              ) : (
                <ButtonLink to="/pricing" variant="primary">
                  View plans
                </ButtonLink>
              )}
              <GoBack />
            </>
          }
        >
          {onRetry
            ? 'We couldn’t start the payment. You haven’t been charged. Please try again.'
            : 'You haven’t been charged. Choose a plan on the pricing page.'}
        </ErrorState>
      </Card>
    </div>
  );
}

/** Members who have a plan can't buy a second one here. */
export function AlreadySubscribed() {
  return (
    <div className="page py-12 md:py-20">
      <Card className="mx-auto max-w-wide">
        <EmptyState
          level="h1"
          title="You already have a plan"
          action={
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/portal/billing" variant="primary" reloadDocument>
                Go to billing
              </ButtonLink>
              <GoBack />
            </div>
          }
        >
          You can change your plan, update your card, or cancel on your billing page.
        </EmptyState>
      </Card>
    </div>
  );
}

import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { GO_BACK } from '../texts.ts';

/** Goes back to the previous page. Without JavaScript or a previous page, goes to pricing. */
function BackLink() {
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
  /** Set if retrying may help. */
  onRetry?: () => void;
}

/** Shown when nothing can be bought, with the reason and a way back. */
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
              <BackLink />
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

/** Shown to members with a plan, who can't buy a second one here. */
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
              <BackLink />
            </div>
          }
        >
          You can change your plan, update your card, or cancel on your billing page.
        </EmptyState>
      </Card>
    </div>
  );
}

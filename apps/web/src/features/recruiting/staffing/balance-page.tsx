import type { RouteData } from '../../../shared/api/route-data.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import type { applyBalance, loadBalance } from './staffing.server.ts';

export interface BalancePageProps {
  loaderData: RouteData<typeof loadBalance>;
  actionData: RouteData<typeof applyBalance> | undefined;
}

/** The page at /console/recruiters/balance: proposed moves, applied once confirmed. */
export function BalancePage({ loaderData: { moves }, actionData }: BalancePageProps) {
  const { fetcher, outcome } = useChange('balance', actionData);
  return (
    <>
      <PageHeader
        title="Balance members"
        above={
          <Breadcrumbs steps={[{ label: 'Recruiters', to: '/console/recruiters' }, { label: 'Balance members' }]} />
        }
      >
        <p>Moves members from recruiters over their capacity to those with the most room.</p>
      </PageHeader>
      {outcome?.done && <Callout tone="hold" title={outcome.done.title} />}
      {moves.length === 0 ? (
        <EmptyState title="Nothing to balance" motif="route">
          Nobody is over their capacity, or nobody else has room.
        </EmptyState>
      ) : (
        <Form fetcher={fetcher} failure={outcome?.failure} className="flex flex-col items-start gap-5">
          <input type="hidden" name="intent" value="balance" />
          <fieldset className="flex flex-col gap-1">
            <legend className="pb-2 font-medium">Nothing changes until you apply the moves. Members are told.</legend>
            {moves.map(({ member, from, to }) => (
              <label key={member.id} className="flex min-h-11 items-center gap-3">
                <input type="checkbox" name="move" value={[member.id, from.id, to.id].join('|')} defaultChecked />
                <span className="wrap-anywhere">
                  {member.name}: {from.name} → {to.name}
                </span>
              </label>
            ))}
          </fieldset>
          <SubmitButton busyLabel="Applying…">Apply moves</SubmitButton>
        </Form>
      )}
    </>
  );
}

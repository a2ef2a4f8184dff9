import type { MemberOverview } from '@foothold/contracts/recruiting/workspace';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';

/** Whether the member authorized recruiters, since when, and what waits for them. */
export const AuthorizationState = ({ overview }: { overview: MemberOverview }) => {
  const { authorization, confirmations, waitingSince } = overview;
  const { live, since } = authorization;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={live ? 'hold' : 'caution'}>{live ? 'Authorized' : 'Not authorized'}</Badge>
        {since !== null && (
          <span className="text-soft">
            {live ? 'Since' : 'Withdrawn on'} <DateTime value={since} />
          </span>
        )}
      </p>
      {!live && <p>Until they authorize you, you see only the registration and your tasks.</p>}
      {waitingSince !== null && (
        <p>
          {confirmations} {confirmations === 1 ? 'question waits' : 'questions wait'} for the member, the oldest since{' '}
          <DateTime value={waitingSince} time /> UTC.
        </p>
      )}
    </div>
  );
};

/** The member's rules, as they entered them. */
export function RulesView({ overview: { authorization, rules, rulesSavedAt } }: { overview: MemberOverview }) {
  const format = useFormat();
  if (!authorization.live) return <p className="text-soft">Shown once the member authorizes you.</p>;
  if (!rules || rulesSavedAt === null) return <p className="text-soft">The member hasn’t set any rules.</p>;
  const { askBefore } = rules;
  const formatPay = (amount: number) => `${format.formatMoneyRange(amount, amount, 'USD')} a year`;
  const asks = [
    ...(askBefore.relocation ? ['relocation'] : []),
    ...(askBefore.contract ? ['contract work'] : []),
    ...(askBefore.onSite ? ['days on site'] : []),
    ...(askBefore.payBelow === null ? [] : [`pay below ${formatPay(askBefore.payBelow)}`]),
  ];
  return (
    <DescriptionList
      items={[
        { term: 'Never apply to', value: rules.neverCompanies.join(', ') || 'No companies' },
        { term: 'Ask before', value: asks.join(', ') || 'Nothing' },
        { term: 'Places', value: rules.places.join('; ') || 'Anywhere' },
        { term: 'Never below', value: rules.payFloor === null ? 'No limit' : formatPay(rules.payFloor) },
        { term: 'Applications a week', value: rules.weekly ?? 'Not stated' },
        ...(rules.note === ''
          ? []
          : [{ term: 'Note', value: <span className="whitespace-pre-wrap">{rules.note}</span> }]),
        { term: 'Saved', value: <DateTime value={rulesSavedAt} /> },
      ]}
    />
  );
}

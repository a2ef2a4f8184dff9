import type { Authorization } from '@foothold/contracts/recruiting';
import { AUTHORIZATION } from '@foothold/contracts/recruiting/authorization-choices';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';

interface AuthorizationPanelProps {
  authorization: Authorization;
  actionData: ChangeOutcome | undefined;
}

/** The authorization in full, with its date. Giving and withdrawing take one click each. */
export function AuthorizationPanel({ authorization, actionData }: AuthorizationPanelProps) {
  const { live, since, current, history } = authorization;
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={live ? 'hold' : 'neutral'}>{live ? 'Given' : 'Not given'}</Badge>
        {since !== null && (
          <span className="text-soft">
            {live ? 'Since' : 'Withdrawn on'} <DateTime value={since} time /> UTC
          </span>
        )}
      </p>
      {live && !current && (
        <p>The text has changed since you agreed. Withdraw and give it again to agree to this one.</p>
      )}
      <div className="flex flex-col gap-4 border-l-2 border-line pl-5">
        <p>{AUTHORIZATION.intro}</p>
        <Lines title="They may" lines={AUTHORIZATION.may} />
        <Lines title="They may not" lines={AUTHORIZATION.mayNot} />
        <p>{AUTHORIZATION.end}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SwitchForm live={live} actionData={actionData} />
        {history.length > 0 && (
          <a href={buildEndpointUrl(endpoint('GET /api/recruiting/authorization/download'))} className="link" download>
            Download with its history
          </a>
        )}
      </div>
    </div>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div className="flex flex-col gap-1.5">
    <h3 className="font-text text-body font-strong tracking-normal">{title}</h3>
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

/** Withdrawing needs no reason. The message offers to undo it. */
function SwitchForm({ live, actionData }: { live: boolean; actionData: ChangeOutcome | undefined }) {
  const giving = useChange('authorize', actionData);
  const withdrawing = useChange('withdraw', actionData, {
    label: 'Undo',
    hint: 'Gives the authorization again',
    onSelect: () => void giving.fetcher.submit({ intent: 'authorize' }, { method: 'post' }),
  });
  const { fetcher, outcome } = live ? withdrawing : giving;
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value={live ? 'withdraw' : 'authorize'} />
      <SubmitButton variant={live ? 'secondary' : 'primary'} busyLabel="Saving…">
        {live ? 'Withdraw authorization' : 'Give authorization'}
      </SubmitButton>
    </Form>
  );
}

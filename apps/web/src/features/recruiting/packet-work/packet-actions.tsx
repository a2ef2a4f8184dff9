import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { DECLINE_TEXTS } from './messages.ts';
import { buildNewPath, getPacketPath } from './paths.ts';

export interface PacketActionsProps {
  packet: PacketDetail;
  actionData: ChangeOutcome | undefined;
}

/** What happened that the recruiter has to know before anything else. */
export function PacketNotice({ packet }: { packet: PacketDetail }) {
  const { state, ended, replacedBy, started, member, openQuestions, approval } = packet;
  if (replacedBy !== null)
    return (
      <Callout tone="caution" title="A newer version has taken its place">
        <Link className="link" to={getPacketPath(replacedBy)}>
          Open the newer version
        </Link>
      </Callout>
    );
  if (state === 'declined' && ended)
    return (
      <Callout tone="caution" title={`${member.name} declined it`}>
        {ended.reason !== null && <p>{DECLINE_TEXTS[ended.reason]}.</p>}
        {ended.text !== null && ended.text !== '' && <p className="whitespace-pre-wrap">“{ended.text}”</p>}
      </Callout>
    );
  if (state === 'ended')
    return <Callout tone="caution" title={`${member.name} no longer lets recruiters apply. Don’t submit it.`} />;
  if (state === 'lapsed')
    return (
      <Callout tone="caution" title="The approval expired before it was submitted. Don’t submit it.">
        {approval && (
          <p>
            It was valid until <DateTime value={approval.expiresAt} time /> UTC. Propose it again.
          </p>
        )}
      </Callout>
    );
  if (state === 'expired')
    return <Callout tone="caution" title={`${member.name} didn’t decide in time. You can propose it again.`} />;
  if (state === 'approved' && started && !started.byYou)
    return (
      <Callout tone="danger" title="Another recruiter is filling in this form">
        <p>
          They started on <DateTime value={started.at} time /> UTC. Ask them before you continue, so that it isn’t sent
          twice.
        </p>
      </Callout>
    );
  if (state === 'proposed' && openQuestions > 0)
    return (
      <Callout
        title={`${member.name} has ${openQuestions === 1 ? 'one question' : `${openQuestions} questions`} to answer before approving.`}
      />
    );
  return null;
}

/** Reserves the form for a day. */
export function StartForm({ packet: { hash, started }, actionData }: PacketActionsProps) {
  const { fetcher, outcome } = useChange('start', actionData);
  if (started?.byYou)
    return (
      <p>
        You started on <DateTime value={started.at} time /> UTC. Other recruiters see that.
      </p>
    );
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} className="flex flex-col items-start gap-3">
      <input type="hidden" name="intent" value="start" />
      <input type="hidden" name="hash" value={hash} />
      <p className="text-soft">Say so before you begin, so that nobody else sends it too.</p>
      <SubmitButton variant="secondary" busyLabel="Saving…">
        I’m filling in the form
      </SubmitButton>
    </Form>
  );
}

/** Leads to the member’s mailbox, which opens for an approved application only. */
export const MailboxLink = ({ packet: { member, state } }: { packet: PacketDetail }) =>
  state === 'approved' ? (
    <ButtonLink to={`/console/clients/${member.id}#mailbox`}>Open mailbox</ButtonLink>
  ) : (
    <p className="text-soft">It opens once {member.name} has approved this application.</p>
  );

/** Other ways on: another version, or none. */
export function ChangeActions({ packet, actionData }: PacketActionsProps) {
  const { fetcher, outcome } = useChange('withdraw', actionData);
  const { id, hash, state, member, job } = packet;
  return (
    <div className="flex flex-col items-start gap-4">
      <ButtonLink to={buildNewPath(member.id, { listing: job.listingId, replaces: id })}>
        {state === 'proposed' || state === 'approved' ? 'Propose a changed version' : 'Propose again'}
      </ButtonLink>
      {state !== 'declined' && (
        <Form fetcher={fetcher} failure={outcome?.failure}>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="hash" value={hash} />
          <ConfirmButton
            title="Withdraw this application?"
            description={
              state === 'approved'
                ? `${member.name} approved it and will get an email that it isn’t submitted.`
                : `${member.name} can’t approve it anymore.`
            }
            confirmLabel="Withdraw application"
            cancelLabel="Keep application"
            busyLabel="Withdrawing…"
            variant="quiet"
          >
            Withdraw application
          </ConfirmButton>
        </Form>
      )}
    </div>
  );
}

import type { ReceivedMail } from '@foothold/contracts/applications/inbox';
import { MAIL_KIND_LABELS, WAIT_REASONS } from '@foothold/contracts/applications/inbox-choices';
import { Link, useFetcher } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { LocalTime } from '../plan/local-time.tsx';
import { type Choice, Decide, MailButton } from './decide.tsx';
import type { MailQuery } from './mail-query.ts';

const OUTCOMES: Readonly<Record<ReceivedMail['outcome'], { label: string; tone: Tone }>> = {
  waiting: { label: 'To check', tone: 'caution' },
  applied: { label: 'Changed automatically', tone: 'hold' },
  accepted: { label: 'Accepted by you', tone: 'hold' },
  dismissed: { label: 'Dismissed', tone: 'neutral' },
  undone: { label: 'Undone', tone: 'neutral' },
  noted: { label: 'Nothing to change', tone: 'neutral' },
};
const OPEN: readonly ReceivedMail['outcome'][] = ['waiting', 'undone', 'dismissed'];

interface MailCardProps {
  mail: ReceivedMail;
  query: MailQuery;
  /** The applications to choose from, if the member chooses one for this email. */
  choices: readonly Choice[];
  included: boolean;
}

/** One email: what it says, in its own words, and what became of it. */
export function MailCard({ mail, query, choices, included }: MailCardProps) {
  const fetcher = useFetcher<{ failure: FormFailure | null }>();
  const failure = fetcher.data?.failure ?? null;
  const { label, tone } = OUTCOMES[mail.outcome];
  const sender = mail.sender.name || mail.sender.address || 'Unknown sender';
  const subject = mail.subject || 'Email without a subject';
  return (
    <article aria-label={subject}>
      <Card className="flex flex-col gap-4">
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 sm:flex-nowrap">
          <div className="min-w-0">
            <h2 className="text-lead wrap-anywhere">{subject}</h2>
            <p className="text-small text-soft wrap-anywhere">
              {sender}
              {mail.sender.name && mail.sender.address && <> ({mail.sender.address})</>} ·{' '}
              <DateTime value={mail.sentAt ?? mail.receivedAt} />
            </p>
          </div>
          <Badge tone={tone}>{label}</Badge>
        </header>
        <Statement mail={mail} />
        {OPEN.includes(mail.outcome) && included && (
          <Decide mail={mail} query={query} choices={choices} fetcher={fetcher} />
        )}
        {failure && (
          <p role="alert" className="text-small font-medium text-danger-text">
            {failure.message} {failure.hint}
          </p>
        )}
        <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
          <p className="text-note text-soft">
            {mail.deletedAt && (
              <>
                We delete its text on <DateTime value={mail.deletedAt} />.
              </>
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            {mail.undoable && <MailButton fetcher={fetcher} mail={mail} intent="undo" label="Undo" />}
            <Form fetcher={fetcher}>
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="id" value={mail.id} />
              <ConfirmButton
                variant="quiet"
                size="small"
                title="Delete this email?"
                description="The email and the quoted sentence are deleted. Your application stays as it is."
                confirmLabel="Delete email"
                cancelLabel="Cancel"
              >
                <span>
                  Delete<span className="sr-only"> email: {mail.subject}</span>
                </span>
              </ConfirmButton>
            </Form>
          </div>
        </footer>
      </Card>
    </article>
  );
}

function Statement({ mail }: { mail: ReceivedMail }) {
  const { application, waitsBecause } = mail;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="accent">{MAIL_KIND_LABELS[mail.kind]}</Badge>
        {mail.interviewChange === 'rescheduled' && <Badge tone="caution">Interview moved</Badge>}
        {mail.interviewChange === 'canceled' && <Badge tone="caution">Interview canceled</Badge>}
        {application && (
          <Link to={`/portal/applications/${application.id}`} className="link wrap-anywhere">
            {application.title}, {application.company}
          </Link>
        )}
      </p>
      {mail.quote && <blockquote className="border-l-4 border-accent pl-4 wrap-anywhere">{mail.quote}</blockquote>}
      <InterviewTime mail={mail} />
      {mail.verified && <p className="text-small text-soft">Verified: signed by {mail.verified.domain}</p>}
      {waitsBecause && mail.outcome === 'waiting' && (
        <p className="text-small text-soft">{WAIT_REASONS[waitsBecause]}</p>
      )}
    </div>
  );
}

function InterviewTime({
  mail: { interviewAt, interviewStarts, interviewZone, interviewDay },
}: {
  mail: ReceivedMail;
}) {
  if (interviewAt && interviewStarts && interviewZone)
    return (
      <p className="text-small">
        Interview: <LocalTime local={interviewStarts} at={interviewAt} timeZone={interviewZone} />
      </p>
    );
  if (!interviewDay) return null;
  return (
    <p className="text-small">
      The email names <DateTime value={interviewDay} />, but not a time with its time zone. Add the interview yourself.
    </p>
  );
}

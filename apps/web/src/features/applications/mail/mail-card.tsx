import type { ReceivedMail } from '@foothold/contracts/applications/inbox';
import { MAIL_KIND_LABELS, WAIT_REASONS } from '@foothold/contracts/applications/inbox-choices';
import { useFetcher } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';

type Choice = { id: string; label: string };

const OUTCOMES: Readonly<Record<ReceivedMail['outcome'], { label: string; tone: Tone }>> = {
  waiting: { label: 'To check', tone: 'caution' },
  applied: { label: 'Applied automatically', tone: 'hold' },
  accepted: { label: 'Accepted by you', tone: 'hold' },
  dismissed: { label: 'Not about an application', tone: 'neutral' },
  undone: { label: 'Undone', tone: 'neutral' },
  noted: { label: 'Nothing to change', tone: 'neutral' },
};

/** One email: what it says, in its own words, and what became of it. */
export function MailCard({ mail, choices }: { mail: ReceivedMail; choices: readonly Choice[] }) {
  const fetcher = useFetcher<{ failure: FormFailure | null }>();
  const failure = fetcher.data?.failure ?? null;
  const { label, tone } = OUTCOMES[mail.outcome];
  const isOpen = mail.outcome === 'waiting' || mail.outcome === 'undone' || mail.outcome === 'dismissed';
  const sender = mail.sender.name || mail.sender.address || 'Unknown sender';
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lead break-words">{mail.subject || 'Email without a subject'}</h2>
          <p className="text-small text-soft break-words">
            {sender}
            {mail.sender.name && mail.sender.address && <> ({mail.sender.address})</>} ·{' '}
            <DateTime value={mail.sentAt ?? mail.receivedAt} />
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </header>
      <Statement mail={mail} />
      {mail.waitsBecause && mail.outcome === 'waiting' && (
        <p className="text-small text-soft">{WAIT_REASONS[mail.waitsBecause]}</p>
      )}
      {isOpen && <Decide mail={mail} choices={choices} fetcher={fetcher} failure={failure} />}
      <div className="flex flex-wrap items-center gap-3">
        {mail.undoable && <OneButton fetcher={fetcher} mail={mail} intent="undo" label="Undo" />}
        {mail.outcome === 'waiting' && (
          <OneButton fetcher={fetcher} mail={mail} intent="dismiss" label="Not about an application" />
        )}
        <OneButton fetcher={fetcher} mail={mail} intent="remove" label="Delete email" />
        {mail.deletedAt && (
          <p className="text-note text-soft">
            Its text is deleted on <DateTime value={mail.deletedAt} />.
          </p>
        )}
      </div>
    </Card>
  );
}

function Statement({ mail }: { mail: ReceivedMail }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="accent">{MAIL_KIND_LABELS[mail.kind]}</Badge>
        {mail.interviewChange === 'rescheduled' && <Badge tone="caution">Interview moved</Badge>}
        {mail.interviewChange === 'canceled' && <Badge tone="caution">Interview canceled</Badge>}
        {mail.application && (
          <span>
            {mail.application.title}, {mail.application.company}
          </span>
        )}
      </p>
      {mail.quote && (
        <blockquote className="border-l-4 border-accent pl-4 break-words">
          <mark className="bg-accent-wash text-ink">{mail.quote}</mark>
        </blockquote>
      )}
      {mail.interviewAt ? (
        <p className="text-small">
          Interview: <DateTime value={mail.interviewAt} time />
        </p>
      ) : (
        mail.interviewDay && (
          <p className="text-small">
            The email names <DateTime value={mail.interviewDay} />, without a time zone. Add the time yourself.
          </p>
        )
      )}
      {mail.verified && <p className="text-small text-soft">Verified: signed by {mail.verified.domain}</p>}
    </div>
  );
}

type MailFetcher = ReturnType<typeof useFetcher<{ failure: FormFailure | null }>>;

function Decide({
  mail,
  choices,
  fetcher,
  failure,
}: {
  mail: ReceivedMail;
  choices: readonly Choice[];
  fetcher: MailFetcher;
  failure: FormFailure | null;
}) {
  if (choices.length === 0)
    return <p className="text-small">Add the job to your applications first. Then you can choose it here.</p>;
  const kinds = Object.entries(MAIL_KIND_LABELS).filter(([kind]) => kind !== 'none');
  return (
    <Form fetcher={fetcher} failure={failure} className="flex flex-col gap-3">
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="id" value={mail.id} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          name="applicationId"
          label="Application"
          placeholder="Choose one"
          defaultValue={mail.application?.id ?? ''}
          options={choices.map(({ id, label }) => ({ value: id, label }))}
        />
        <Select
          name="kind"
          label="What it says"
          placeholder="Choose one"
          defaultValue={mail.kind === 'none' ? '' : mail.kind}
          options={kinds.map(([value, label]) => ({ value, label }))}
        />
      </div>
      <div>
        <SubmitButton size="small" busyLabel="Saving…">
          Accept
        </SubmitButton>
      </div>
    </Form>
  );
}

function OneButton({
  fetcher,
  mail,
  intent,
  label,
}: {
  fetcher: MailFetcher;
  mail: ReceivedMail;
  intent: string;
  label: string;
}) {
  return (
    <Form fetcher={fetcher}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={mail.id} />
      <SubmitButton variant="secondary" size="small">
        <span>
          {label}
          <span className="sr-only">: {mail.subject}</span>
        </span>
      </SubmitButton>
    </Form>
  );
}

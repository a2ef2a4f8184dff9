import type { ReceivedMail } from '@foothold/contracts/applications/inbox';
import { MAIL_KIND_LABELS } from '@foothold/contracts/applications/inbox-choices';
import { Link, type useFetcher } from 'react-router';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { ADD_PATH } from '../paths.ts';
import { buildMailHref, type MailQuery } from './mail-query.ts';

export type Choice = { id: string; label: string };
type MailFetcher = ReturnType<typeof useFetcher<{ failure: FormFailure | null }>>;

interface DecideProps {
  mail: ReceivedMail;
  query: MailQuery;
  choices: readonly Choice[];
  fetcher: MailFetcher;
}

/** What accepting an email does to its application. */
const ACCEPT_LABELS: Readonly<Record<Exclude<ReceivedMail['kind'], 'none'>, string>> = {
  received: 'Move to Applied',
  interview: 'Move to Interview',
  offer: 'Move to Offer',
  rejected: 'Move to Rejected',
  action: 'Confirm',
};

/** Accepting what was read, choosing something else, or dismissing it. */
export function Decide(props: DecideProps) {
  const { mail, query, fetcher } = props;
  if (query.choose === mail.id) return <Choose {...props} />;
  const { application, kind } = mail;
  const suggestion = application && kind !== 'none' ? { application, kind } : null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {suggestion && (
        <Form fetcher={fetcher}>
          <input type="hidden" name="intent" value="accept" />
          <input type="hidden" name="id" value={mail.id} />
          <input type="hidden" name="applicationId" value={suggestion.application.id} />
          <input type="hidden" name="kind" value={suggestion.kind} />
          <SubmitButton size="small" variant="primary" busyLabel="Saving…">
            <span>
              {ACCEPT_LABELS[suggestion.kind]}
              <span className="sr-only">: {suggestion.application.title}</span>
            </span>
          </SubmitButton>
        </Form>
      )}
      <ButtonLink to={buildMailHref({ ...query, choose: mail.id })} size="small" preventScrollReset>
        {suggestion ? 'Choose something else' : 'Choose the application'}
        <span className="sr-only">: {mail.subject}</span>
      </ButtonLink>
      {mail.outcome === 'waiting' && (
        <MailButton fetcher={fetcher} mail={mail} intent="dismiss" label="Not about an application" />
      )}
    </div>
  );
}

function Choose({ mail, query, choices, fetcher }: DecideProps) {
  const cancel = (
    <ButtonLink to={buildMailHref({ ...query, choose: null })} variant="quiet" size="small" preventScrollReset>
      Cancel
    </ButtonLink>
  );
  if (choices.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-small">
          <Link to={ADD_PATH} className="link">
            Add the job to your applications
          </Link>{' '}
          first. Then you can choose it here.
        </p>
        {cancel}
      </div>
    );
  const kinds = Object.entries(MAIL_KIND_LABELS).filter(([kind]) => kind !== 'none');
  return (
    <Form fetcher={fetcher} className="flex flex-col gap-3">
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
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="small" variant="primary" busyLabel="Saving…">
          Accept
        </SubmitButton>
        {cancel}
      </div>
    </Form>
  );
}

/** A button that does one thing to an email. */
export function MailButton({
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

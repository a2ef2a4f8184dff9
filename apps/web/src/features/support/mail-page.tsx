import type { OutgoingMail } from '@foothold/contracts/support';
import { DateTime } from '../../shared/format/use-format.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { DescriptionList } from '../../shared/ui/description-list.tsx';
import { type DetailList, DetailPage } from '../../shared/ui/detail-page.tsx';
import { MailState } from './mail-state.tsx';

/** Why staff can't read the text: an email can contain a sign-in link, so only its recipient may see it. */
const HIDDEN_TEXT_REASON: Record<OutgoingMail['state'], string> = {
  queued: 'It’s on its way.',
  failed: 'It hasn’t been delivered yet.',
  sent: 'It was delivered, and we only store a record of it.',
  saved: 'No mail service is configured, so the server wrote it to a file in the folder DATA_DIR/outbox.',
};

export const OUTBOX: DetailList = { label: 'Emails', to: '/console/outbox' };

type Mail = OutgoingMail & { text: string };

/** The page at /console/outbox/:id: the record of one email, with its text if it went to a demo account. */
export const MailPage = ({ mail }: { mail: Mail }) => (
  <DetailPage
    key={mail.id}
    list={OUTBOX}
    title={mail.subject}
    reference="Email"
    parts={[
      { id: 'facts', content: <EmailFacts mail={mail} /> },
      { id: 'text', content: <EmailText mail={mail} /> },
    ]}
  />
);

function EmailFacts({ mail }: { mail: Mail }) {
  return (
    <DescriptionList
      items={[
        { term: 'To', value: <span className="break-all">{mail.to}</span> },
        {
          term: 'Created',
          value: (
            <>
              <DateTime value={mail.createdAt} time /> UTC
            </>
          ),
        },
        { term: 'Status', value: <MailState state={mail.state} /> },
        ...(mail.error === null ? [] : [{ term: 'Error', value: mail.error }]),
      ]}
    />
  );
}

/** Links are plain text, because opening one acts on behalf of the recipient. */
function EmailText({ mail }: { mail: Mail }) {
  if (mail.text === '')
    return (
      <Callout title="You can’t read the text here">
        <p>
          {HIDDEN_TEXT_REASON[mail.state]} Emails can contain links that sign people in, so only the recipient can read
          them.
        </p>
      </Callout>
    );
  return (
    <pre className="max-w-wide rounded-control border border-line bg-raised px-5 py-4 font-mono text-note break-words whitespace-pre-wrap">
      {mail.text}
    </pre>
  );
}

import type { OutgoingMail } from '@foothold/contracts/support';
import { DateTime } from '../../shared/format/use-format.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { DescriptionList } from '../../shared/ui/description-list.tsx';
import { MailState } from './mail-state.tsx';

/** Why staff see no text: an email can contain a link that grants access, so it is only for its recipient. */
const HIDDEN: Record<OutgoingMail['state'], string> = {
  queued: 'It’s on its way.',
  failed: 'It hasn’t been delivered yet.',
  sent: 'It was delivered, and we only store a record of it.',
  saved: 'No mail service is configured, so the server wrote it to a file in the folder DATA_DIR/outbox.',
};

/**
 * The record of one message, and the text of one to a demo account. Its links are plain text: opening one would act on the recipient's
 * behalf.
 */
export function MailView({ mail }: { mail: OutgoingMail & { text: string } }) {
  return (
    <div className="flex max-w-wide flex-col gap-6">
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
      {mail.text === '' ? (
        <Callout title="You can’t read the text here">
          <p>{HIDDEN[mail.state]} Emails can contain links that sign people in, so only the recipient can read them.</p>
        </Callout>
      ) : (
        <pre className="rounded-control border border-line bg-raised px-5 py-4 font-mono text-note break-words whitespace-pre-wrap">
          {mail.text}
        </pre>
      )}
    </div>
  );
}

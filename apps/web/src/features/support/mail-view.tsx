import type { OutgoingMail } from '@foothold/contracts/support';
import { DateTime } from '../../shared/format/use-format.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { DescriptionList } from '../../shared/ui/description-list.tsx';
import { MailState } from './mail-state.tsx';

/** One message as it was written. Its links are text: who opens one acts for the person it was written to. */
export function MailView({ mail }: { mail: OutgoingMail & { text: string } }) {
  return (
    <div className="flex max-w-wide flex-col gap-6">
      <DescriptionList
        items={[
          { term: 'To', value: <span className="break-all">{mail.to}</span> },
          {
            term: 'Written',
            value: (
              <>
                <DateTime value={mail.createdAt} time /> UTC
              </>
            ),
          },
          { term: 'State', value: <MailState state={mail.state} /> },
          ...(mail.error === null ? [] : [{ term: 'Why not', value: mail.error }]),
        ]}
      />
      {mail.text === '' ? (
        <Callout title="The text is not kept">
          <p>It was delivered, and letters can hold links that let somebody in, so only the record stays.</p>
        </Callout>
      ) : (
        <pre className="rounded-control border border-line bg-raised px-5 py-4 font-mono text-note break-words whitespace-pre-wrap">
          {mail.text}
        </pre>
      )}
    </div>
  );
}

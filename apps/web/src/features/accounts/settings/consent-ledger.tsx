import type { Consent, ConsentKind, REVOCABLE_CONSENTS } from '@foothold/contracts/accounts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import type { SettingsOutcome } from './changes.server.ts';
import { ConsentForm } from './consent-form.tsx';
import { Section, SuccessMessage } from './section.tsx';

const CONSENT_LABELS: Record<ConsentKind, string> = {
  terms: 'Terms',
  accuracy: 'Accuracy of your information',
  'mailbox-storage': 'Storing your mailbox password',
  contact: 'Contacting you',
  newsletter: 'News and reminders',
  'guarantee-review': 'Guarantee review',
  'visa-status': 'Storing your visa status',
  'visa-sharing': 'Sharing your visa status',
  'recruiter-applications': 'Recruiter’s authorization',
};

/** What is lost when a consent is withdrawn and isn't restored by giving it again. */
const WITHDRAWAL_WARNINGS: Partial<Record<ConsentKind, { title: string; description: string }>> = {
  'mailbox-storage': {
    title: 'Withdraw this consent?',
    description: 'We’ll delete your stored mailbox password right away. Consenting again won’t bring it back.',
  },
  'visa-status': {
    title: 'Withdraw this consent?',
    description:
      'We’ll delete your visa status and dates right away, also from your registration. Consenting again won’t bring them back.',
  },
};

const columns: TableColumn<Consent>[] = [
  { id: 'at', header: 'Date', cell: ({ at }) => <DateTime value={at} time /> },
  { id: 'kind', header: 'Consent', heading: true, cell: ({ kind }) => CONSENT_LABELS[kind] },
  { id: 'given', header: 'Status', cell: ({ given }) => (given ? 'Given' : 'Withdrawn') },
  { id: 'wording', header: 'Wording', cell: ({ wording }) => `“${wording}”` },
  { id: 'source', header: 'Source', cell: ({ source }) => source },
];

export interface ConsentLedgerProps {
  history: readonly Consent[];
  standing: Partial<Record<ConsentKind, boolean>>;
  /** Consents that can be given and withdrawn at any time. */
  revocable: typeof REVOCABLE_CONSENTS;
  actionData: SettingsOutcome<unknown> | undefined;
}

/** Shows each consent's current state, a way to withdraw it, and its history with the exact wording. */
export function ConsentLedger({ history, standing, revocable, actionData }: ConsentLedgerProps) {
  const shownKinds = revocable.filter((kind) => kind !== 'newsletter' && standing[kind] !== undefined);
  return (
    <Section
      id="consents"
      title="Your consents"
      wide
      note="A record of everything you agreed to. Withdrawing a consent adds a new entry."
    >
      {shownKinds.length > 0 && (
        <ul className="border-t border-line">
          {shownKinds.map((kind) => (
            <li
              key={kind}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5"
            >
              <p className="flex flex-wrap items-center gap-3 font-medium">
                {CONSENT_LABELS[kind]} {standing[kind] ? <Badge tone="hold">Given</Badge> : <Badge>Withdrawn</Badge>}
              </p>
              <ConsentForm
                kind={kind}
                isGiven={standing[kind] ?? false}
                giveLabel="Give again"
                withdrawLabel="Withdraw"
                {...(WITHDRAWAL_WARNINGS[kind] && { warning: WITHDRAWAL_WARNINGS[kind] })}
              />
            </li>
          ))}
        </ul>
      )}
      <SuccessMessage outcome={actionData?.intent === 'consent' ? actionData : null} />
      <Table
        caption="Every entry, newest first"
        captionHidden={history.length === 0}
        dense
        columns={columns}
        rows={history}
        rowKey={({ kind, at }) => `${at} ${kind}`}
        empty={<p className="text-soft">You haven’t been asked for any consents yet.</p>}
      />
    </Section>
  );
}

import type { Consent, ConsentKind, REVOCABLE_CONSENTS } from '@foothold/contracts/accounts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import type { SettingsOutcome } from './changes.server.ts';
import { ConsentForm } from './consent-form.tsx';
import { Done, Section } from './section.tsx';

const NAMES: Record<ConsentKind, string> = {
  terms: 'Terms',
  accuracy: 'Accuracy of what you gave',
  'mailbox-storage': 'Keeping a mailbox password',
  contact: 'Being contacted',
  newsletter: 'News by mail',
  'guarantee-review': 'Review for the guarantee',
};

/** What ends with a consent and does not come back when it is given again. */
const ENDS: Partial<Record<ConsentKind, { title: string; description: string }>> = {
  'mailbox-storage': {
    title: 'Take this consent back?',
    description:
      'The stored password of your mailbox is erased at once. Giving the consent again does not bring it back.',
  },
};

const columns: TableColumn<Consent>[] = [
  { id: 'at', header: 'When', cell: ({ at }) => <DateTime value={at} time /> },
  { id: 'kind', header: 'About', heading: true, cell: ({ kind }) => NAMES[kind] },
  { id: 'given', header: 'What', cell: ({ given }) => (given ? 'Given' : 'Taken back') },
  { id: 'wording', header: 'In these words', cell: ({ wording }) => `“${wording}”` },
  { id: 'source', header: 'Where', cell: ({ source }) => source },
];

export interface ConsentLedgerProps {
  history: readonly Consent[];
  standing: Partial<Record<ConsentKind, boolean>>;
  /** Those that are given and taken back at will. */
  revocable: typeof REVOCABLE_CONSENTS;
  actionData: SettingsOutcome | undefined;
}

/** What was agreed to: how it stands, the way to take it back, and every entry with its words. */
export function ConsentLedger({ history, standing, revocable, actionData }: ConsentLedgerProps) {
  const asked = revocable.filter((kind) => kind !== 'newsletter' && standing[kind] !== undefined);
  return (
    <Section
      id="consents"
      title="What you agreed to"
      wide
      note="Each entry stays as it was said: taking something back adds a new one."
    >
      {asked.length > 0 && (
        <ul className="border-t border-line">
          {asked.map((kind) => (
            <li
              key={kind}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5"
            >
              <p className="flex flex-wrap items-center gap-3 font-medium">
                {NAMES[kind]} {standing[kind] ? <Badge tone="hold">Given</Badge> : <Badge>Taken back</Badge>}
              </p>
              <ConsentForm
                kind={kind}
                stands={standing[kind] ?? false}
                give="Give it again"
                withdraw="Take it back"
                {...(ENDS[kind] && { ends: ENDS[kind] })}
              />
            </li>
          ))}
        </ul>
      )}
      <Done outcome={actionData?.intent === 'consent' ? actionData : null} />
      <Table
        caption="Every entry, newest first"
        captionHidden={history.length === 0}
        dense
        columns={columns}
        rows={history}
        rowKey={({ kind, at }) => `${at} ${kind}`}
        empty={<p className="text-soft">You have not been asked for anything yet.</p>}
      />
    </Section>
  );
}

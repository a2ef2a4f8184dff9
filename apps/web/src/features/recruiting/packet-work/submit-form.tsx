import {
  packetLimits,
  RECEIPT_KINDS,
  type ReceiptKind,
  receiptLabels,
} from '@foothold/contracts/recruiting/packet-choices';
import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { useEffect, useState } from 'react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { RadioGroup } from '../../../shared/ui/choice.tsx';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';

interface SubmitFormProps {
  packet: PacketDetail;
  actionData: ChangeOutcome | undefined;
}

/** Records that the application was sent, with its receipt. Without JavaScript, the fields of every kind are shown. */
export function SubmitForm({ packet: { hash, member }, actionData }: SubmitFormProps) {
  const { fetcher, outcome } = useChange('submit', actionData);
  const hydrated = useHydrated();
  const format = useFormat();
  const returned = RECEIPT_KINDS.find((one) => one === outcome?.failure?.values.kind);
  const [kind, setKind] = useState<ReceiptKind>(returned ?? 'number');
  const shows = (one: ReceiptKind) => !hydrated || kind === one;
  return (
    <Form
      fetcher={fetcher}
      failure={outcome?.failure}
      encType="multipart/form-data"
      className="flex w-full flex-col items-start gap-5"
    >
      <input type="hidden" name="intent" value="submit" />
      <input type="hidden" name="hash" value={hash} />
      <RadioGroup
        name="kind"
        label="Receipt"
        hint={`What shows that the employer got it. ${member.name} sees it.`}
        value={kind}
        onValueChange={(value) => setKind(RECEIPT_KINDS.find((one) => one === value) ?? 'number')}
        options={RECEIPT_KINDS.map((value) => ({ value, label: receiptLabels[value] }))}
      />
      {shows('number') && (
        <TextField
          name="number"
          label="Confirmation number"
          required={kind === 'number'}
          maxLength={packetLimits.receipt}
          autoComplete="off"
          className="w-full"
        />
      )}
      {shows('email') && (
        <TextArea
          name="mail"
          label="What the confirmation email says"
          hint={`Paste the whole email, up to ${format.number(packetLimits.receiptEmail)} characters.`}
          required={kind === 'email'}
          rows={6}
          maxLength={packetLimits.receiptEmail}
          className="w-full"
        />
      )}
      {shows('screenshot') && (
        <>
          <Screenshot optional={kind !== 'screenshot'} />
          <TextField name="note" label="Note" optional maxLength={packetLimits.receipt} className="w-full" />
        </>
      )}
      <SubmitButton busyLabel="Recording…">Mark as submitted</SubmitButton>
    </Form>
  );
}

/** The chosen picture, with a preview. */
function Screenshot({ optional }: { optional: boolean }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  return (
    <div className="flex w-full flex-col gap-3">
      <FileDrop
        name="file"
        label="Choose the screenshot"
        noun="screenshot"
        accept=".png,.jpg,.jpeg,.pdf"
        maxBytes={packetLimits.fileBytes}
        optional={optional}
        onFile={(file) => setUrl(file?.type.startsWith('image/') ? URL.createObjectURL(file) : null)}
      />
      {url !== null && (
        <img
          src={url}
          alt="Preview of the screenshot"
          className="max-h-72 self-start rounded-control border border-line"
        />
      )}
    </div>
  );
}

import { type ReceiptKind, receiptLabels } from '@foothold/contracts/recruiting/packet-choices';
import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { saveBlob } from '../../../shared/api/save-file.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { FileLink } from './packet-files.tsx';
import { findBreak } from './receipt-text.ts';

/** The proof that an application was submitted. */
export function Receipt({ packet }: { packet: PacketDetail }) {
  const { id, submission } = packet;
  if (!submission) return null;
  const { at, recruiter, receipt } = submission;
  return (
    <Part title="Receipt" anchor="receipt">
      <DescriptionList
        items={[
          {
            term: 'Submitted',
            value: (
              <>
                <DateTime value={at} time /> UTC
              </>
            ),
          },
          { term: 'By', value: recruiter },
          ...(receipt.text === ''
            ? []
            : [
                {
                  term: TEXT_LABELS[receipt.kind],
                  value: <ReceiptText text={receipt.text} />,
                },
              ]),
          ...(receipt.file
            ? [
                {
                  term: receiptLabels.screenshot,
                  value: <FileLink packetId={id} file={receipt.file} note="Uploaded by your recruiter" />,
                },
              ]
            : []),
        ]}
      />
      <DownloadRecord packet={packet} />
    </Part>
  );
}

const TEXT_LABELS: Record<ReceiptKind, string> = { ...receiptLabels, screenshot: 'Note' };

/** A pasted email can be long, so only its beginning shows until somebody opens the rest. Works without JavaScript. */
function ReceiptText({ text }: { text: string }) {
  const end = findBreak(text);
  if (end === null) return <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>;
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none flex-col items-start gap-1">
        <span className="wrap-anywhere whitespace-pre-wrap group-open:hidden">{text.slice(0, end)}…</span>
        <span className="link">
          <span className="group-open:hidden">Show more</span>
          <span className="hidden group-open:inline">Show less</span>
        </span>
      </summary>
      <p className="pt-2 wrap-anywhere whitespace-pre-wrap">{text}</p>
    </details>
  );
}

/** Downloads the whole record: the exact text with its hash, the approval, and the submission. */
function DownloadRecord({ packet }: { packet: PacketDetail }) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <div>
      <Button onClick={() => saveBlob(buildRecord(packet), `application-${packet.hash.slice(0, 12)}.json`)}>
        Download record (JSON)
      </Button>
    </div>
  );
}

/** What was sent, approved, and confirmed, as a file. */
function buildRecord({ id, hash, canonical, content, approval, submission }: PacketDetail): Blob {
  const record = { id, hash, canonical, content, approval, submission };
  return new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' });
}

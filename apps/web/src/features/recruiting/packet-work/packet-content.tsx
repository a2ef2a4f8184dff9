import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { MIN_PACKET_SCORE } from '@foothold/core/packets';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { listContactFacts } from '../../../shared/format/packet-contact.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { CopyButton } from './copy-button.tsx';
import { CHANNEL_LABELS, SOURCE_LABELS } from './messages.ts';

/** Every answer word for word, to copy into the employer’s form. */
export function AnswerList({ packet: { content } }: { packet: PacketDetail }) {
  if (content.answers.length === 0) return <p className="text-soft">This form asks no questions.</p>;
  return (
    <ol className="border-t border-line">
      {content.answers.map(({ question, answer, source, memberOnly }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a packet never changes, and a form may ask the same twice
        <li key={`${at} ${question}`} className="flex items-start gap-4 border-b border-line py-3">
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <p className="font-strong wrap-anywhere">{question}</p>
            {answer === null ? (
              <p className="text-soft">{memberOnly ? 'The member answers this before approving.' : 'No answer'}</p>
            ) : (
              <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{answer}</p>
            )}
            {answer !== null && <p className="text-note text-soft">{SOURCE_LABELS[source]}</p>}
          </div>
          {answer !== null && <CopyButton text={answer} what={`the answer to “${question}”`} />}
        </li>
      ))}
    </ol>
  );
}

/** A text word for word. @param what describes it for screen readers: "the cover letter" */
export function SentText({ text, what }: { text: string; what: string }) {
  return (
    <div className="flex items-start gap-4">
      <p className="max-w-prose min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
      <CopyButton text={text} what={what} />
    </div>
  );
}

type PacketFile = PacketDetail['content']['files'][number];

const KIND_LABELS: Record<PacketFile['kind'], string> = {
  resume: 'Résumé',
  letter: 'Cover letter',
  other: 'Attachment',
};

/** What to upload to the employer. */
export function FileList({ packet: { id, content } }: { packet: PacketDetail }) {
  return (
    <ul className="border-t border-line">
      {content.files.map((file) => (
        <li key={`${file.kind} ${file.sha256}`} className="border-b border-line py-3">
          <FileLink packetId={id} file={file} note={KIND_LABELS[file.kind]} />
        </li>
      ))}
    </ul>
  );
}

/** A file as a download. @param note what it is */
export function FileLink({ packetId, file, note }: { packetId: string; file: PacketFile; note: string }) {
  const format = useFormat();
  const { name, size, sha256 } = file;
  return (
    <>
      <a
        href={buildEndpointUrl(endpoint('GET /api/recruiting/packets/{id}/files/{sha256}'), { id: packetId, sha256 })}
        download
        className="link inline-block min-h-6 wrap-anywhere"
      >
        {name}
      </a>
      <p className="text-note text-soft">
        {note}, {format.fileSize(size)}
      </p>
    </>
  );
}

/** Where it is sent, and with which résumé. */
export function SendingFacts({ packet: { content, needsException } }: { packet: PacketDetail }) {
  const { listing, channel, needsMailbox, resume } = content;
  return (
    <DescriptionList
      items={[
        { term: 'Job', value: [listing.title, listing.company, listing.place].filter(Boolean).join(', ') },
        {
          term: 'Employer’s page',
          value:
            listing.url === null ? (
              'None in the listing'
            ) : (
              <a href={listing.url} target="_blank" rel="noreferrer" className="link wrap-anywhere">
                {listing.url}
              </a>
            ),
        },
        { term: 'How', value: CHANNEL_LABELS[channel] },
        { term: 'Member’s mailbox', value: needsMailbox ? 'Needed' : 'Not needed' },
        {
          term: 'Résumé',
          value: `“${resume.title}”, score ${resume.score}${needsException ? `. Below ${MIN_PACKET_SCORE}, so the member has to allow it.` : ''}`,
        },
        ...(content.contact ? listContactFacts(content.contact) : []),
      ]}
    />
  );
}

import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { MIN_PACKET_SCORE } from '@foothold/core/packets';
import type { ReactNode } from 'react';
import { listContactFacts } from '../../../shared/format/packet-contact.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { CHANNEL_LABELS } from './messages.ts';
import { Mark, PacketAnswers, SentText } from './packet-answers.tsx';
import { PacketFiles } from './packet-files.tsx';
import { PacketHash } from './packet-hash.tsx';
import { getLetterId, listPassages } from './reading.ts';

export interface PacketContentProps {
  packet: PacketDetail;
  previousLetter: string | null;
  /** What allows a low score, next to it. */
  exception?: ReactNode;
}

/** Everything that an application sends. */
export function PacketContent({ packet, previousLetter, exception }: PacketContentProps) {
  const { id, content, note, recruiter } = packet;
  const letterId = getLetterId(id);
  const isNewLetter = listPassages(packet, previousLetter).some(({ key }) => key === letterId);
  return (
    <div className="flex flex-col gap-8">
      {note !== '' && (
        <Part title={`A note from ${recruiter}`}>
          <p className="max-w-prose border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap">{note}</p>
          <p className="text-note text-soft">Only you see this note. It isn’t sent.</p>
        </Part>
      )}
      <Part title="Résumé and files">
        <div className="flex flex-col gap-2">
          <p className="wrap-anywhere">
            “{content.resume.title}” scores <strong className="font-strong figures">{content.resume.score}</strong> for
            this job.{' '}
            {packet.needsException
              ? `${MIN_PACKET_SCORE} is the minimum, so it needs your exception.`
              : `${MIN_PACKET_SCORE} is the minimum.`}
          </p>
          {exception}
        </div>
        <PacketFiles packetId={id} files={content.files} />
      </Part>
      {content.contact && (
        <Part title="Contact details">
          <p className="text-note text-soft">As this résumé states them. Forms get these, and no others.</p>
          <DescriptionList items={listContactFacts(content.contact)} />
        </Part>
      )}
      {content.letter !== '' && (
        <section
          id={letterId}
          tabIndex={-1}
          aria-labelledby={`${letterId}-title`}
          className="flex scroll-mt-20 flex-col gap-3 outline-offset-4"
        >
          {isNewLetter && <Mark name={letterId} at={0} />}
          <h2 id={`${letterId}-title`} className="text-lead">
            Cover letter
          </h2>
          {isNewLetter && (
            <p>
              <Badge tone="accent">{previousLetter ? 'Changed' : 'New'}</Badge>
            </p>
          )}
          <SentText text={content.letter} />
          {isNewLetter && <Mark name={letterId} at={1} />}
        </section>
      )}
      <Part title="Questions and answers">
        <PacketAnswers packet={packet} />
      </Part>
      <Part title="How it’s sent">
        <SendingFacts packet={packet} />
        <PacketHash packet={packet} />
      </Part>
    </div>
  );
}

function SendingFacts({ packet: { content } }: { packet: PacketDetail }) {
  const { listing, channel, needsMailbox } = content;
  return (
    <DescriptionList
      items={[
        { term: 'Job', value: [listing.title, listing.company, listing.place].filter(Boolean).join(', ') },
        ...(listing.url === null
          ? []
          : [
              {
                term: 'Job’s page',
                value: (
                  <a href={listing.url} target="_blank" rel="noreferrer" className="link wrap-anywhere">
                    {listing.url}
                  </a>
                ),
              },
            ]),
        { term: 'How', value: CHANNEL_LABELS[channel] },
        {
          term: 'Your mailbox',
          value: needsMailbox
            ? 'Used. Your recruiter may open your mailbox password for this application, and you see each time.'
            : 'Not used.',
        },
      ]}
    />
  );
}

import { receiptLabels } from '@foothold/contracts/recruiting/packet-choices';
import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { type DetailList, DetailPage, type DetailPart } from '../../../shared/ui/detail-page.tsx';
import { ClockLine } from './clock-line.tsx';
import { STATE_LABELS } from './messages.ts';
import { ChangeActions, MailboxLink, PacketNotice, StartForm } from './packet-actions.tsx';
import { AnswerList, FileLink, FileList, SendingFacts, SentText } from './packet-content.tsx';
import type { loadPacket } from './packets.server.ts';
import { getPacketPath, PACKETS_PATH } from './paths.ts';
import { SubmitForm } from './submit-form.tsx';

export const PACKETS: DetailList = { label: 'Applications', to: PACKETS_PATH };

export interface ConsolePacketPageProps {
  loaderData: RouteData<typeof loadPacket>;
  actionData: ChangeOutcome | undefined;
}

/** States in which something can still be changed. */
const CHANGEABLE: readonly PacketDetail['state'][] = ['proposed', 'approved', 'expired', 'lapsed', 'declined'];

/** The page at /console/packets/:id: everything an application sends, and what to do with it. */
export function ConsolePacketPage({ loaderData: { packet }, actionData }: ConsolePacketPageProps) {
  useFreshData('packet');
  const { content, state, job, member, clock, note } = packet;
  const { label, tone } = STATE_LABELS[state];
  const actions = { packet, actionData };
  return (
    <DetailPage
      key={packet.id}
      list={PACKETS}
      title={job.title}
      status={
        <>
          <Badge tone={tone}>{label}</Badge>
          <span className="wrap-anywhere">
            {job.company}, for{' '}
            <Link className="link" to={`/console/clients/${member.id}`}>
              {member.name}
            </Link>
          </span>
          <ClockLine clock={clock} />
        </>
      }
      actionData={actionData}
      notice={<PacketNotice packet={packet} />}
      parts={[
        { id: 'answers', title: 'Questions and answers', content: <AnswerList packet={packet} /> },
        ...(content.letter === ''
          ? []
          : [
              {
                id: 'letter',
                title: 'Cover letter',
                content: <SentText text={content.letter} what="the cover letter" />,
              },
            ]),
        { id: 'files', title: 'Files', content: <FileList packet={packet} /> },
        { id: 'sending', title: 'How it’s sent', content: <SendingFacts packet={packet} /> },
        ...(note === ''
          ? []
          : [
              {
                id: 'note',
                title: 'Your note to the member',
                content: <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{note}</p>,
              },
            ]),
      ]}
      side={{
        label: 'What to do',
        isWide: true,
        parts: [
          ...(state === 'approved'
            ? [
                { id: 'start', title: 'Fill in the form', content: <StartForm {...actions} /> },
                { id: 'submit', title: 'Submit', content: <SubmitForm {...actions} /> },
              ]
            : []),
          ...(content.needsMailbox && (state === 'approved' || state === 'proposed')
            ? [{ id: 'mailbox', title: 'Mailbox', content: <MailboxLink packet={packet} /> }]
            : []),
          ...listReceipt(packet),
          { id: 'history', title: 'History', content: <History packet={packet} /> },
          ...(CHANGEABLE.includes(state) && packet.replacedBy === null
            ? [{ id: 'change', title: 'Change', content: <ChangeActions {...actions} /> }]
            : []),
        ],
      }}
    />
  );
}

function listReceipt({ id, submission }: PacketDetail): DetailPart[] {
  if (!submission) return [];
  const { kind, text, file } = submission.receipt;
  return [
    {
      id: 'receipt',
      title: receiptLabels[kind],
      content: (
        <div className="flex flex-col gap-2">
          {text !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
          {file && (
            <div>
              <FileLink packetId={id} file={file} note="Receipt" />
            </div>
          )}
        </div>
      ),
    },
  ];
}

function History({ packet }: { packet: PacketDetail }) {
  const { proposedAt, recruiter, madeBy, approval, started, submission, ended, previous, member } = packet;
  return (
    <DescriptionList
      items={[
        ...(previous
          ? [
              {
                term: 'Replaces',
                value: (
                  <Link className="link" to={getPacketPath(previous.id)}>
                    Earlier version
                  </Link>
                ),
              },
            ]
          : []),
        {
          term: madeBy === 'member' ? `Changed by ${member.name}` : `Proposed by ${recruiter}`,
          value: <Moment at={proposedAt} />,
        },
        ...(approval
          ? [
              { term: `Approved by ${member.name}`, value: <Moment at={approval.at} /> },
              ...(submission ? [] : [{ term: 'Approval valid until', value: <Moment at={approval.expiresAt} /> }]),
              ...(approval.exception ? [{ term: 'Low score', value: 'Allowed by the member' }] : []),
            ]
          : []),
        ...(started ? [{ term: started.byYou ? 'Started by you' : 'Started', value: <Moment at={started.at} /> }] : []),
        ...(submission ? [{ term: `Submitted by ${submission.recruiter}`, value: <Moment at={submission.at} /> }] : []),
        ...(ended ? [{ term: STATE_LABELS[packet.state].label, value: <Moment at={ended.at} /> }] : []),
      ]}
    />
  );
}

const Moment = ({ at }: { at: string }) => (
  <>
    <DateTime value={at} time /> UTC
  </>
);

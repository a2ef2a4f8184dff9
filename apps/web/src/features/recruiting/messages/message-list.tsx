import type { ThreadMessage } from '@foothold/contracts/recruiting/threads';
import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { groupMessages, type MessageGroup } from './group-messages.ts';
import { splitLinks } from './text-links.ts';
import type { LocalTime } from './use-local-time.ts';

interface MessageListProps {
  messages: readonly ThreadMessage[];
  /** The viewer's last message that the other side has read. */
  readByOther: string | null;
  /** The first message that was unread when the page was opened. */
  firstUnread: string | null;
  time: LocalTime;
  getFileUrl: (fileId: string) => string;
  /** What the author can do with a message. */
  renderActions: (message: ThreadMessage) => ReactNode;
}

/** Messages by day, the viewer's own on the right. */
export function MessageList({ messages, time, ...rest }: MessageListProps) {
  return groupMessages(messages, time.getDay).map(({ day, groups }) => (
    <section key={day} aria-label={time.dayName(groups[0]?.messages[0]?.at ?? day)} className="flex flex-col gap-4">
      <Separator>{time.dayName(groups[0]?.messages[0]?.at ?? day)}</Separator>
      {groups.map((group) =>
        group.isNotice ? (
          group.messages.map((message) => <Notice key={message.id} message={message} time={time} />)
        ) : (
          <Group key={group.id} group={group} time={time} {...rest} />
        ),
      )}
    </section>
  ));
}

function Separator({ children, tone = 'line' }: { children: ReactNode; tone?: 'line' | 'accent' }) {
  return (
    <p
      className={cx(
        'flex items-center gap-3 text-note font-medium before:h-px before:flex-1 after:h-px after:flex-1',
        tone === 'accent'
          ? 'text-accent-text before:bg-accent after:bg-accent'
          : 'text-soft before:bg-line after:bg-line',
      )}
    >
      {children}
    </p>
  );
}

/** What happened, in between the messages. */
function Notice({ message: { kind, author, at, own }, time }: { message: ThreadMessage; time: LocalTime }) {
  const text =
    kind === 'assigned'
      ? `${author} is now the recruiter.`
      : `${own ? 'You' : author} marked this as needing no reply.`;
  return (
    <p className="text-center text-note text-soft wrap-anywhere">
      {text} <time dateTime={at}>{time.time(at)}</time>
    </p>
  );
}

type GroupProps = Omit<MessageListProps, 'messages'> & { group: MessageGroup };

function Group({ group: { messages }, time, readByOther, firstUnread, getFileUrl, renderActions }: GroupProps) {
  const [first] = messages;
  if (!first) return null;
  return (
    <div className={cx('flex flex-col gap-1', first.own ? 'items-end' : 'items-start')}>
      {first.id === firstUnread && <NewMark />}
      <p className="text-note text-soft wrap-anywhere">
        <span className="font-medium text-ink">{first.own ? 'You' : first.author}</span>{' '}
        <time dateTime={first.at}>{time.time(first.at)}</time>
      </p>
      {messages.map((message) => (
        <div key={message.id} className={cx('flex w-full flex-col gap-1', message.own ? 'items-end' : 'items-start')}>
          {message.id === firstUnread && message !== first && <NewMark />}
          <Bubble own={message.own} deleted={message.deleted}>
            {message.deleted ? 'Message deleted' : <MessageText text={message.text} />}
            <FileChips files={message.files.map((file) => ({ ...file, href: getFileUrl(file.id) }))} />
          </Bubble>
          {(message.id === readByOther || message.deletableUntil !== null) && (
            <div className="flex min-h-6 items-center gap-3 text-note text-soft">
              {renderActions(message)}
              {message.id === readByOther && <span>Read</span>}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** Above the first message that was unread. */
const NewMark = () => (
  <div className="w-full py-1">
    <Separator tone="accent">New</Separator>
  </div>
);

/** A message's box. */
export function Bubble({
  own,
  deleted = false,
  pale = false,
  children,
}: {
  own: boolean;
  deleted?: boolean;
  pale?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'flex max-w-[min(34rem,88%)] flex-col gap-2 rounded-panel border px-3.5 py-2.5 text-small',
        deleted
          ? 'border-dashed border-edge text-soft italic'
          : own
            ? 'rounded-br-none border-transparent bg-accent-wash text-ink'
            : 'rounded-bl-none border-line bg-sunken text-ink',
        pale && 'border-dashed border-edge',
      )}
    >
      {children}
    </div>
  );
}

/** Plain text with its line breaks. Web addresses are links. */
export function MessageText({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {splitLinks(text).map((part, at) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that doesn't change
          <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow" className="link">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}

/** Files of a message with their size. */
export function FileChips({ files }: { files: readonly { id: string; name: string; bytes: number; href?: string }[] }) {
  const { fileSize } = useFormat();
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="flex flex-col gap-1.5">
      {files.map(({ id, name, bytes, href }) => {
        const content = (
          <>
            <Paperclip aria-hidden="true" size={15} strokeWidth={1.8} className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 text-note text-soft">{fileSize(bytes)}</span>
          </>
        );
        const className =
          'inline-flex min-h-9 max-w-full items-center gap-2 rounded-control border border-edge bg-raised px-2.5 py-1 not-italic';
        return (
          <li key={id}>
            {href === undefined ? (
              <span className={className}>{content}</span>
            ) : (
              <a href={href} className={cx(className, 'text-ink no-underline hover:border-ink')}>
                {content}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

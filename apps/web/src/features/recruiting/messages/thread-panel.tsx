import type { Thread, ThreadMessage } from '@foothold/contracts/recruiting/threads';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { Button, Spinner } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { ClockLine } from './clock-line.tsx';
import { Composer } from './composer.tsx';
import { DeleteMessage, MarkRead } from './message-forms.tsx';
import { Bubble, FileChips, MessageList, MessageText } from './message-list.tsx';
import type { ThreadSide } from './side.ts';
import { useLocalTime } from './use-local-time.ts';
import { type Outgoing, useOutgoing } from './use-outgoing.ts';
import { useThread } from './use-thread.ts';

interface ThreadPanelProps {
  loaded: Thread;
  side: ThreadSide;
  /** The other person's name. */
  other: string;
  /** Null if nothing can be sent. */
  canSend: boolean;
  /** Whether the page shows earlier messages only. */
  isEarlier: boolean;
  nextId: string;
  actionData: ChangeOutcome | undefined;
  /** Shown instead of messages if there are none. */
  empty: ReactNode;
  /** What to do beside the clock. */
  renderClockAction?: (thread: Thread) => ReactNode;
}

/** A conversation: the clock, the messages, and where to write. It follows what the other side does at once. */
export function ThreadPanel(props: ThreadPanelProps) {
  const { loaded, side, other, canSend, isEarlier, nextId, actionData, empty, renderClockAction } = props;
  const { thread, messages, earlier, isLoading, loadEarlier, addSent } = useThread(loaded, side, isEarlier);
  const { outgoing, send, remove } = useOutgoing(side, addSent);
  const [firstUnread] = useState(loaded.firstUnread);
  const now = useNow(thread.now);
  const time = useLocalTime(now);
  const hydrated = useHydrated();
  const lastId = messages.at(-1)?.id;
  const isEmpty = !messages.some(({ kind }) => kind === 'text') && outgoing.length === 0;
  const renderActions = (message: ThreadMessage) =>
    message.deletableUntil !== null &&
    Date.parse(message.deletableUntil) > now.getTime() && (
      <DeleteMessage id={message.id} preview={message.text} actionData={actionData} />
    );
  return (
    <section
      aria-label={`Conversation with ${other}`}
      className="flex h-[max(25rem,calc(100dvh-15rem))] flex-col overflow-hidden rounded-panel border border-line bg-paper lg:h-[max(28rem,calc(100dvh-17rem))]"
    >
      {canSend && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-sunken px-4 py-2.5">
          <ClockLine clocks={thread.clocks} side={side.side} other={other} now={now} time={time} />
          {renderClockAction?.(thread)}
        </div>
      )}
      {/* Reversed, so that the newest message is in view from the start, also without JavaScript. */}
      <div
        role="log"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain focus-visible:outline-offset-[-2px]"
      >
        <div className="flex flex-1 flex-col gap-4 px-4 py-4 md:px-5">
          {earlier !== null && (
            <p className="text-center">
              <Link
                to={`?before=${earlier}`}
                className="link text-small"
                onClick={(event) => {
                  event.preventDefault();
                  void loadEarlier();
                }}
              >
                {isLoading ? 'Loading…' : 'Show earlier messages'}
              </Link>
            </p>
          )}
          <div className="mt-auto" />
          <MessageList
            messages={messages}
            readByOther={thread.readByOther}
            firstUnread={firstUnread}
            time={time}
            getFileUrl={side.getFileUrl}
            renderActions={renderActions}
          />
          {isEmpty && empty}
          {outgoing.map((message) => (
            <OutgoingMessage
              key={message.clientId}
              message={message}
              onRetry={() => void send(message)}
              onRemove={() => remove(message.clientId)}
            />
          ))}
          {isEarlier && (
            <p className="text-center">
              <Link to="?" className="link text-small">
                Show newest messages
              </Link>
            </p>
          )}
        </div>
      </div>
      {!hydrated && thread.unread > 0 && lastId !== undefined && <MarkRead upTo={lastId} />}
      {actionData?.failure && actionData.intent !== 'send' && (
        <Callout tone="danger" title={actionData.failure.message} live />
      )}
      {canSend && (
        <Composer
          draftKey={side.key}
          nextId={nextId}
          to={other}
          asksForReply={side.side === 'recruiter'}
          actionData={actionData}
          onSend={(message) => void send(message)}
        />
      )}
    </section>
  );
}

/** A message that is being sent, or that failed. */
function OutgoingMessage({
  message: { text, files, failure },
  onRetry,
  onRemove,
}: {
  message: Outgoing;
  onRetry: () => void;
  onRemove: () => void;
}) {
  return (
    <div className="flex flex-col items-end gap-1">
      <Bubble own pale>
        <MessageText text={text} />
        <FileChips files={files.map(({ name, size }, at) => ({ id: `${at}`, name, bytes: size }))} />
      </Bubble>
      {failure === null ? (
        <p className="flex items-center gap-2 text-note text-soft">
          <Spinner /> Sending…
        </p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-small">
          <span className="text-danger-text">Not sent. {failure}</span>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
          <Button size="small" variant="quiet" onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}

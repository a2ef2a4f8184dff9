import type { ChangeNotice, Received } from './change-stream.ts';

/** What tabs of one account send each other. */
export type TabMessage =
  /** From the leader: what arrived on the stream. `tab`: only for this one. */
  | ({ type: 'received'; tab?: string } & Received)
  /** From a tab that starts to follow, and has what happened until `since`, in milliseconds since 1970. */
  | { type: 'joined'; tab: string; since: number }
  /** From a tab that became the leader. */
  | { type: 'leading' };

export interface TabDeps {
  /** Unique for each tab. */
  tab: string;
  /** Until when the tab has what happened, such as when its page was requested, in milliseconds since 1970. */
  since: number;
  now: () => number;
  post: (message: TabMessage) => void;
  onMessage: (listener: (message: TabMessage) => void) => void;
  /** Calls `lead` when this tab is the leader, which it stays until it closes. */
  onLead: (lead: () => void) => void;
  /** Opens the stream. @param after the ID to resume after; null if none is known */
  listen: (after: string | null, receive: (received: Received) => void) => void;
}

/** Changes of the last while, for tabs that were loading meanwhile. */
const HISTORY_SIZE = 100;

/**
 * Follows the stream of the leader among the tabs of a browser, or holds it. A new leader resumes where the old one ended, and a tab that
 * joins gets what happened while its page was loading.
 */
export function followSharedStream(
  { tab, since, now, post, onMessage, onLead, listen }: TabDeps,
  after: string | null,
  receive: (received: Received) => void,
): void {
  let position = after;
  let isLeading = false;
  /** Whether a leader has answered. From then on, this tab receives everything, also from later leaders. */
  let isAnswered = false;
  /** Since when `history` has every change. */
  let completeSince = since;
  const history: { at: number; news: ChangeNotice }[] = [];

  function handle(received: Received): void {
    position = received.position ?? position;
    if (received.news !== null && history.push({ at: now(), news: received.news }) > HISTORY_SIZE)
      completeSince = history.shift()?.at ?? completeSince;
    receive(received);
  }

  function answerJoined(joined: { tab: string; since: number }): void {
    const missing: (ChangeNotice | null)[] =
      joined.since < completeSince
        ? ['missed']
        : history.filter(({ at }) => at >= joined.since).map(({ news }) => news);
    // Even if nothing happened, the tab needs the position.
    for (const news of missing.length > 0 ? missing : [null])
      post({ type: 'received', tab: joined.tab, news, position });
  }

  const join = () => post({ type: 'joined', tab, since });

  onMessage((message) => {
    if (message.type === 'joined') {
      if (isLeading) answerJoined(message);
    } else if (message.type === 'leading') {
      if (!isAnswered) join();
    } else if (message.tab === undefined || message.tab === tab) {
      isAnswered ||= message.tab === tab;
      handle({ news: message.news, position: message.position });
    }
  });
  join();
  onLead(() => {
    isLeading = true;
    post({ type: 'leading' });
    listen(position, (received) => {
      handle(received);
      post({ type: 'received', ...received });
    });
  });
}

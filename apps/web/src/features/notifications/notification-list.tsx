import type { Notification } from '@foothold/contracts/notifications';
import { Link } from 'react-router';
import { useFormat } from '../../shared/format/use-format.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { getSourceName } from './sources.ts';
import { useMarkRead } from './use-mark-read.ts';

export interface NotificationListProps {
  notifications: readonly Notification[];
  /** Leaves out the texts, where there is room for titles only. */
  compact?: boolean;
  /** Called when a notification is opened. */
  onOpen?: () => void;
}

/** Each notification leads to its page, and opening it marks it as read. */
export function NotificationList({ notifications, compact = false, onOpen }: NotificationListProps) {
  const format = useFormat();
  const { markRead } = useMarkRead();
  return (
    <ul>
      {notifications.map(({ id, source, title, text, path, createdAt, readAt }) => (
        <li key={id} className={cx('flex gap-3 border-b border-line py-3', compact && 'last:border-b-0')}>
          <span
            aria-hidden="true"
            className={cx('mt-2 size-2.5 shrink-0 rounded-full', readAt === null ? 'bg-accent' : 'border border-edge')}
          />
          <div className="min-w-0 flex-1">
            <Link
              to={path}
              onClick={() => {
                if (readAt === null) markRead(id);
                onOpen?.();
              }}
              className={cx(
                'inline-block wrap-anywhere text-ink underline decoration-line decoration-1 underline-offset-4 hover:decoration-accent',
                readAt === null ? 'font-strong' : 'font-medium',
              )}
            >
              {readAt === null && <span className="sr-only">Unread: </span>}
              {title}
            </Link>
            {!compact && text !== null && (
              <p className="max-w-prose pt-1 wrap-anywhere whitespace-pre-line text-soft">{text}</p>
            )}
            <p className="text-note text-soft">
              {getSourceName(source)}, <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useListFocus } from '../../shared/hooks/use-list-focus.ts';
import { Button, getButtonClass } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { Popover } from '../../shared/ui/popover.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { NotificationList } from './notification-list.tsx';
import type { loadNewest } from './notifications.server.ts';
import { NOTIFICATIONS_PATH, useMarkRead } from './use-mark-read.ts';

/** What the bell loads. */
const NEWEST_PATH = `${NOTIFICATIONS_PATH}/newest`;

/** The number of unread notifications, and the newest ones in a panel. */
export function NotificationBell({ unread }: { unread: number }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label="Notifications"
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
          className={cx(getButtonClass('quiet'), 'relative w-11 px-0!')}
        >
          <Bell aria-hidden="true" size={20} strokeWidth={1.6} />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-1 right-0.5 min-w-5 rounded-full bg-accent px-1 text-note leading-5 font-strong text-on-accent figures"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </button>
      }
    >
      <NewestNotifications unread={unread} close={() => setOpen(false)} />
    </Popover>
  );
}

/** Loaded when the panel opens, and again when the number of unread ones changes. */
function NewestNotifications({ unread, close }: { unread: number; close: () => void }) {
  // Null if loading failed.
  const { load, data: newest, state } = useFetcher<RouteData<typeof loadNewest> | null>();
  const { markRead, isPending } = useMarkRead();
  // The button is gone once all are read.
  const parts = useListFocus<HTMLDivElement>();
  const loadAgain = () => void load(NEWEST_PATH);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number means other notifications
  useEffect(() => {
    void load(NEWEST_PATH);
  }, [load, unread]);
  return (
    <div ref={parts} className="flex flex-col gap-2 text-small">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-lead">Notifications</h2>
        {unread > 0 && (
          <Button variant="quiet" size="small" busy={isPending} onClick={() => markRead()}>
            Mark all as read
          </Button>
        )}
      </div>
      {newest === undefined ? (
        <Skeleton label="Loading notifications" lines={['h-4 w-2/3', 'h-4 w-5/6', 'h-4 w-1/2']} />
      ) : newest === null ? (
        <LoadFailed what="your notifications" retry={loadAgain} busy={state !== 'idle'} />
      ) : newest.length === 0 ? (
        <p className="text-soft">
          Nothing yet. Scores, tasks, answers, and anything about your plan will show up here.
        </p>
      ) : (
        <NotificationList notifications={newest} compact onOpen={close} />
      )}
      <p>
        <Link to={NOTIFICATIONS_PATH} onClick={close} className="link">
          See all notifications
        </Link>
      </p>
    </div>
  );
}

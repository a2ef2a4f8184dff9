import { useFetcher } from 'react-router';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useFailureToast } from '../../shared/ui/failure-toast.ts';
import type { changeNotifications } from './notifications.server.ts';

/** The page that lists notifications. */
export const NOTIFICATIONS_PATH = '/portal/notifications';

/** Marks one notification as read, or all of them without an ID. Their pages reload afterward. */
export function useMarkRead(): { markRead: (id?: string) => void; isPending: boolean } {
  const fetcher = useFetcher<RouteData<typeof changeNotifications>>();
  useFailureToast(fetcher.data);
  return {
    markRead: (id = '') => void fetcher.submit({ id }, { method: 'post', action: NOTIFICATIONS_PATH }),
    isPending: fetcher.state !== 'idle',
  };
}

import { useFetcher } from 'react-router';

/** The page that lists notifications. */
export const NOTIFICATIONS_PATH = '/portal/notifications';

/** Marks one notification as read, or all of them without an ID. Their pages reload afterward. */
export function useMarkRead(): { markRead: (id?: string) => void; isPending: boolean } {
  const fetcher = useFetcher();
  return {
    markRead: (id = '') => void fetcher.submit({ id }, { method: 'post', action: NOTIFICATIONS_PATH }),
    isPending: fetcher.state !== 'idle',
  };
}

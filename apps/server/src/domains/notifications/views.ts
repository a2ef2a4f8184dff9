import type { Notification } from '@foothold/contracts/notifications';
import type { NotificationRow } from './repository.ts';

export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  source: row.source,
  title: row.title,
  text: row.text,
  path: row.path,
  createdAt: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
});

import { loadUnread } from '../../features/notifications/notifications.server.ts';
import { countMessages } from '../../features/recruiting/messages/messages.server.ts';
import { countPackets } from '../../features/recruiting/packets/packets.server.ts';
import { countTasks } from '../../features/recruiting/tasks/tasks.server.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';

/** Loads what every portal page shows: the recruiter's tasks, applications, and messages, and the number of unread notifications. */
export async function loadShell(args: RouteArgs) {
  const [tasks, packets, messages, unread] = await Promise.all([
    countTasks(args),
    countPackets(args),
    countMessages(args),
    loadUnread(args),
  ]);
  return { tasks, packets, messages, unread };
}

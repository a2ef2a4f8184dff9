import { toCounts } from '../../features/recruiting/packets/counts.ts';
import { countByState, NO_TASKS } from '../../features/recruiting/tasks/task-counts.ts';
import { call, endpoint } from '../../shared/api/endpoint.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { useReloaded } from '../../shared/hooks/use-reloaded.ts';
import type { loadShell } from './shell.server.ts';

/** The changes that concern a count. */
const KINDS: ReadonlySet<string> = new Set(['recruiting', 'packet', 'notification']);

/** What every portal page shows. */
type Shell = Awaited<ReturnType<typeof loadShell>>;

async function load(isMember: boolean): Promise<Shell> {
  const [tasks, packets, messages, { unread }] = await Promise.all([
    isMember ? call(endpoint('GET /api/recruiting/tasks'), {}).then(({ tasks: all }) => countByState(all)) : NO_TASKS,
    isMember ? call(endpoint('GET /api/packets'), {}).then(({ counts }) => toCounts(counts)) : toCounts(null),
    isMember ? call(endpoint('GET /api/recruiting/thread/unread'), {}) : { unread: 0 },
    call(endpoint('GET /api/notifications/unread'), {}),
  ]);
  return { tasks, packets, messages, unread };
}

/**
 * The counts around every portal page, reloaded whenever they may have changed. Changes of the account are announced by a notification, and a
 * page may be showing what came of one only once, such as recovery codes.
 */
export function useFreshShell(loaded: Shell): Shell {
  const isMember = useAppData().viewer?.role === 'member';
  return useReloaded(
    loaded,
    (news) => news === 'missed' || KINDS.has(news.kind),
    () => load(isMember),
  );
}

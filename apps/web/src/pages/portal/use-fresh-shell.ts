import { useEffect, useRef, useState } from 'react';
import { countByState, NO_TASKS } from '../../features/recruiting/tasks/task-counts.ts';
import { call, endpoint } from '../../shared/api/endpoint.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { useChanges } from '../../shared/hooks/use-changes.ts';
import type { loadShell } from './shell.server.ts';

/** What every portal page shows. */
type Shell = Awaited<ReturnType<typeof loadShell>>;

async function load(isMember: boolean): Promise<Shell> {
  const [tasks, { unread }] = await Promise.all([
    isMember ? call(endpoint('GET /api/recruiting/tasks'), {}).then(({ tasks: all }) => countByState(all)) : NO_TASKS,
    call(endpoint('GET /api/notifications/unread'), {}),
  ]);
  return { tasks, unread };
}

/** Changes within this many milliseconds cause a single reload. */
const BURST_MS = 120;

/**
 * The counts, reloaded whenever they may have changed, without the router: its reload discards what the page's form returned, such as recovery
 * codes that are shown only once, and these are announced by a notification.
 * @param loaded the counts that the page was loaded with
 */
export function useFreshShell(loaded: Shell): Shell {
  const isMember = useAppData().viewer?.role === 'member';
  const [fresh, setFresh] = useState<{ replaces: Shell; shell: Shell } | null>(null);
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  });
  useEffect(() => () => clearTimeout(due.current), []);
  useChanges((news) => {
    if (news !== 'missed' && news.kind !== 'recruiting' && news.kind !== 'notification') return;
    clearTimeout(due.current);
    const timer = setTimeout(() => {
      const replaces = latest.current;
      load(isMember)
        .then((shell) => timer === due.current && setFresh({ replaces, shell }))
        // The next change, or the next page, loads them again.
        .catch(() => undefined);
    }, BURST_MS);
    due.current = timer;
  });
  return fresh?.replaces === loaded ? fresh.shell : loaded;
}

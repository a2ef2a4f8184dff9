import { useEffect, useRef, useState } from 'react';
import type { ChangeNotice } from '../api/changes.ts';
import { useChanges } from './use-changes.ts';

/** Changes within this many milliseconds cause a single reload. */
const BURST_MS = 120;

/**
 * What a page was loaded with, loaded again by itself on a change, without the router. The router would also reload the rest of the page, replace
 * it with the error page if that failed, and discard what a form has just returned.
 * @param loaded from the page's loader; whatever it loads next takes the place of what was reloaded
 * @param concerns whether a change calls for a reload
 * @param load a failure is ignored: the next change, or the next page, loads it again
 */
export function useReloaded<Loaded extends object>(
  loaded: Loaded,
  concerns: (news: ChangeNotice) => boolean,
  load: () => Promise<Partial<Loaded>>,
): Loaded {
  const [fresh, setFresh] = useState<{ replaces: Loaded; part: Partial<Loaded> } | null>(null);
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  });
  useEffect(() => () => clearTimeout(due.current), []);
  useChanges((news) => {
    if (!concerns(news)) return;
    clearTimeout(due.current);
    const timer = setTimeout(() => {
      const replaces = latest.current;
      load()
        .then((part) => timer === due.current && setFresh({ replaces, part }))
        .catch(() => undefined);
    }, BURST_MS);
    due.current = timer;
  });
  return fresh?.replaces === loaded ? { ...loaded, ...fresh.part } : loaded;
}

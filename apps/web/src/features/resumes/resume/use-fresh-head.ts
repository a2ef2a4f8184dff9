import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { useChanges, useFreshData } from '../../../shared/hooks/use-changes.ts';
import { type Head, toHead } from './head.ts';

const load = async (id: string) => {
  const [detail, report] = await Promise.all([
    call(endpoint('GET /api/resumes/{id}'), { id }),
    call(endpoint('GET /api/resumes/{id}/report'), { id }),
  ]);
  return toHead(detail, report);
};

/** Changes within this many milliseconds cause a single reload. */
const BURST_MS = 120;

/**
 * The head of a résumé's pages, reloaded whenever a résumé changes. While the fields are edited, each save is such a change, so only the head
 * is reloaded, without the router: a failure, such as a lost connection, must not replace the page that is being edited.
 * @param loaded the head as the page was loaded with it
 */
export function useFreshHead<Loaded extends Head>(loaded: Loaded): Loaded {
  const { id } = loaded.resume;
  const isEditing = useLocation().pathname.replace(/\/$/, '') === `/portal/resumes/${id}/reading`;
  useFreshData(...(isEditing ? [] : (['resume'] as const)));
  const [fresh, setFresh] = useState<{ replaces: Loaded; head: Head } | null>(null);
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  });
  useEffect(() => () => clearTimeout(due.current), []);
  useChanges((news) => {
    if (!isEditing || news === 'missed' || news.kind !== 'resume' || news.id !== id) return;
    clearTimeout(due.current);
    const timer = setTimeout(() => {
      const replaces = latest.current;
      load(id)
        .then((head) => timer === due.current && setFresh({ replaces, head }))
        // The next change, or the next page, loads it again.
        .catch(() => undefined);
    }, BURST_MS);
    due.current = timer;
  });
  return fresh?.replaces === loaded ? { ...loaded, ...fresh.head } : loaded;
}

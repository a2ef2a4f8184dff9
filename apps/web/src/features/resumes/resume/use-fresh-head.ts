import { useLocation } from 'react-router';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useReloaded } from '../../../shared/hooks/use-reloaded.ts';
import { type Head, toHead } from './head.ts';

async function load(id: string): Promise<Head> {
  const [detail, report] = await Promise.all([
    call(endpoint('GET /api/resumes/{id}'), { id }),
    call(endpoint('GET /api/resumes/{id}/report'), { id }),
  ]);
  return toHead(detail, report);
}

/**
 * The head of a résumé's pages, reloaded whenever a résumé changes. While the fields are edited, each save is such a change, so only the head
 * is reloaded: a failure, such as a lost connection, must not replace the page that is being edited.
 * @param loaded the head as the page was loaded with it
 */
export function useFreshHead<Loaded extends Head>(loaded: Loaded): Loaded {
  const { id } = loaded.resume;
  const isEditing = useLocation().pathname.replace(/\/$/, '') === `/portal/resumes/${id}/reading`;
  useFreshData(...(isEditing ? [] : (['resume'] as const)));
  return useReloaded(
    loaded,
    (news) => isEditing && news !== 'missed' && news.kind === 'resume' && news.id === id,
    () => load(id) as Promise<Partial<Loaded>>,
  );
}

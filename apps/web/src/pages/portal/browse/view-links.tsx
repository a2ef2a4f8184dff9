import { useLocation } from 'react-router';
import { ChoiceLinks } from '../../../shared/ui/choice-links.tsx';
import type { ListView } from './list-view.server.ts';

const LABELS: Record<ListView, string> = { compact: 'Compact', detailed: 'Detailed' };

/** Chooses how much the rows show. */
export function ViewLinks({ view }: { view: ListView }) {
  const { pathname, search } = useLocation();
  const buildHref = (wanted: ListView) => {
    const query = new URLSearchParams(search);
    query.set('view', wanted);
    // A page of detailed rows has fewer of them.
    query.delete('page');
    return `${pathname}?${query}`;
  };
  return (
    <ChoiceLinks
      label="List"
      choices={(Object.keys(LABELS) as ListView[]).map((value) => ({
        to: buildHref(value),
        label: LABELS[value],
        current: value === view,
      }))}
    />
  );
}

import { useLocation } from 'react-router';
import { ChoiceLinks } from '../../../shared/ui/choice-links.tsx';
import type { ListView } from './list-view.server.ts';

const LABELS: Record<ListView, string> = { compact: 'Compact', detailed: 'Detailed' };

/** Chooses how much the rows show, or a map instead of them. @param mapHref the URL of the map, if the list has one */
export function ViewLinks({ view, mapHref }: { view: ListView | 'map'; mapHref?: string }) {
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
      choices={[
        ...(Object.keys(LABELS) as ListView[]).map((value) => ({
          to: buildHref(value),
          label: LABELS[value],
          current: value === view,
        })),
        ...(mapHref === undefined ? [] : [{ to: mapHref, label: 'Map', current: view === 'map' }]),
      ]}
    />
  );
}

import { LinkTabs } from '../../shared/ui/tabs.tsx';
import { APPLICATION_TABS } from './tabs.ts';

/** The tabs above each view of the applications. @param filters the query that the board and the list share, with its `?` */
export function ApplicationTabs({ filters = '' }: { filters?: string }) {
  return (
    <div className="pb-6">
      <LinkTabs
        label="Views of your applications"
        tabs={APPLICATION_TABS.map(({ filtered, to, ...tab }) => ({ ...tab, to: filtered ? `${to}${filters}` : to }))}
      />
    </div>
  );
}

import { LinkTabs } from '../../shared/ui/tabs.tsx';

export function DesignTabs() {
  return (
    <div className="pb-8">
      <LinkTabs
        label="Design"
        tabs={[
          { to: '/console/design', label: 'Kit', end: true },
          { to: '/console/design/pictures', label: 'Pictures' },
          { to: '/console/design/portal', label: 'Portal shell' },
        ]}
      />
    </div>
  );
}

import { LinkTabs } from '../../shared/ui/tabs.tsx';

/** The four tools of the coach. Questions are practiced where the practice is. */
export function CoachTabs() {
  return (
    <LinkTabs
      label="Coach"
      tabs={[
        { to: '/portal/coach', label: 'Career advice', end: true },
        { to: '/portal/coach/resume', label: 'Résumé' },
        { to: '/portal/practice', label: 'Interview questions' },
        { to: '/portal/coach/code', label: 'Code review' },
      ]}
    />
  );
}

import { LinkTabs } from '../../shared/ui/tabs.tsx';

/** The coach's four tools. Interview questions are on the practice page. */
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

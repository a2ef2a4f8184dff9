import { LinkTabs } from '../../../shared/ui/tabs.tsx';

/** The tabs of the learning pages. */
export function LearningTabs() {
  return (
    <LinkTabs
      label="Learning"
      tabs={[
        { to: '/portal/learning', label: 'Paths', end: true },
        { to: '/portal/challenges', label: 'Challenges', end: true },
        { to: '/portal/practice', label: 'Interview practice' },
        { to: '/portal/learning/library', label: 'Library' },
      ]}
    />
  );
}

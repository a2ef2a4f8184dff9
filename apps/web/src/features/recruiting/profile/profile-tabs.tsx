import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { LinkTabs } from '../../../shared/ui/tabs.tsx';

/** The profile's tabs. Each of their pages shows what the recruiter did at once. */
export function ProfileTabs({ tasksWaiting }: { tasksWaiting: number }) {
  useFreshData('recruiting');
  return (
    <LinkTabs
      label="Profile"
      tabs={[
        { to: '/portal/profile', label: 'Registration', end: true },
        {
          to: '/portal/profile/tasks',
          label: (
            <>
              Tasks
              {tasksWaiting > 0 && (
                <span className="figures text-accent-text">
                  {tasksWaiting}
                  <span className="sr-only"> waiting for you</span>
                </span>
              )}
            </>
          ),
        },
        { to: '/portal/profile/recruiter', label: 'Recruiter' },
        { to: '/portal/profile/mailbox', label: 'Mailbox' },
        { to: '/portal/profile/visa', label: 'Visa clock' },
        { to: '/portal/profile/history', label: 'Activity log' },
        { to: '/portal/profile/guarantee', label: '80+ guarantee' },
      ]}
    />
  );
}

import { NOTIFICATION_DAYS } from '@foothold/contracts/notifications/choices';
import type { RouteData } from '../../shared/api/route-data.ts';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { PagedList, ResultCount } from '../../shared/ui/paged-list.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { NotificationList } from './notification-list.tsx';
import type { loadNotifications } from './notifications.server.ts';

export interface NotificationsPageProps {
  loaderData: RouteData<typeof loadNotifications>;
  failure: FormFailure | null | undefined;
}

/** Everything the member was told of, newest first. */
export function NotificationsPage({ loaderData, failure }: NotificationsPageProps) {
  const { notifications, unread, total, page, pageSize } = loaderData;
  return (
    <>
      <PageHeader
        title="Notifications"
        actions={
          unread > 0 && (
            <Form failure={failure}>
              <SubmitButton variant="secondary" busyLabel="Marking as read…">
                Mark all as read
              </SubmitButton>
            </Form>
          )
        }
      >
        <p>We delete notifications after {NOTIFICATION_DAYS} days. Important ones are also sent to you by email.</p>
      </PageHeader>
      <PagedList
        label="Notifications"
        page={page}
        pages={Math.ceil(total / pageSize)}
        href={(to) => `?page=${to}`}
        empty={
          total === 0 && (
            <EmptyState title="No notifications yet">
              <p>
                Scores, tasks from your recruiter, answers from support, and anything about your plan will show up here.
              </p>
            </EmptyState>
          )
        }
        heading={
          <p className="text-soft">
            <ResultCount total={total} nouns={['notification', 'notifications']} />
            {unread > 0 && `, ${unread} unread`}
          </p>
        }
      >
        <NotificationList notifications={notifications} />
      </PagedList>
    </>
  );
}

import { Outlet } from 'react-router';
import { ConfirmEmailNotice } from '../../features/accounts/confirm-email-notice.tsx';
import { loadTasksWaiting } from '../../features/recruiting/tasks/tasks.server.ts';
import { PortalShell } from '../../pages/portal/shell.tsx';
import { RouteErrorContent } from '../../pages/route-error.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { VerifyProvider } from '../../shared/verify/verify-provider.tsx';
import { requireViewer } from '../guards.ts';
import type { Route } from './+types/layout.ts';

export const middleware: Route.MiddlewareFunction[] = [requireViewer];

/** Never cached, because the content is personal. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** The number of tasks waiting for the member, shown on every portal page. */
export const loader = (args: Route.LoaderArgs) => loadTasksWaiting(args);

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  useFreshData('recruiting');
  return (
    <VerifyProvider>
      <PortalShell tasksWaiting={loaderData.tasksWaiting}>
        <ConfirmEmailNotice />
        <Outlet />
      </PortalShell>
    </VerifyProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PortalShell>
      <RouteErrorContent error={error} />
    </PortalShell>
  );
}

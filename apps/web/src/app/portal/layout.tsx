import { type MiddlewareFunction, Outlet } from 'react-router';
import { ConfirmEmailNotice } from '../../features/accounts/confirm-email-notice.tsx';
import { VerifyProvider } from '../../shared/verify/verify-provider.tsx';
import { requireViewer } from '../guards.ts';
import { RouteErrorContent } from '../route-error.tsx';
import { PortalShell } from './shell.tsx';

export const middleware: MiddlewareFunction<Response>[] = [requireViewer];

/** What stands here is one person's, and nothing on the way keeps it. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** Runs the middleware also where a page below needs no data of its own. */
export const loader = () => null;

export default function PortalLayout() {
  return (
    <VerifyProvider>
      <PortalShell>
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

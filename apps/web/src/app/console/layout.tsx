import { Outlet } from 'react-router';
import { ConsoleShell } from '../../pages/console/shell.tsx';
import { RouteErrorContent } from '../../pages/route-error.tsx';
import { VerifyProvider } from '../../shared/verify/verify-provider.tsx';
import { requireStaff } from '../guards.ts';
import type { Route } from './+types/layout.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** For staff only, so never cached. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** Makes the middleware run even if the page below loads no data. */
export const loader = () => null;

export default function ConsoleLayout() {
  return (
    <VerifyProvider>
      <ConsoleShell>
        <Outlet />
      </ConsoleShell>
    </VerifyProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ConsoleShell>
      <RouteErrorContent error={error} />
    </ConsoleShell>
  );
}

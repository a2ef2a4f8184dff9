import { Outlet } from 'react-router';
import { ConsoleShell } from '../../pages/console/shell.tsx';
import { RouteErrorContent } from '../../pages/route-error.tsx';
import { VerifyProvider } from '../../shared/verify/verify-provider.tsx';
import { requireStaff } from '../guards.ts';
import type { Route } from './+types/layout.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

/** What is here is for staff alone, and nothing on the way keeps it. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** Runs the middleware also where a page below needs no data of its own. */
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

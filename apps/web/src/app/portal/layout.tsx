import { type MiddlewareFunction, Outlet } from 'react-router';
import { requireViewer } from '../guards.ts';
import { RouteErrorContent } from '../route-error.tsx';
import { PortalShell } from './shell.tsx';

export const middleware: MiddlewareFunction<Response>[] = [requireViewer];

/** Runs the middleware also where a page below needs no data of its own. */
export const loader = () => null;

export default function PortalLayout() {
  return (
    <PortalShell>
      <Outlet />
    </PortalShell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PortalShell>
      <RouteErrorContent error={error} />
    </PortalShell>
  );
}

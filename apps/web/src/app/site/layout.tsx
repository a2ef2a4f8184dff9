import { Outlet } from 'react-router';
import type { Route } from './+types/layout.ts';
import { FailedPage } from './failed-page.tsx';
import { SiteShell } from './shell.tsx';

export default function SiteLayout() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />;
}

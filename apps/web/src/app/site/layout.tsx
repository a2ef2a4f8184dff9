import { Outlet } from 'react-router';
import { FailedPage } from '../../pages/site/failed-page.tsx';
import { SiteShell } from '../../pages/site/shell.tsx';
import type { Route } from './+types/layout.ts';

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

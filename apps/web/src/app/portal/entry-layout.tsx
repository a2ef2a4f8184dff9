import { Outlet } from 'react-router';
import { EntryShell } from '../../pages/portal/entry-shell.tsx';
import { RouteErrorContent } from '../../pages/route-error.tsx';
import type { Route } from './+types/entry-layout.ts';

/** These pages' addresses can contain a token, and their content is personal: nothing caches them. */
export const headers = () => ({ 'cache-control': 'no-store' });

export default function EntryLayout() {
  return (
    <EntryShell>
      <Outlet />
    </EntryShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <EntryShell>
      <RouteErrorContent error={error} />
    </EntryShell>
  );
}

import { Outlet } from 'react-router';
import { EntryShell } from '../../pages/portal/entry-shell.tsx';
import { RouteErrorContent } from '../../pages/route-error.tsx';
import type { Route } from './+types/entry-layout.ts';

/** Addresses of these pages can carry a token, and what they show is one person's: nothing of it is kept on the way. */
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

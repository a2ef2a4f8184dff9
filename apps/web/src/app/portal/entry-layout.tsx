import { Outlet } from 'react-router';
import { EntryShell } from '../../pages/portal/entry-shell.tsx';
import { RouteErrorContent } from '../../pages/route-error.tsx';
import type { Route } from './+types/entry-layout.ts';

/** Never cached: the URL may contain a token, and the content is personal. */
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

import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SupportChat } from '../../features/support/support-chat.tsx';
import { RouteErrorContent } from '../route-error.tsx';
import { SkipLink } from '../skip-link.tsx';
import type { Route } from './+types/layout.ts';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';

/** The public site's frame. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
      <SupportChat />
    </div>
  );
}

export default function SiteLayout() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteShell>
      <div className="page">
        <RouteErrorContent error={error} />
      </div>
    </SiteShell>
  );
}

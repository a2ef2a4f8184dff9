import type { ReactNode } from 'react';
import { SupportChat } from '../../features/support/support-chat.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';

/** The layout of the public site. */
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

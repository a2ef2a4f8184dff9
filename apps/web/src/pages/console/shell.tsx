import type { Viewer } from '@foothold/contracts/accounts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { RouteMark } from '../../shared/ui/pictures/logo.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { TooltipProvider } from '../../shared/ui/tooltip.tsx';
import { AccountMenu } from '../portal/account-menu.tsx';

interface Section {
  to: string;
  label: string;
  roles?: readonly Viewer['role'][];
}

const STAFF_ROLES: readonly Viewer['role'][] = ['support', 'admin'];

const OVERVIEW = { to: '/console', label: 'Overview', roles: STAFF_ROLES };
/** The component gallery, which exists only under `npm run dev`. */
const GALLERY: Section = { to: '/console/design', label: 'Design' };

const SECTIONS: readonly Section[] = [
  OVERVIEW,
  { to: '/console/inquiries', label: 'Inquiries', roles: STAFF_ROLES },
  { to: '/console/registrations', label: 'Registrations', roles: STAFF_ROLES },
  { to: '/console/clients', label: 'Your members', roles: ['recruiter'] },
  { to: '/console/screening', label: 'Screening', roles: ['recruiter'] },
  { to: '/console/guarantee', label: 'Guarantee', roles: ['recruiter', 'admin'] },
  { to: '/console/recruiters', label: 'Recruiters', roles: ['admin'] },
  { to: '/console/packets', label: 'Applications', roles: ['recruiter'] },
  { to: '/console/demos', label: 'Demos', roles: STAFF_ROLES },
  { to: '/console/visits', label: 'Visits', roles: STAFF_ROLES },
  { to: '/console/billing', label: 'Billing', roles: STAFF_ROLES },
  { to: '/console/members', label: 'Members', roles: STAFF_ROLES },
  { to: '/console/sources', label: 'Sources', roles: ['admin'] },
  { to: '/console/filings', label: 'Filings', roles: ['admin'] },
  { to: '/console/outbox', label: 'Emails', roles: STAFF_ROLES },
  { to: '/console/audit', label: 'Audit log', roles: ['admin'] },
];

/** The admin console's layout: small type, full width, and everything one click away. */
export function ConsoleShell({ children }: { children: ReactNode }) {
  const { brand, viewer, isDevelopment } = useAppData();
  const { pathname } = useLocation();
  const sections = useRef<HTMLElement>(null);
  // On a phone, the current section may be scrolled out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different page means a different section
  useEffect(() => {
    const [bar, current] = [sections.current, sections.current?.querySelector<HTMLElement>('[aria-current=page]')];
    if (bar && current)
      bar.scrollLeft = current.offsetLeft - bar.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <TooltipProvider>
      <div className="min-h-dvh text-small">
        <SkipLink />
        <header className="sticky top-0 z-30 border-b border-line bg-sunken">
          <div className="flex h-14 items-center gap-5 px-4 md:px-6">
            <Link
              to="/console"
              className="inline-flex shrink-0 items-center gap-2 rounded-control text-ink no-underline"
            >
              <RouteMark className="size-6" />
              <span className="font-strong max-md:sr-only">{brand.name} console</span>
            </Link>
            <nav
              ref={sections}
              aria-label="Console"
              className="flex min-w-0 flex-1 items-stretch gap-1 overflow-x-auto [scrollbar-width:none]"
            >
              {[...SECTIONS, ...(isDevelopment ? [GALLERY] : [])]
                .filter(({ roles }) => !roles || (viewer && roles.includes(viewer.role)))
                .map(({ to, label }) => (
                  <NavLink
                    key={to}
                    to={to}
                    end={to === OVERVIEW.to}
                    className={({ isActive }) =>
                      cx(
                        'inline-flex min-h-9 shrink-0 items-center rounded-control px-3 font-medium no-underline focus-visible:outline-offset-[-2px]',
                        isActive ? 'bg-ink text-paper' : 'text-ink hover:bg-paper',
                      )
                    }
                  >
                    {label}
                  </NavLink>
                ))}
            </nav>
            {viewer && <AccountMenu viewer={viewer} compact shell="console" />}
          </div>
        </header>
        <main id="content" tabIndex={-1} className="px-4 py-6 md:px-6 md:py-8">
          {children}
        </main>
      </div>
    </TooltipProvider>
  );
}

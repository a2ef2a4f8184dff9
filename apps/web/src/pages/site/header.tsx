import { Menu, Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';
import { ThemeSwitch } from '../../shared/theme/theme-switch.tsx';
import { getButtonClass } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Logo, RouteMark } from '../../shared/ui/pictures/logo.tsx';
import { logInLink, type NavigationLink, startLink, TOP_LINKS } from './navigation.ts';

const iconClass =
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control text-ink hover:bg-sunken';

export function SiteHeader() {
  const app = useAppData();
  const start = startLink(app);
  const logIn = logInLink(app);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page flex h-16 items-center justify-between gap-4">
        <Link
          to="/"
          className="-ml-1 flex shrink-0 rounded-control p-1 text-ink no-underline"
          aria-label={`${app.brand.name} home`}
        >
          <span className="md:max-lg:hidden">
            <Logo />
          </span>
          <RouteMark className="hidden size-8 md:max-lg:block" />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-4 md:flex lg:gap-6">
          {TOP_LINKS.map((link) => (
            <TopLink key={link.to} link={link} />
          ))}
        </nav>
        <div className="hidden items-center gap-2 md:flex">
          <Link to="/search" aria-label="Search" className={iconClass}>
            <Search aria-hidden="true" size={20} strokeWidth={1.75} />
          </Link>
          {logIn && <TopLink link={logIn} className="max-lg:hidden lg:mr-3" />}
          <Link to={start.to} reloadDocument={start.full ?? false} className={getButtonClass('primary', 'small')}>
            {start.label}
          </Link>
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center text-small font-medium whitespace-nowrap text-ink no-underline decoration-accent decoration-2 underline-offset-8 hover:underline';

function TopLink({ link, className }: { link: NavigationLink; className?: string }) {
  if (link.full) {
    return (
      <Link to={link.to} reloadDocument className={cx(linkClass, className)}>
        {link.label}
      </Link>
    );
  }
  return (
    <NavLink to={link.to} end className={({ isActive }) => cx(linkClass, isActive && 'underline', className)}>
      {link.label}
    </NavLink>
  );
}

/**
 * The menu below 768 px. It is the browser's own popover: it opens without JavaScript, closes with Escape or a tap
 * outside, and returns the focus. With JavaScript, it also closes when a link leads to another place on the same page.
 */
function MobileMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const app = useAppData();
  const start = startLink(app);
  const logIn = logInLink(app);
  const close = () => panel.current?.hidePopover();
  const place = useRef(key);
  // Only when the location changes, so that a menu opened before hydration stays open.
  useEffect(() => {
    if (place.current === key) return;
    place.current = key;
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);
  const links = [...TOP_LINKS, { label: 'Search', to: '/search' }, ...(logIn ? [logIn] : [])];
  return (
    <div className="md:hidden">
      <button type="button" popoverTarget="site-menu" aria-label="Menu" className={cx(iconClass, '-mr-2.5')}>
        <Menu aria-hidden="true" size={24} strokeWidth={1.75} />
      </button>
      <div
        ref={panel}
        id="site-menu"
        popover="auto"
        className="fixed inset-x-0 top-0 m-0 max-h-dvh w-full max-w-none overflow-y-auto border-b border-line bg-paper px-5 pb-6 text-ink shadow-float open:animate-fade"
      >
        <div className="flex h-16 items-center justify-between">
          <span className="font-display text-title font-medium">Menu</span>
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={cx(iconClass, '-mr-2.5')}
          >
            <X aria-hidden="true" size={24} strokeWidth={1.75} />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul className="border-t border-line">
            {links.map((link: NavigationLink) => (
              <li key={link.to} className="border-b border-line">
                <NavLink
                  to={link.to}
                  end
                  reloadDocument={link.full ?? false}
                  onClick={close}
                  className={({ isActive }) =>
                    cx(
                      'flex min-h-12 items-center text-lead text-ink no-underline decoration-accent decoration-2 underline-offset-8',
                      isActive && 'underline',
                    )
                  }
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
            <Link to={start.to} reloadDocument={start.full ?? false} className={getButtonClass('primary', 'medium')}>
              {start.label}
            </Link>
            <ThemeSwitch />
          </div>
        </nav>
      </div>
    </div>
  );
}

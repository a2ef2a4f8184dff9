import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';
import { ThemeSwitch } from '../../shared/theme/theme-switch.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Logo } from '../../shared/ui/pictures/logo.tsx';
import { type NavigationLink, portalLinks, siteLinks } from './navigation.ts';

export function SiteHeader() {
  const portal = portalLinks(useAppData());
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page flex h-16 items-center justify-between gap-6">
        <Link
          to="/"
          className="-ml-1 flex rounded-control p-1 text-ink no-underline"
          aria-label={`${useAppData().brand.name}, home`}
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-7 md:flex">
          {siteLinks().map((link) => (
            <TopLink key={link.to} link={link} />
          ))}
          {portal.second && <TopLink link={portal.second} />}
          <Link
            to={portal.first.to}
            reloadDocument={portal.first.full ?? false}
            className={buttonClass('primary', 'small')}
          >
            {portal.first.label}
          </Link>
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center text-small font-medium text-ink no-underline decoration-accent decoration-2 underline-offset-8 hover:underline';

function TopLink({ link }: { link: NavigationLink }) {
  // An address within a page is never "the current page".
  if (link.to.includes('#') || link.full) {
    return (
      <Link to={link.to} reloadDocument={link.full ?? false} className={linkClass}>
        {link.label}
      </Link>
    );
  }
  return (
    <NavLink to={link.to} className={({ isActive }) => cx(linkClass, isActive && 'underline')}>
      {link.label}
    </NavLink>
  );
}

/**
 * Below 768 px. The browser's own popover: it opens without a script, closes with Escape or a tap beside it and gives the focus back. With a
 * script it also closes when a link in it leads to another place of the same page.
 */
function MobileMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const portal = portalLinks(useAppData());
  const close = () => panel.current?.hidePopover();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the place changes
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);
  const links = [...siteLinks(), ...(portal.second ? [portal.second] : [])];
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        className="-mr-2.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-sunken"
      >
        <Menu aria-hidden="true" size={24} strokeWidth={1.75} />
      </button>
      <div
        ref={panel}
        id="site-menu"
        popover="auto"
        className="fixed inset-x-0 top-0 m-0 w-full max-w-none border-b border-line bg-paper px-5 pb-6 text-ink shadow-float open:animate-fade"
      >
        <div className="flex h-16 items-center justify-between">
          <span className="font-display text-title font-medium">Menu</span>
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label="Close the menu"
            className="-mr-2.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden="true" size={24} strokeWidth={1.75} />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul className="border-t border-line">
            {links.map((link) => (
              <li key={link.to} className="border-b border-line">
                <Link
                  to={link.to}
                  reloadDocument={link.full ?? false}
                  onClick={close}
                  className="flex min-h-14 items-center text-lead text-ink no-underline"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-5 flex items-center justify-between gap-4">
            <Link
              to={portal.first.to}
              reloadDocument={portal.first.full ?? false}
              className={buttonClass('primary', 'medium')}
            >
              {portal.first.label}
            </Link>
            <ThemeSwitch />
          </div>
        </nav>
      </div>
    </div>
  );
}

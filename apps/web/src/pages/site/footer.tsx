import { Link } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';
import { ThemeSwitch } from '../../shared/theme/theme-switch.tsx';
import { Logo } from '../../shared/ui/pictures/logo.tsx';
import { FOOTER_GROUPS, logInLink, type NavigationLink } from './navigation.ts';

const linkClass =
  'inline-flex min-h-7 items-center text-small text-ink underline decoration-line decoration-1 underline-offset-4 hover:decoration-accent';

const smallLinkClass = 'inline-flex min-h-8 items-center text-soft underline underline-offset-4 hover:text-ink';

/** `2024` or `2024–2026`. */
export function formatCopyrightYears(since: number, now: number): string {
  return now > since ? `${since}–${now}` : String(since);
}

export function SiteFooter() {
  const app = useAppData();
  const { brand } = app;
  const logIn = logInLink(app);
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="page grid gap-x-8 gap-y-6 py-7 lg:grid-cols-[1.3fr_3fr]">
        <div className="flex flex-col items-start gap-4">
          <Logo />
          <p className="max-w-80 text-small text-soft">Find your next foothold.</p>
          <address className="flex flex-col text-small not-italic">
            <a href={`mailto:${brand.email}`} className={linkClass}>
              {brand.email}
            </a>
            <a href={`tel:${brand.phone.replaceAll(/[^+\d]/g, '')}`} className={linkClass}>
              {brand.phone}
            </a>
            <p className="pt-2 text-soft">
              {brand.legalName}
              {brand.address.map((part) => (
                <span key={part} className="block">
                  {part}
                </span>
              ))}
            </p>
          </address>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
          {FOOTER_GROUPS.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2 className="pb-1 font-text text-small leading-6 font-strong tracking-normal">{title}</h2>
              <ul className="flex flex-col">
                {links.map((link) => (
                  <FooterLink key={link.to} link={link} />
                ))}
                {title === 'Find work' && logIn && <FooterLink link={logIn} />}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-3 text-note text-soft">
        <p>
          © {formatCopyrightYears(brand.since, app.year)} {brand.legalName}
        </p>
        <ThemeSwitch />
        {brand.social.length > 0 && (
          <ul aria-label="Social links" className="flex flex-wrap gap-x-5">
            {brand.social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="me noopener" className={smallLinkClass}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p>
          Made by{' '}
          {brand.developer.url === null ? (
            brand.developer.name
          ) : (
            <a href={brand.developer.url} className={smallLinkClass}>
              {brand.developer.name}
            </a>
          )}
        </p>
      </div>
    </footer>
  );
}

function FooterLink({ link }: { link: NavigationLink }) {
  return (
    <li>
      <Link to={link.to} reloadDocument={link.full ?? false} className={linkClass}>
        {link.label}
      </Link>
    </li>
  );
}

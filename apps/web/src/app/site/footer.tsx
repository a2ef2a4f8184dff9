import { Link } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';
import { ThemeSwitch } from '../../shared/theme/theme-switch.tsx';
import { Logo } from '../../shared/ui/pictures/logo.tsx';
import { portalLinks, siteLinks } from './navigation.ts';

const linkClass =
  'inline-flex min-h-8 items-center text-small text-ink underline decoration-line decoration-1 underline-offset-4 hover:decoration-accent';

/** `2024` or `2024–2026`. */
export function copyrightYears(since: number, now: number): string {
  return now > since ? `${since}–${now}` : String(since);
}

export function SiteFooter() {
  const app = useAppData();
  const { brand } = app;
  const portal = portalLinks(app);
  const links = [...siteLinks(), portal.first, ...(portal.second ? [portal.second] : [])];
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="page grid gap-10 py-12 sm:grid-cols-2 md:grid-cols-[1.4fr_1fr_1fr]">
        <div className="flex flex-col items-start gap-4 sm:col-span-2 md:col-span-1">
          <Logo />
          <p className="max-w-80 text-small text-soft">The next hold that carries your weight.</p>
          <ThemeSwitch />
        </div>
        <nav aria-label="Footer">
          <ul className="flex flex-col">
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} reloadDocument={link.full ?? false} className={linkClass}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
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
          {brand.social.length > 0 && (
            <ul className="flex gap-4 pt-2">
              {brand.social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="me noopener" className={linkClass}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </address>
      </div>
      <div className="page flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-line py-5 text-note text-soft">
        <p>
          © {copyrightYears(brand.since, app.year)} {brand.legalName}
        </p>
        <p>
          Made by{' '}
          {brand.developer.url === null ? (
            brand.developer.name
          ) : (
            <a href={brand.developer.url} className="text-soft underline underline-offset-4 hover:text-ink">
              {brand.developer.name}
            </a>
          )}
        </p>
      </div>
    </footer>
  );
}

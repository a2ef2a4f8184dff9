/**
 * Replaces the router on public pages: links and forms are plain, and the location is the window's. The site script's
 * build uses this module instead of `react-router` (see vite.site.config.ts), which would make up a third of a page's
 * script and have nothing to do, since every public page is a separate document.
 */
import { type ComponentProps, createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Location } from 'react-router';
import type { PageData } from './site-script.tsx';

export interface RouteMatch {
  page: PageData;
  /** The content of the route at this depth. */
  outlet: ReactNode;
}

export const PlaceContext = createContext<RouteMatch | null>(null);

function useRouteMatch(): RouteMatch {
  const place = use(PlaceContext);
  if (!place) throw new Error('There is no page around this.');
  return place;
}

export const Outlet = () => useRouteMatch().outlet;

const toHref = (to: string | Partial<Location>): string =>
  typeof to === 'string' ? to : `${to.pathname ?? location.pathname}${to.search ?? ''}${to.hash ?? ''}`;

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string | Partial<Location>;
  reloadDocument?: boolean;
  replace?: boolean;
  preventScrollReset?: boolean;
  prefetch?: string;
  discover?: string;
  viewTransition?: boolean;
  state?: unknown;
}

export function Link({
  to,
  reloadDocument,
  replace,
  preventScrollReset,
  prefetch,
  discover,
  viewTransition,
  state,
  ...rest
}: LinkProps) {
  // The server's router marks links that may be prefetched. The attribute has to match for hydration.
  return <a {...rest} href={toHref(to)} suppressHydrationWarning />;
}

type StateDependent<T> = T | ((state: { isActive: boolean; isPending: boolean; isTransitioning: boolean }) => T);

interface NavLinkProps extends Omit<LinkProps, 'className' | 'children'> {
  end?: boolean;
  caseSensitive?: boolean;
  className?: StateDependent<string | undefined>;
  children?: StateDependent<ReactNode>;
}

export function NavLink({ end, caseSensitive, className, children, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const target = toHref(rest.to).split(/[?#]/, 1)[0] ?? '';
  const currentPath = pathname.replace(/(.)\/$/, '$1');
  const isActive = currentPath === target || (!end && target !== '/' && currentPath.startsWith(`${target}/`));
  const state = { isActive, isPending: false, isTransitioning: false };
  return (
    <Link
      {...rest}
      {...(isActive && { 'aria-current': 'page' as const })}
      className={typeof className === 'function' ? className(state) : className}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}

interface FormProps extends ComponentProps<'form'> {
  reloadDocument?: boolean;
  preventScrollReset?: boolean;
  discover?: string;
}

export const Form = ({ reloadDocument, preventScrollReset, discover, ...rest }: FormProps) => <form {...rest} />;

export function useLocation(): Location {
  const { pathname, search, hash } = window.location;
  return useMemo(
    () => ({ pathname, search, hash, state: null, key: 'default', mask: undefined }) as Location,
    [pathname, search, hash],
  );
}

export const useNavigationType = () => 'POP' as const;

const navigate = (to: string | number) => {
  if (typeof to === 'number') history.go(to);
  else location.assign(to);
};
export const useNavigate = () => navigate;

export const useNavigation = () => IDLE_NAVIGATION;
const IDLE_NAVIGATION = { state: 'idle', location: undefined, formMethod: undefined, formData: undefined } as const;

export function useSearchParams() {
  const { search } = window.location;
  return [useMemo(() => new URLSearchParams(search), [search]), setSearch] as const;
}
const setSearch = (next: URLSearchParams | Record<string, string>) => {
  location.search = new URLSearchParams(next).toString();
};

export const useMatches = () =>
  useRouteMatch().page.matches.map(({ id, data }) => ({ id, loaderData: data, handle: undefined }));

export const useRouteLoaderData = (id: string): unknown =>
  useRouteMatch().page.matches.find((match) => match.id === id)?.data;

/** An error for the page's error boundary. */
export class SiteError {
  readonly data = null;
  readonly status: number;
  constructor(status: number) {
    this.status = status;
  }
}

export const isRouteErrorResponse = (error: unknown): error is SiteError => error instanceof SiteError;

/**
 * The document's head comes from the server. React removes its title if it has to render the page again, because
 * something else has changed it.
 */
export const Meta = () => {
  const [title] = useState(() => document.title);
  return <title>{title}</title>;
};
export const Links = () => null;
export const Scripts = () => null;
export const ScrollRestoration = () => null;

import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import { DEFAULT_BRAND } from '@foothold/brand';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { RouteError } from '../pages/route-error.tsx';
import { type AppData, AppDataProvider } from '../shared/app-data.tsx';
import { useNonce } from '../shared/nonce.ts';
import { requestContext } from '../shared/request-context.ts';
import { accentRules } from '../shared/theme/accent-rules.ts';
import { AccentStyle } from '../shared/theme/accent-style.tsx';
import { THEME_SCRIPT } from '../shared/theme/theme-script.ts';
import newsreader from '../shared/ui/fonts/newsreader-latin.woff2?url';
import { ToastProvider } from '../shared/ui/toast.tsx';
import { usePageScript } from '../site-client/page-script.ts';
import { SiteScript } from '../site-client/site-script.tsx';
import type { Route } from './+types/root.ts';
import stylesheet from './app.css?url';
import { NavigationEffects } from './navigation-effects.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: publicSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: newsreader, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function loader({ context }: Route.LoaderArgs) {
  const {
    brand,
    viewer,
    region,
    publicUrl,
    portalUrl,
    portalUkUrl,
    requestId,
    mailDelivers,
    themeDefault,
    priceReading,
  } = context.get(requestContext);
  return {
    brand,
    viewer,
    region,
    publicUrl,
    portalUrl,
    portalUkUrl,
    requestId,
    mailDelivers,
    themeDefault,
    priceReading,
    accentRules: accentRules(brand),
    year: new Date().getFullYear(),
  } satisfies AppData;
}

/** What pages know when not even the root loader answered. */
const UNKNOWN: AppData = {
  brand: DEFAULT_BRAND,
  viewer: null,
  region: 'us',
  publicUrl: '',
  portalUrl: '/portal',
  portalUkUrl: null,
  requestId: '',
  mailDelivers: true,
  themeDefault: 'light',
  priceReading: 'as-specified',
  accentRules: null,
  year: DEFAULT_BRAND.since,
};

export function Layout({ children }: { children: ReactNode }) {
  const app = useRouteLoaderData<typeof loader>('root') ?? UNKNOWN;
  const nonce = useNonce();
  const script = usePageScript();
  return (
    <html lang={app.region === 'uk' ? 'en-GB' : 'en-US'} data-theme={app.themeDefault} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Meta />
        <Links nonce={nonce} />
        <AccentStyle rules={app.accentRules} />
      </head>
      <body>
        <AppDataProvider data={app}>{children}</AppDataProvider>
        {script ? (
          <SiteScript script={script} />
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  // Tests and the browser extension wait for this before they fill a form.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <ToastProvider>
      <NavigationEffects />
      <Outlet />
    </ToastProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}

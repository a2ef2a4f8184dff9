import { DEFAULT_BRAND } from '@foothold/brand';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { loadAppData } from '../pages/app-data.server.ts';
import { type AppData, AppDataProvider } from '../shared/app-data.tsx';
import { useNonce } from '../shared/nonce.ts';
import { AccentStyle } from '../shared/theme/accent-style.tsx';
import { THEME_SCRIPT } from '../shared/theme/theme-script.ts';
import { ToastProvider } from '../shared/ui/toast.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { usePageScript } from './page-script.ts';
import { SiteScript } from './site-script.tsx';

/** Page data if even the root loader failed. */
const FALLBACK_DATA: AppData = {
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
  isDevelopment: false,
  accentRules: null,
  year: DEFAULT_BRAND.since,
};

/** The HTML document of every page. */
export function Document({ children }: { children: ReactNode }) {
  const app = useRouteLoaderData<typeof loadAppData>('root') ?? FALLBACK_DATA;
  const nonce = useNonce();
  const script = usePageScript();
  return (
    <html lang={app.region === 'uk' ? 'en-GB' : 'en-US'} data-theme={app.themeDefault} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, never user input */}
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

/** Wraps every route, and marks the document as hydrated. */
export function App() {
  // Tests and the browser extension wait for this before they fill in a form.
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

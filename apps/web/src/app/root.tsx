import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import { loadAppData } from '../pages/app-data.server.ts';
import { RouteError } from '../pages/route-error.tsx';
import newsreader from '../shared/ui/fonts/newsreader-latin.woff2?url';
import { App } from '../site-client/document.tsx';
import type { Route } from './+types/root.ts';
import stylesheet from './app.css?url';

export { Document as Layout } from '../site-client/document.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: publicSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: newsreader, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const loader = (args: Route.LoaderArgs) => loadAppData(args);

export default function Root() {
  return <App />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}

import { RouteErrorContent } from '../route-error.tsx';
import { SiteShell } from './shell.tsx';

/** In the place of a public page that could not be shown. */
export function FailedPage({ error }: { error: unknown }) {
  return (
    <SiteShell>
      <div className="page">
        <RouteErrorContent error={error} />
      </div>
    </SiteShell>
  );
}

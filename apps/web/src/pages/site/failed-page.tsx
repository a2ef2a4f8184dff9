import { RouteErrorContent } from '../route-error.tsx';
import { SiteShell } from './shell.tsx';

/** Replaces a public page that couldn't be shown. */
export function FailedPage({ error }: { error: unknown }) {
  return (
    <SiteShell>
      <div className="page">
        <RouteErrorContent error={error} />
      </div>
    </SiteShell>
  );
}

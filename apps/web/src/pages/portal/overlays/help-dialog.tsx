import { useEffect } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { loadPageHelp } from './page-help.server.ts';

/** The help articles about the current page, and where to ask. They open in a new tab, so that nothing here is lost. */
export function HelpDialog({ close }: { close: () => void }) {
  const { pathname } = useLocation();
  // Null if loading failed.
  const { load, data: articles, state } = useFetcher<RouteData<typeof loadPageHelp> | null>();
  const source = `/portal/page-help?${new URLSearchParams({ path: pathname })}`;
  useEffect(() => {
    void load(source);
  }, [load, source]);
  return (
    <Dialog
      title="Help with this page"
      description="Articles open in a new tab."
      open
      onOpenChange={(open) => !open && close()}
    >
      <div className="flex flex-col gap-5 text-small">
        {articles === null ? (
          <LoadFailed what="the articles" retry={() => void load(source)} busy={state !== 'idle'} />
        ) : articles ? (
          <ul className="border-t border-line">
            {articles.map(({ slug, title, description }) => (
              <li key={slug} className="border-b border-line py-3">
                <Link to={`/help-center/${slug}`} target="_blank" className="link font-medium">
                  {title}
                </Link>
                <p className="text-soft">{description}</p>
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton label="Loading articles" lines={['h-4 w-2/3', 'h-4 w-5/6', 'h-4 w-1/2']} />
        )}
        <p>
          <Link to="/help-center" target="_blank" className="link">
            All help articles
          </Link>
          {', or '}
          <Link to="/help-center/contact-us" target="_blank" className="link">
            ask a person
          </Link>
          .
        </p>
      </div>
    </Dialog>
  );
}

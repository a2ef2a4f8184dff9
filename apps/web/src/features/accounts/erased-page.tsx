import type { RouteData } from '../../shared/api/route-data.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EntryPage } from './entry-page.tsx';
import type { loadErased } from './erased.server.ts';
import { RetainedData } from './settings/what-stays.tsx';

export interface ErasedPageProps {
  loaderData: RouteData<typeof loadErased>;
}

/** Shown after an erasure, when nobody is signed in anymore. */
export function ErasedPage({ loaderData: { stays } }: ErasedPageProps) {
  return (
    <EntryPage
      title="Your account was deleted"
      lead={
        <>
          <p role="status">
            Everything in it is gone, and you’re signed out everywhere. Stored files are deleted within 15 minutes.
          </p>
          <p>If your email was confirmed, we’ll send one last email to confirm this.</p>
        </>
      }
    >
      {stays.length > 0 && (
        <section aria-labelledby="stays" className="flex flex-col gap-3">
          <h2 id="stays" className="text-lead">
            What we still have to keep
          </h2>
          <RetainedData stays={stays} />
        </section>
      )}
      <ButtonLink to="/" reloadDocument className="self-start">
        Go to Home
      </ButtonLink>
    </EntryPage>
  );
}

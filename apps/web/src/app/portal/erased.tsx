import { redirect } from 'react-router';
import { EntryPage } from '../../features/accounts/entry-page.tsx';
import { loadReceipt } from '../../features/accounts/settings/erase.server.ts';
import { WhatStays } from '../../features/accounts/settings/what-stays.tsx';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { Route } from './+types/erased.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Your account was deleted', description: 'What we deleted and what we have to keep.' });

export async function loader(args: Route.LoaderArgs) {
  const receipt = await loadReceipt(args);
  if (!receipt) throw redirect('/portal/login');
  return receipt;
}

/** Where an erasure ends: nobody is signed in any more. */
export default function Erased({ loaderData: { stays } }: Route.ComponentProps) {
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
            What we keep for now
          </h2>
          <WhatStays stays={stays} />
        </section>
      )}
      <ButtonLink to="/" reloadDocument className="self-start">
        Go to Home
      </ButtonLink>
    </EntryPage>
  );
}

import { redirect } from 'react-router';
import { EntryPage } from '../../features/accounts/entry-page.tsx';
import { loadReceipt } from '../../features/accounts/settings/erase.server.ts';
import { WhatStays } from '../../features/accounts/settings/what-stays.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/erased.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Your account is erased', description: 'What was done.' });

export async function loader(args: Route.LoaderArgs) {
  const receipt = await loadReceipt(args);
  if (!receipt) throw redirect('/portal/login');
  return receipt;
}

/** Where an erasure ends: nobody is signed in any more. */
export default function Erased({ loaderData: { stays } }: Route.ComponentProps) {
  return (
    <EntryPage
      title="Your account is erased"
      lead={
        <>
          <p role="status">
            Everything in it is gone, every place where you were logged in is logged out, and stored files follow within
            a quarter of an hour.
          </p>
          <p>If your address was confirmed, a last message says the same.</p>
        </>
      }
    >
      {stays.length > 0 && (
        <section aria-labelledby="stays" className="flex flex-col gap-3">
          <h2 id="stays" className="text-lead">
            What stays for a time
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

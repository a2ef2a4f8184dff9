import { ConsentLedger } from '../../../features/accounts/settings/consent-ledger.tsx';
import { ErasureLink } from '../../../features/accounts/settings/erasure-link.tsx';
import { ExportPanel } from '../../../features/accounts/settings/export-panel.tsx';
import { ImportPanel } from '../../../features/accounts/settings/import-panel.tsx';
import { MailPanel } from '../../../features/accounts/settings/mail-panel.tsx';
import { changePrivacy, loadPrivacy } from '../../../features/accounts/settings/privacy.server.ts';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Privacy',
    description: 'Manage your consents, export or import your data, or delete your account.',
  });

export const loader = (args: Route.LoaderArgs) => loadPrivacy(args);
export const action = (args: Route.ActionArgs) => changePrivacy(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { intent: '', done: null });

export default function Privacy({
  loaderData: { standing, history, revocable, ...account },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <ExportPanel {...account} actionData={actionData} />
      <ImportPanel {...account} actionData={actionData} />
      <MailPanel standing={standing} />
      <ConsentLedger standing={standing} history={history} revocable={revocable} actionData={actionData} />
      <ErasureLink />
    </>
  );
}

import { MailTable } from '../../features/support/mail-table.tsx';
import { loadOutbox } from '../../features/support/outbox.server.ts';
import { pageHref } from '../../shared/api/page-query.ts';
import { FormattedNumber } from '../../shared/format/use-format.tsx';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { Callout } from '../../shared/ui/callout.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { SearchForm } from '../../shared/ui/search-form.tsx';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/outbox.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Emails', description: 'All outgoing emails.' });

export const loader = (args: Route.LoaderArgs) => loadOutbox(args);

export default function Outbox({ loaderData: { mails, total, delivers, q, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Emails">
        <FormattedNumber value={total} /> {total === 1 ? 'email' : 'emails'}
        {q !== undefined && <> matching “{q}”</>}, newest first.
      </PageHeader>
      <div className="flex flex-col gap-6">
        {!delivers && (
          <div className="max-w-wide">
            <Callout tone="caution" title="Emails are not sent">
              <p>
                No mail service is configured, so the server writes each email to a file in the folder DATA_DIR/outbox.
                Set SMTP_URL to have them delivered. Here you can read the text of emails to demo accounts only.
              </p>
            </Callout>
          </div>
        )}
        <SearchForm label="Recipient or subject" query={q} />
        <MailTable mails={mails} query={q} />
        <Pagination label="Emails" page={page} pages={pages} href={(to) => pageHref({ q }, to)} />
      </div>
    </>
  );
}

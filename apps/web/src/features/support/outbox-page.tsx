import { buildPageHref } from '../../shared/api/page-query.ts';
import type { RouteData } from '../../shared/api/route-data.ts';
import { Callout } from '../../shared/ui/callout.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { PagedList, ResultCount } from '../../shared/ui/paged-list.tsx';
import { SearchForm } from '../../shared/ui/search-form.tsx';
import { MailTable } from './mail-table.tsx';
import type { loadOutbox } from './outbox.server.ts';

export interface OutboxPageProps {
  loaderData: RouteData<typeof loadOutbox>;
}

/** The page at /console/outbox. */
export function OutboxPage({ loaderData: { mails, total, delivers, q, page, pages } }: OutboxPageProps) {
  return (
    <>
      <PageHeader title="Emails">
        <ResultCount total={total} nouns={['email', 'emails']} q={q}>
          , newest first.
        </ResultCount>
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
        <PagedList label="Emails" page={page} pages={pages} href={(to) => buildPageHref({ q }, to)}>
          <MailTable mails={mails} query={q} />
        </PagedList>
      </div>
    </>
  );
}

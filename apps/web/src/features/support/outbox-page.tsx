import type { OutgoingMail } from '@foothold/contracts/support';
import type { ReactNode } from 'react';
import type { RouteData } from '../../shared/api/route-data.ts';
import { Callout } from '../../shared/ui/callout.tsx';
import { ChoiceLinks } from '../../shared/ui/choice-links.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { PagedList, ResultCount } from '../../shared/ui/paged-list.tsx';
import { SearchForm } from '../../shared/ui/search-form.tsx';
import { MAIL_STATES } from './mail-state.tsx';
import { MailTable } from './mail-table.tsx';
import type { loadOutbox } from './outbox.server.ts';
import { buildOutboxHref } from './outbox-query.ts';

export interface OutboxPageProps {
  loaderData: RouteData<typeof loadOutbox>;
  /** The viewer's saved filters of this list. */
  savedFilters: ReactNode;
}

const SHOWN_STATES = Object.keys(MAIL_STATES) as OutgoingMail['state'][];

/** The page at /console/outbox. */
export function OutboxPage({ loaderData, savedFilters }: OutboxPageProps) {
  const { mails, total, delivers, query, pages } = loaderData;
  const { q, state: shown } = query;
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
        <ChoiceLinks
          label="Status"
          look="tabs"
          choices={[undefined, ...SHOWN_STATES].map((state) => ({
            to: buildOutboxHref(query, { state }),
            label: state === undefined ? 'All' : MAIL_STATES[state].label,
            current: state === shown,
          }))}
        />
        <SearchForm label="Recipient or subject" query={q} otherFields={{ state: shown }} />
        {savedFilters}
        <PagedList label="Emails" page={query.page} pages={pages} href={(page) => buildOutboxHref(query, { page })}>
          <MailTable mails={mails} query={query} />
        </PagedList>
      </div>
    </>
  );
}

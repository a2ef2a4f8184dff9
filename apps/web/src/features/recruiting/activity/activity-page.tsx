import type { AuditEntry } from '@foothold/contracts/recruiting';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { ProfileTabs } from '../profile/profile-tabs.tsx';
import type { loadActivity } from './activity.server.ts';
import { describeEntry } from './sentences.ts';

const SHORT_HASH = 12;

/** The page at /portal/profile/history. */
export function ActivityPage({ loaderData }: { loaderData: RouteData<typeof loadActivity> }) {
  const { entries, page, pages, tasksWaiting } = loaderData;
  return (
    <>
      <PageHeader title="Profile">
        <p>
          What happened with your registration, recruiter, applications, and mailbox. Nobody can change this log
          unnoticed.
        </p>
      </PageHeader>
      <ProfileTabs tasksWaiting={tasksWaiting} />
      <div className="flex flex-col gap-6 pt-7">
        {entries.length === 0 ? (
          <EmptyState title="No activity yet">
            {page === 1
              ? 'Everything that you, your recruiter, or our staff do with your registration appears here.'
              : 'There is no activity on this page.'}
          </EmptyState>
        ) : (
          <ol aria-label="Activity log, newest first" className="flex w-full flex-col border-t border-line">
            {entries.map((entry) => (
              <Entry key={entry.number} entry={entry} />
            ))}
          </ol>
        )}
        <Pagination
          label="Activity log"
          page={page}
          pages={pages}
          href={(number) => (number === 1 ? '/portal/profile/history' : `/portal/profile/history?page=${number}`)}
        />
      </div>
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { sentence, quotes } = describeEntry(entry);
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3">
      <p className="wrap-anywhere">{sentence}</p>
      {quotes.map((quote) => (
        <p key={quote} className="max-w-prose wrap-anywhere whitespace-pre-line text-soft">
          “{quote}”
        </p>
      ))}
      <p className="text-note text-soft">
        <DateTime value={entry.at} time /> UTC
      </p>
      <details className="text-note text-soft">
        <summary className="w-fit cursor-pointer py-2.5">
          Entry <span className="figures">{entry.number}</span>
        </summary>
        <p>
          Hash starts with <span className="font-mono wrap-anywhere">{entry.hash.slice(0, SHORT_HASH)}</span>. Your data
          export has the full hash of every entry.
        </p>
      </details>
    </li>
  );
}

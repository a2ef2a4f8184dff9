import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PagedList, ResultCount } from '../../../shared/ui/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { AddMail } from './add-mail.tsx';
import { ForwardingBox } from './forwarding-box.tsx';
import type { loadMail } from './mail.server.ts';
import { MailCard } from './mail-card.tsx';

interface MailPageProps {
  loaderData: RouteData<typeof loadMail>;
  failure: FormFailure | null;
}

/** The page at /portal/applications/mail. */
export function MailPage({ loaderData, failure }: MailPageProps) {
  useFreshData('applicationMail', 'application');
  const { mails, total, waiting, pages, page, inbox, choices, included } = loaderData;
  return (
    <>
      <PageHeader
        title="Emails about applications"
        above={<Breadcrumbs steps={[{ label: 'Applications', to: '/portal/applications' }, { label: 'Emails' }]} />}
      >
        Add what employers write to you. We read what it says and show you the sentence.
      </PageHeader>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <PagedList
            label="Emails"
            page={page}
            pages={pages}
            href={(to) => `?page=${to}`}
            heading={
              <p role="status" className="text-soft">
                <ResultCount total={total} nouns={['email', 'emails']}>
                  {waiting > 0 ? `, ${waiting} to check` : ', nothing to check'}
                </ResultCount>
              </p>
            }
            empty={mails.length === 0 && <NoMails />}
          >
            <ul className="flex flex-col gap-4">
              {mails.map((mail) => (
                <li key={mail.id}>
                  <MailCard mail={mail} choices={choices} />
                </li>
              ))}
            </ul>
          </PagedList>
        </div>
        <aside className="flex flex-col gap-6">
          {included ? (
            <AddMail failure={failure} />
          ) : (
            <PlanCallout title="Status from emails isn’t in your plan">
              <p>Emails that you added before stay here. You can still move applications yourself.</p>
            </PlanCallout>
          )}
          <ForwardingBox inbox={inbox} included={included} />
        </aside>
      </div>
    </>
  );
}

function NoMails() {
  return (
    <EmptyState title="No emails yet">
      Paste an employer’s email or upload it as a file. We suggest what it changes, and you decide.
    </EmptyState>
  );
}

import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ChoiceLinks } from '../../../shared/ui/choice-links.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { ApplicationTabs } from '../application-tabs.tsx';
import { ApplicationsHeader, ViewHeading } from '../applications-header.tsx';
import { AddMail } from './add-mail.tsx';
import { ForwardingBox } from './forwarding-box.tsx';
import type { loadMail } from './mail.server.ts';
import { MailCard } from './mail-card.tsx';
import { buildMailHref } from './mail-query.ts';

interface MailPageProps {
  loaderData: RouteData<typeof loadMail>;
  failure: FormFailure | null;
}

/** The page at /portal/applications/mail. */
export function MailPage({ loaderData, failure }: MailPageProps) {
  useFreshData('applicationMail', 'application');
  const { inbox, included } = loaderData;
  return (
    <>
      <ApplicationsHeader />
      <ApplicationTabs />
      <ViewHeading
        {...(included && {
          actions: (
            <ButtonLink to="#add-email" size="small" className="lg:hidden">
              Add an email
            </ButtonLink>
          ),
        })}
      >
        Add what employers write to you. We suggest what changes, with the sentence that says so.
      </ViewHeading>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Mails data={loaderData} />
        <aside aria-label="Add emails" className="flex min-w-0 flex-col gap-6">
          {included ? (
            <AddMail failure={failure} />
          ) : (
            <PlanCallout title="Your plan doesn’t include reading emails">
              <p>Emails that you added before stay here. You can still move your applications yourself.</p>
            </PlanCallout>
          )}
          <ForwardingBox inbox={inbox} included={included} />
        </aside>
      </div>
    </>
  );
}

function Mails({
  data: { mails, total, waiting, pages, query, choices, included },
}: {
  data: MailPageProps['loaderData'];
}) {
  const first = { page: 1, choose: null };
  return (
    <PagedList
      label="Emails"
      page={query.page}
      pages={pages}
      href={(page) => buildMailHref({ ...query, page, choose: null })}
      heading={
        <ChoiceLinks
          label="Emails to show"
          look="tabs"
          choices={[
            { to: buildMailHref({ ...first, waiting: false }), label: 'All emails', current: !query.waiting },
            {
              to: buildMailHref({ ...first, waiting: true }),
              label: 'To check',
              current: query.waiting,
              count: waiting,
              counted: 'to check',
            },
          ]}
        />
      }
      empty={total === 0 && !query.waiting && <NoMails included={included} />}
    >
      {mails.length === 0 ? (
        <p className="py-4 text-soft">{query.waiting ? 'Nothing to check.' : 'There are no emails on this page.'}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {mails.map((mail) => (
            <li key={mail.id}>
              <MailCard mail={mail} query={query} choices={choices} included={included} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function NoMails({ included }: { included: boolean }) {
  return (
    <EmptyState title="No emails yet">
      {included
        ? 'Paste an employer’s email or upload it as a file. If it’s about an interview, an offer, or a rejection, we suggest the move, and you decide.'
        : 'With a plan that includes it, you can add employers’ emails here, and we suggest what they change.'}
    </EmptyState>
  );
}

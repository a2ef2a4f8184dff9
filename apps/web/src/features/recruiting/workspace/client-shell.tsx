import type { MemberOverview } from '@foothold/contracts/recruiting/workspace';
import type { ReactNode } from 'react';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { LinkTabs } from '../../../shared/ui/tabs.tsx';

interface ClientShellProps {
  overview: MemberOverview;
  /** Null if the member hasn’t authorized it. */
  children: ReactNode | null;
  /** A page below one of the tabs. */
  step?: string;
}

/** A section of a member’s pages in the console. Without the authorization, it says so instead. */
export function ClientShell({ overview: { member, authorization }, children, step }: ClientShellProps) {
  useFreshData('recruiting');
  const list = { label: 'Your members', to: '/console/clients' };
  const own = step === undefined ? { label: member.name } : { label: member.name, to: `/console/clients/${member.id}` };
  return (
    <>
      <PageHeader
        title={step ?? member.name}
        above={<Breadcrumbs steps={[list, own, ...(step === undefined ? [] : [{ label: step }])]} />}
      >
        <SampleBadge of={member} />
      </PageHeader>
      <ClientTabs memberId={member.id} />
      <div className="flex flex-col gap-8 pt-6">
        {children ?? (
          <EmptyState title="Not authorized" motif="route">
            {authorization.since === null
              ? `${member.name} hasn’t authorized recruiters to prepare applications. They can do that on their profile, under Recruiter.`
              : `${member.name} withdrew the authorization. You can still see the registration and your tasks.`}
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** The sections of a member. */
export const ClientTabs = ({ memberId }: { memberId: string }) => (
  <LinkTabs
    label="Member"
    tabs={[
      { to: `/console/clients/${memberId}`, label: 'Overview', end: true },
      { to: `/console/clients/${memberId}/resumes`, label: 'Résumés' },
      { to: `/console/clients/${memberId}/matches`, label: 'Matches' },
      { to: `/console/clients/${memberId}/applications`, label: 'Applications' },
      { to: `/console/clients/${memberId}/answers`, label: 'Answers' },
    ]}
  />
);

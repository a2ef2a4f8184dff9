import type { ReactNode } from 'react';
import { useAppData } from '../../../shared/app-data.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';

/** A page whose own part is not open yet: says so, and what can be done today. */
export function NotOpenYet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { portalUrl } = useAppData();
  return (
    <div className="page flex flex-col items-start gap-6 py-12 md:py-20">
      <PageHeader title={title}>{lead}</PageHeader>
      <p className="max-w-prose">{children}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${portalUrl}/signup`} reloadDocument variant="primary">
          Create an account
        </ButtonLink>
        <ButtonLink to="/onboarding">Join the waitlist</ButtonLink>
      </div>
    </div>
  );
}

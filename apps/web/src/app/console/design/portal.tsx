import { Button } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { requireStaff } from '../../guards.ts';
import { pageMeta } from '../../page-meta.ts';
import { PortalShell } from '../../portal/shell.tsx';
import type { Route } from './+types/portal.ts';
import { DesignTabs } from './design-tabs.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];
export const loader = () => null;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Portal shell', description: 'The member portal’s layout.' });

/** The portal's frame with nothing in it, to be looked at by itself. */
export default function PortalSample() {
  return (
    <PortalShell>
      <DesignTabs />
      <PageHeader title="Résumés" actions={<Button variant="primary">Add a résumé</Button>}>
        Every version of your résumé, with its score.
      </PageHeader>
      <EmptyState title="No résumés yet" motif="page">
        Add a résumé to get your score in seconds.
      </EmptyState>
    </PortalShell>
  );
}

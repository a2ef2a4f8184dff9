import { DesignTabs } from '../../../features/design-gallery/design-tabs.tsx';
import { PortalShell } from '../../../pages/portal/shell.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { requireDevelopment, requireStaff } from '../../guards.ts';
import type { Route } from './+types/portal.ts';

export const middleware: Route.MiddlewareFunction[] = [requireDevelopment, requireStaff];
export const loader = () => null;

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Portal shell', description: 'The member portal’s layout.' });

/** The empty portal frame, shown on its own. */
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

import { DesignTabs } from '../../../features/design-gallery/design-tabs.tsx';
import { ActionsChapter } from '../../../features/design-gallery/kit-actions.tsx';
import { FieldsChapter, FormChapter } from '../../../features/design-gallery/kit-forms.tsx';
import { ColorsChapter, TypeChapter } from '../../../features/design-gallery/kit-foundations.tsx';
import { LayoutChapter, StatesChapter, TableChapter } from '../../../features/design-gallery/kit-layout.tsx';
import { OverlaysChapter } from '../../../features/design-gallery/kit-overlays.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { requireDevelopment } from '../../guards.ts';
import type { Route } from './+types/kit.ts';

export const middleware: Route.MiddlewareFunction[] = [requireDevelopment];

/** Makes the middleware run. */
export const loader = () => null;

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Design kit', description: 'Every interface component in every state.' });

export default function Kit({ actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page">
      <DesignTabs />
      <PageHeader title="Kit">
        Every interface component in every state, in light and dark themes. People and numbers are samples.
      </PageHeader>
      <ColorsChapter />
      <TypeChapter />
      <ActionsChapter />
      <FieldsChapter />
      <FormChapter failure={actionData?.failure} />
      <OverlaysChapter />
      <TableChapter />
      <LayoutChapter />
      <StatesChapter />
    </div>
  );
}

export { validateSample as action } from '../../../features/design-gallery/sample-form.server.ts';

import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/kit.ts';
import { DesignTabs } from './design-tabs.tsx';
import { ActionsChapter } from './kit-actions.tsx';
import { FieldsChapter, FormChapter } from './kit-forms.tsx';
import { ColorsChapter, TypeChapter } from './kit-foundations.tsx';
import { LayoutChapter, StatesChapter, TableChapter } from './kit-layout.tsx';
import { OverlaysChapter } from './kit-overlays.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Design kit', description: 'Every interface component in every state.' });

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

export { checkSample as action } from './sample-form.server.ts';

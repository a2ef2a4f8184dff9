import { MESSAGES, PRACTICE_PATH } from '../../features/extension/practice/messages.ts';
import { PracticeArea } from '../../features/extension/practice/practice-area.tsx';
import type { RouteData } from '../../shared/api/route-data.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import type { loadPracticeForm } from './practice-form.server.ts';

export interface PracticeFormPageProps {
  loaderData: RouteData<typeof loadPracticeForm>;
}

/** The page at /extension/practice/:slug. */
export function PracticeFormPage({ loaderData: { slug, title, about } }: PracticeFormPageProps) {
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-12">
      <Breadcrumbs steps={[{ label: MESSAGES.title, to: PRACTICE_PATH }, { label: title }]} />
      <header className="flex flex-col gap-2">
        <h1 className="text-heading">{title}</h1>
        <p className="max-w-prose text-soft">{about}</p>
        <p className="max-w-prose text-soft">{MESSAGES.note}</p>
      </header>
      <PracticeArea slug={slug} />
    </div>
  );
}

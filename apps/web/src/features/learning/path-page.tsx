import type { RouteData } from '../../shared/api/route-data.ts';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Progress } from '../../shared/ui/progress.tsx';
import type { loadPath } from './learning.server.ts';
import { findNextModule } from './paths/next-module.ts';
import { PathModules } from './paths/path-modules.tsx';
import { toAccountMarks } from './study/marks.ts';

export interface PortalPathPageProps {
  loaderData: RouteData<typeof loadPath>;
}

/** The page at /portal/learning/paths/:path. */
export function PortalPathPage({ loaderData: { path, progress } }: PortalPathPageProps) {
  useFreshData('learning');
  const { percent } = useFormat();
  const folder = `/portal/learning/paths/${path.slug}`;
  const marks = toAccountMarks(progress, path.slug);
  const next = findNextModule(path, marks);
  const done = path.modules.filter(({ slug }) => marks.get(slug) === 'done').length;
  return (
    <>
      <PageHeader
        title={path.title}
        above={<Breadcrumbs steps={[{ label: 'Learning', to: '/portal/learning' }, { label: path.title }]} />}
        actions={
          next && (
            <ButtonLink to={`${folder}/${next.slug}`} variant="primary">
              {marks.size === 0 ? 'Start' : 'Continue'}
            </ButtonLink>
          )
        }
      >
        <p>{path.description}</p>
        <p className="pt-1">
          {path.level}, about {Math.round(path.minutes / 60)} hours. Skills you’ll learn:{' '}
          {path.skills.map(({ name }) => name).join(', ')}.
        </p>
      </PageHeader>
      <div className="flex max-w-prose flex-col gap-8">
        <Progress
          label="Modules completed"
          value={done}
          max={path.modules.length}
          note={`${done} of ${path.modules.length}, ${percent(done / path.modules.length)}`}
        />
        <PathModules path={path} folder={folder} marks={marks} />
      </div>
    </>
  );
}

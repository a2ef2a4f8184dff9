import { sitePage } from '@foothold/site-map';
import { accountMarks, browserMarks } from '../../features/learning/study/marks.ts';
import { useBrowserProgress } from '../../features/learning/study/use-browser-progress.ts';
import { Challenges } from '../../pages/site/learning/challenges.tsx';
import { Guides } from '../../pages/site/learning/guides.tsx';
import { Library } from '../../pages/site/learning/library.tsx';
import { Paths } from '../../pages/site/learning/paths.tsx';
import { Tools } from '../../pages/site/learning/tools.tsx';
import { WhatIsHere } from '../../pages/site/learning/what-is-here.tsx';
import { Opening } from '../../pages/site/parts/opening.tsx';
import { load } from '../../shared/api/load.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { sitePageMeta } from '../../shared/meta/page-meta.ts';
import { requestContext } from '../../shared/request-context.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/learning.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/learning');

export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer } = context.get(requestContext);
  const [files, { paths }, { counts }, week, { model }, progress] = await Promise.all([
    load(api.learning.files()),
    load(api.learning.paths()),
    load(api.learning.resources({})),
    load(api.challenges.week()),
    load(api.coaching.words()),
    viewer ? load(api.learning.progress()) : null,
  ]);
  return { files, paths, counts, week, model, progress };
}

export default function Learning({ loaderData }: Route.ComponentProps) {
  const { files, paths, counts, week, model, progress } = loaderData;
  const ofBrowser = useBrowserProgress();
  const marksOf = (path: string) => (progress ? accountMarks(progress, path) : browserMarks(ofBrowser, path));
  const { title } = sitePage('/learning', useBrand());
  return (
    <>
      <Opening
        title={title}
        lead="Paths with exercises we check, weekly challenges, interview guides, and code with tests included. Free, no account needed."
        backdrop={<ContourField seed={23} className="absolute inset-0 size-full" />}
        picture={<WhatIsHere counts={counts} />}
        actions={
          <>
            <ButtonLink to="#paths" variant="primary" size="large">
              Choose a path
            </ButtonLink>
            <ButtonLink to="#materials" size="large">
              Browse materials
            </ButtonLink>
          </>
        }
      />
      <Paths paths={paths} files={files} marksOf={marksOf} />
      <Challenges week={week} />
      <Guides files={files} />
      <Library files={files} />
      <Tools model={model} isMember={progress !== null} />
    </>
  );
}

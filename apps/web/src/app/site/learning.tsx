import { sitePage } from '@foothold/contracts/pages';
import { load } from '../../shared/api/load.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import { requestContext } from '../context.ts';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/learning.ts';
import { Challenges } from './learning/challenges.tsx';
import { Guides } from './learning/guides.tsx';
import { Library } from './learning/library.tsx';
import { Paths } from './learning/paths.tsx';
import { Tools } from './learning/tools.tsx';
import { WhatIsHere } from './learning/what-is-here.tsx';
import { Opening } from './parts/opening.tsx';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/learning');

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext);
  const [files, week] = await Promise.all([load(api.learning.files()), load(api.challenges.week())]);
  return { files, week };
}

export default function Learning({ loaderData: { files, week } }: Route.ComponentProps) {
  const { title } = sitePage('/learning', useBrand());
  return (
    <>
      <Opening
        title={title}
        lead="Paths with exercises and answers, weekly challenges, guides for the conversations ahead, and code that brings its tests along. Yours to keep, without an account."
        backdrop={<ContourField seed={23} className="absolute inset-0 size-full" />}
        picture={<WhatIsHere files={files} />}
        actions={
          <>
            <ButtonLink to="#paths" variant="primary" size="large">
              Choose a path
            </ButtonLink>
            <ButtonLink to="#materials" size="large">
              Take something to read
            </ButtonLink>
          </>
        }
      />
      <Paths files={files} />
      <Challenges week={week} />
      <Guides files={files} />
      <Library files={files} />
      <Tools />
    </>
  );
}

import { ArticleLayout } from '../../features/site/articles/article-layout.tsx';
import { ApplyLink } from '../../features/site/careers/apply-link.tsx';
import { departmentHref } from '../../features/site/careers/departments.ts';
import { positionData } from '../../features/site/careers/job-posting.ts';
import { load } from '../../shared/api/load.ts';
import { DateTime } from '../../shared/format/use-format.tsx';
import { appDataOf, pageMeta } from '../../shared/meta/page-meta.ts';
import { requestContext } from '../../shared/request-context.ts';
import { DescriptionList } from '../../shared/ui/description-list.tsx';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/position.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const app = appDataOf(matches);
  if (!loaderData || !app)
    return pageMeta(matches, { title: 'Position not found', description: 'We couldn’t find this position.' });
  const data = positionData(loaderData, app);
  return pageMeta(matches, {
    title: `${loaderData.title}, careers`,
    description: loaderData.description,
    path: `/careers/${loaderData.slug}`,
    ...(data && { structuredData: [data] }),
  });
};

export const loader = ({ context, params: { slug } }: Route.LoaderArgs) =>
  load(context.get(requestContext).api.site.content({ kind: 'careers', slug }));

export default function Position({ loaderData: content }: Route.ComponentProps) {
  const { slug, title, description, category, date, position } = content;
  return (
    <ArticleLayout
      content={content}
      steps={[
        { label: 'Careers', to: '/careers' },
        ...(category === null ? [] : [{ label: category, to: departmentHref(category) }]),
        { label: title },
      ]}
      lead={description}
      facts={
        <div className="flex flex-col gap-6">
          <DescriptionList
            items={[
              { term: 'Department', value: category },
              { term: 'Location', value: position?.location },
              { term: 'Type', value: position?.type },
              { term: 'Experience', value: position?.experience },
              { term: 'Pay', value: position?.pay && <span className="figures">{position.pay}</span> },
              { term: 'Skills', value: position?.skills.join(', ') },
              { term: 'Posted', value: date && <DateTime value={date} /> },
            ].filter(({ value }) => value)}
          />
          <Apply slug={slug} title={title} />
        </div>
      }
    >
      <Apply slug={slug} title={title} />
    </ArticleLayout>
  );
}

function Apply({ slug, title }: { slug: string; title: string }) {
  return (
    <div>
      <ApplyLink position={slug} title={title} variant="primary">
        Apply Now
      </ApplyLink>
    </div>
  );
}

import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { ArticleLayout } from '../articles/article-layout.tsx';
import { ApplyLink } from './apply-link.tsx';
import { buildDepartmentHref } from './departments.ts';
import type { loadPosition } from './position.server.ts';

export interface PositionPageProps {
  loaderData: RouteData<typeof loadPosition>;
}

/** The page at /careers/:slug. */
export function PositionPage({ loaderData: content }: PositionPageProps) {
  const { slug, title, description, category, date, position } = content;
  return (
    <ArticleLayout
      content={content}
      steps={[
        { label: 'Careers', to: '/careers' },
        ...(category === null ? [] : [{ label: category, to: buildDepartmentHref(category) }]),
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

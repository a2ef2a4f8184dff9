import { getSitePage } from '@foothold/site-map';
import { ApplyLink } from '../../features/site/careers/apply-link.tsx';
import { Benefits } from '../../features/site/careers/benefits.tsx';
import { buildDepartmentHref, DEPARTMENTS, filterByDepartment } from '../../features/site/careers/departments.ts';
import { PositionRow } from '../../features/site/careers/position-row.tsx';
import { FilterLinks } from '../../features/site/filter-links.tsx';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useBrand } from '../../shared/app-data.tsx';
import type { loadCareers } from './careers.server.ts';
import { ReadingHeader } from './parts/reading-header.tsx';
import { Section } from './parts/section.tsx';

export interface CareersPageProps {
  loaderData: RouteData<typeof loadCareers>;
}

/** The page at /careers. */
export function CareersPage({ loaderData: { positions, chosen } }: CareersPageProps) {
  const { title, description } = getSitePage('/careers', useBrand());
  const shownPositions = filterByDepartment(positions, chosen);
  return (
    <>
      <div className="page py-10 md:py-16">
        <ReadingHeader title={title} lead={description} />
        <section aria-labelledby="positions" className="flex flex-col gap-5">
          <h2 id="positions" className="text-title">
            Open positions
          </h2>
          <FilterLinks
            label="Department"
            options={[
              { label: 'All', to: '/careers', current: chosen === null },
              ...DEPARTMENTS.map((one) => ({ label: one, to: buildDepartmentHref(one), current: one === chosen })),
            ]}
          />
          <p role="status" className="text-small text-soft">
            {shownPositions.length === 0
              ? `No open positions in ${chosen}.`
              : `${shownPositions.length} ${shownPositions.length === 1 ? 'position' : 'positions'}`}
          </p>
          {shownPositions.length > 0 && (
            <ul className="border-t border-line">
              {shownPositions.map((position) => (
                <li key={position.slug} className="border-b border-line">
                  <PositionRow position={position} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <Section title="Benefits" lead="Everyone gets these, in every position." ground="sunken">
        <Benefits />
      </Section>
      <Section
        title="Don’t see your role?"
        lead="Send your résumé and tell us what you’d like to do. We’ll keep it on file, and you can ask us to delete it at any time."
      >
        <ApplyLink title="Send Resume" variant="primary">
          Send Resume
        </ApplyLink>
      </Section>
    </>
  );
}

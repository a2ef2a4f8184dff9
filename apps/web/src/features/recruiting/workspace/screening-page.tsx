import type { Listing } from '@foothold/contracts/listings';
import { formatLocation } from '@foothold/contracts/listings/words';
import type { ScreenedMember, Screening } from '@foothold/contracts/recruiting/workspace';
import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import { SearchForm } from '../../../shared/ui/search-form.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { REQUIREMENT_LABELS, RESULT_LABELS } from './labels.ts';
import { TailorForm } from './matches-page.tsx';
import { RuleVerdict } from './rule-verdict.tsx';
import type { loadScreening } from './workspace.server.ts';

/** The page at /console/screening: the requirements of a listing against the recruiter's own members. */
export function ScreeningPage({ q, screening, listings }: RouteData<typeof loadScreening>) {
  return (
    <>
      <PageHeader title="Screening">
        <p>Compare what a listing asks for with the résumés of your members. Nobody is ranked or left out.</p>
      </PageHeader>
      <div className="flex flex-col gap-8">
        <SearchForm label="Find a listing" query={q} action="/console/screening" />
        {listings && <Found listings={listings} q={q} />}
        {screening ? (
          <Results screening={screening} />
        ) : (
          listings === null && (
            <EmptyState title="Choose a listing" motif="route">
              Search by title or company, and then choose the listing to compare.
            </EmptyState>
          )
        )}
      </div>
    </>
  );
}

const Found = ({ listings, q }: { listings: readonly Listing[]; q: string }) => (
  <Part title="Listings">
    {listings.length === 0 ? (
      <p className="text-soft">No open listing fits “{q}”. Try fewer words.</p>
    ) : (
      <ul className="border-t border-line">
        {listings.map((listing) => (
          <li key={listing.id} className="border-b border-line py-2.5">
            <Link to={`/console/screening?listing=${listing.id}`} className="link font-strong wrap-anywhere">
              {listing.title}
            </Link>
            <span className="block text-soft">
              {listing.company.name}, {formatLocation(listing)}
            </span>
          </li>
        ))}
      </ul>
    )}
  </Part>
);

function Results({ screening }: { screening: Screening }) {
  const { listing, requirements, members, unauthorized } = screening;
  return (
    <>
      <section className="flex flex-col gap-1">
        <h2 className="text-lead">
          <Link to={`/jobs/${listing.id}`} className="link wrap-anywhere">
            {listing.title}
          </Link>
        </h2>
        <p>
          {listing.company.name}, {formatLocation(listing)}
        </p>
        {listing.closed && <p>This listing is closed.</p>}
        {requirements.length === 0 && <p>We found no requirements in this listing’s text.</p>}
      </section>
      {members.length === 0 && (
        <EmptyState title="No members to compare" motif="route">
          Members who are assigned to you and authorized you appear here.
        </EmptyState>
      )}
      {members.map((one) => (
        <Member key={one.member.id} screened={one} screening={screening} />
      ))}
      {unauthorized.length > 0 && (
        <Part title="Not authorized">
          <p className="text-soft">
            {unauthorized.map(({ name }) => name).join(', ')}. They haven’t authorized recruiters to prepare
            applications.
          </p>
        </Part>
      )}
    </>
  );
}

function Member({ screened, screening }: { screened: ScreenedMember; screening: Screening }) {
  const { member, resume, score, rules, results } = screened;
  const { requirements, listing } = screening;
  const rows = results.map((result, at) => ({ ...result, requirement: requirements[at], at }));
  return (
    <Part
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={`/console/clients/${member.id}`} className="link wrap-anywhere">
            {member.name}
          </Link>
          <SampleBadge of={member} />
        </span>
      }
    >
      <RuleVerdict rules={rules} />
      {resume ? (
        <>
          <p>
            Best résumé:{' '}
            <Link to={`/console/clients/${member.id}/resumes/${resume.id}`} className="link">
              {resume.title}
            </Link>
            , version {resume.version}. Score <span className="figures font-strong">{score}</span> of 100.
          </p>
          <Table
            caption={`Requirements and ${member.name}`}
            captionHidden
            dense
            rows={rows}
            rowKey={({ at }) => String(at)}
            columns={[
              {
                id: 'name',
                header: 'Requirement',
                heading: true,
                cell: ({ requirement }) => (
                  <>
                    {requirement?.name}
                    <span className="block font-regular text-soft">
                      {requirement && REQUIREMENT_LABELS[requirement.kind]}
                    </span>
                  </>
                ),
              },
              {
                id: 'answer',
                header: 'Answer',
                cell: ({ answer }) => <Badge tone={RESULT_LABELS[answer].tone}>{RESULT_LABELS[answer].label}</Badge>,
              },
              {
                id: 'line',
                header: 'What the résumé says',
                cell: ({ text, line }) => (
                  <>
                    {text}
                    {line !== null && <q className="block text-soft wrap-anywhere">{line}</q>}
                  </>
                ),
              },
            ]}
          />
          {rules.blocked.length === 0 && (
            <TailorForm
              resumeId={resume.id}
              listing={listing}
              action={`/console/clients/${member.id}/matches`}
              actionData={undefined}
            />
          )}
        </>
      ) : (
        <p className="text-soft">No résumé yet.</p>
      )}
    </Part>
  );
}

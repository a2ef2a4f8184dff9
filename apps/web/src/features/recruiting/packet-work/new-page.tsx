import type { Listing } from '@foothold/contracts/listings';
import { formatLocation } from '@foothold/contracts/listings/words';
import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { SearchForm } from '../../../shared/ui/search-form.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { createBlankDraft, createDraftFrom, type PacketDraft } from './draft.ts';
import { JobChecks } from './job-checks.tsx';
import type { loadNewPacket, NewPacketOutcome } from './new.server.ts';
import { PacketForm } from './packet-form.tsx';
import { buildNewPath } from './paths.ts';

export interface NewPacketPageProps {
  loaderData: RouteData<typeof loadNewPacket>;
  actionData: NewPacketOutcome | undefined;
}

/** The page at /console/clients/:id/packets/new: from a listing to a proposed application. */
export function NewPacketPage({ loaderData, actionData }: NewPacketPageProps) {
  const { member, isAuthorized, chosen, replaced } = loaderData;
  return (
    <>
      <PageHeader
        title={replaced ? 'Change application' : 'Prepare application'}
        above={
          <Breadcrumbs
            steps={[
              { label: 'Your members', to: '/console/clients' },
              { label: member.name, to: `/console/clients/${member.id}` },
              { label: replaced ? 'Change application' : 'Prepare application' },
            ]}
          />
        }
      >
        <p>For {member.name}. They see exactly this, and nothing is sent before they approve it.</p>
      </PageHeader>
      {!isAuthorized ? (
        <EmptyState title="Not authorized">
          {member.name} hasn’t allowed recruiters to apply for them. They can do that on their profile, under Recruiter.
        </EmptyState>
      ) : chosen ? (
        <ChosenJobPart loaderData={loaderData} actionData={actionData} />
      ) : (
        <ListingSearch loaderData={loaderData} />
      )}
    </>
  );
}

function ChosenJobPart({ loaderData, actionData }: NewPacketPageProps) {
  const { member, chosen, replaced, hasPassword } = loaderData;
  if (!chosen) return null;
  const isRefused = chosen.checked.blocked.length > 0 || chosen.checked.application !== null;
  return (
    <div className="flex flex-col gap-8">
      <JobChecks job={chosen} memberName={member.name} />
      {isRefused ? (
        <ButtonLink to={buildNewPath(member.id)} className="self-start">
          Choose another job
        </ButtonLink>
      ) : (
        <>
          {replaced?.state === 'approved' && (
            <Callout tone="caution" title={`${member.name} has approved the earlier version`}>
              <p>Proposing a changed version ends that approval.</p>
            </Callout>
          )}
          <PacketForm
            key={chosen.listing.id}
            member={member}
            job={chosen}
            hasPassword={hasPassword}
            replaces={replaced?.id ?? null}
            initial={createInitial(loaderData)}
            actionData={actionData}
          />
        </>
      )}
    </div>
  );
}

/** The earlier version, or a blank form with the copy that is tailored for this job. */
function createInitial({ chosen, replaced, resume }: NewPacketPageProps['loaderData']): PacketDraft {
  const resumes = chosen?.resumes ?? [];
  const has = (id: string | null | undefined) => resumes.some((one) => one.id === id);
  if (replaced && has(replaced.content.resume.id)) return createDraftFrom(replaced);
  const best = resumes.find(({ id }) => id === resume) ?? resumes.find(({ score }) => score !== null) ?? resumes[0];
  return replaced ? { ...createDraftFrom(replaced), resumeId: best?.id ?? '' } : createBlankDraft(best?.id ?? '');
}

function ListingSearch({ loaderData: { member, q, listings, resume } }: Pick<NewPacketPageProps, 'loaderData'>) {
  return (
    <div className="flex flex-col gap-8">
      <SearchForm
        label="Find a job by title or company"
        query={q || undefined}
        otherFields={{ resume: resume ?? undefined }}
      />
      {listings === null ? (
        <EmptyState title="Choose a job">
          Search the listings, and then choose the one to apply for. {member.name}’s rules are checked next.
        </EmptyState>
      ) : (
        <Found listings={listings} q={q} memberId={member.id} resume={resume} />
      )}
    </div>
  );
}

const Found = ({
  listings,
  q,
  memberId,
  resume,
}: {
  listings: readonly Listing[];
  q: string;
  memberId: string;
  resume: string | null;
}) => (
  <Part title="Listings">
    {listings.length === 0 ? (
      <p className="text-soft">No open listing fits “{q}”. Try fewer words.</p>
    ) : (
      <ul className="border-t border-line">
        {listings.map((listing) => (
          <li key={listing.id} className="border-b border-line py-2.5">
            <Link
              to={buildNewPath(memberId, { listing: listing.id, resume: resume ?? undefined })}
              className="link font-strong wrap-anywhere"
            >
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

import { formatLocation } from '@foothold/contracts/listings/words';
import type { ClientMatch } from '@foothold/contracts/recruiting/workspace';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ChoiceLinks } from '../../../shared/ui/choice-links.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { ClientShell } from './client-shell.tsx';
import { RuleVerdict } from './rule-verdict.tsx';
import type { loadMatches } from './workspace.server.ts';

export interface ClientMatchesPageProps {
  loaderData: RouteData<typeof loadMatches>;
  actionData: ChangeOutcome | undefined;
}

/** The page at /console/clients/:id/matches. */
export function ClientMatchesPage({ loaderData: { overview, found }, actionData }: ClientMatchesPageProps) {
  return <ClientShell overview={overview}>{found && <Matches {...{ overview, found, actionData }} />}</ClientShell>;
}

interface MatchesProps extends Pick<ClientMatchesPageProps, 'actionData'> {
  overview: ClientMatchesPageProps['loaderData']['overview'];
  found: NonNullable<ClientMatchesPageProps['loaderData']['found']>;
}

function Matches({ overview: { member }, found, actionData }: MatchesProps) {
  if ('hasResume' in found)
    return (
      <EmptyState title="No résumé to match" motif="route">
        {member.name} hasn’t added a résumé yet.
      </EmptyState>
    );
  const { resumeId, resumes, matches, total } = found;
  return (
    <>
      {resumes.length > 1 && (
        <ChoiceLinks
          label="Résumé"
          choices={resumes.map(({ id, title }) => ({ to: `?resume=${id}`, label: title, current: id === resumeId }))}
        />
      )}
      {matches.length === 0 ? (
        <EmptyState title="No matches" motif="route">
          No open listing fits this résumé.
        </EmptyState>
      ) : (
        <ul className="border-t border-line">
          {matches.map((match) => (
            <li
              key={match.listing.id}
              className="grid gap-x-8 gap-y-3 border-b border-line py-5 lg:grid-cols-[1fr_20rem]"
            >
              <Match match={match} />
              <div className="flex flex-col items-start gap-3">
                <RuleVerdict rules={match.rules} />
                {match.rules.blocked.length === 0 && (
                  <TailorForm resumeId={resumeId} listing={match.listing} actionData={actionData} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {total > matches.length && matches.length > 0 && (
        <ButtonLink to={`?resume=${resumeId}&skip=${matches.length}`} className="self-start">
          Show more
        </ButtonLink>
      )}
    </>
  );
}

const Match = ({ match: { listing, score, reasons } }: { match: ClientMatch }) => (
  <div className="flex min-w-0 flex-col gap-1">
    <h2 className="font-text text-body font-strong tracking-normal">
      <Link to={`/jobs/${listing.id}`} className="link wrap-anywhere">
        {listing.title}
      </Link>
    </h2>
    <p>
      {listing.company.name}, {formatLocation(listing)}
    </p>
    <p>
      Match <span className="figures font-strong">{score}</span> of 100
    </p>
    <ul className="list-disc pl-5 text-soft">
      {reasons.map(({ kind, effect, text }) => (
        <li key={`${kind}-${effect}-${text}`}>{text}</li>
      ))}
    </ul>
  </div>
);

export function TailorForm({
  resumeId,
  listing,
  action,
  actionData,
}: {
  resumeId: string;
  listing: { id: string; title: string };
  /** The member's matches, if the form is on another page. */
  action?: string;
  actionData: ChangeOutcome | undefined;
}) {
  const { fetcher, outcome } = useChange('tailor', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} {...(action !== undefined && { action })}>
      <input type="hidden" name="resume" value={resumeId} />
      <input type="hidden" name="listing" value={listing.id} />
      <SubmitButton variant="secondary" size="small" busyLabel="Copying…">
        Tailor a copy
        <span className="sr-only"> for {listing.title}</span>
      </SubmitButton>
    </Form>
  );
}

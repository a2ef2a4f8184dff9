import { formatLocation } from '@foothold/contracts/listings/words';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { DECLINE_TEXTS } from './messages.ts';
import type { ChosenJob } from './new.server.ts';

/** The chosen job, and what speaks against applying for it. */
export function JobChecks({ job: { listing, checked }, memberName }: { job: ChosenJob; memberName: string }) {
  const { blocked, ask, declined, application } = checked;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-lead">
          <Link to={`/jobs/${listing.id}`} className="link wrap-anywhere">
            {listing.title}
          </Link>
        </h2>
        <p className="wrap-anywhere">
          {listing.company}, {formatLocation(listing)}
        </p>
      </div>
      {listing.closed && (
        <Callout tone="caution" title="This listing is closed. Check that the employer still takes applications." />
      )}
      {application && (
        <Callout tone="danger" title={`${memberName} has already applied for this job`}>
          <p>A second application can’t be proposed.</p>
        </Callout>
      )}
      {blocked.length > 0 && (
        <Callout tone="danger" title={`${memberName}’s rules don’t allow this job`}>
          <TextList texts={blocked} />
        </Callout>
      )}
      {ask.length > 0 && (
        <Callout tone="caution" title={`${memberName} wants to be asked first`}>
          <TextList texts={ask} />
        </Callout>
      )}
      {declined.length > 0 && (
        <Callout title={`${memberName} declined this company before`}>
          <ul className="list-disc pl-5">
            {declined.map(({ title, at, reason, text }) => (
              <li key={at}>
                {title}, <DateTime value={at} />: {reason === null ? 'no reason given' : DECLINE_TEXTS[reason]}
                {text !== '' && <>. “{text}”</>}
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}

const TextList = ({ texts }: { texts: readonly string[] }) => (
  <ul className="list-disc pl-5">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

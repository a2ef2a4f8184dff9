import type { SimilarApplication } from '@foothold/contracts/applications';
import { STATE_LABELS } from '@foothold/contracts/applications/choices';
import { Link } from 'react-router';
import { DateTime } from '../../shared/format/use-format.tsx';
import { Callout } from '../../shared/ui/callout.tsx';

/** Warns of applications at the same company. It never keeps anyone from adding another one. */
export function SimilarNote({ similar }: { similar: readonly SimilarApplication[] }) {
  const [first] = similar;
  if (!first) return null;
  const isSent = similar.some(({ appliedDate }) => appliedDate !== null);
  return (
    <Callout
      tone="caution"
      title={isSent ? `You’ve already applied to ${first.company}` : `You already track a job at ${first.company}`}
    >
      <ul className="flex flex-col gap-1">
        {similar.map(({ id, title, company, state, appliedDate, sameTitle }) => (
          <li key={id}>
            <Link to={`/portal/applications/${id}`} className="text-inherit underline underline-offset-4">
              {title}
            </Link>{' '}
            at {company}
            {sameTitle && ', the same title'}:{' '}
            {appliedDate === null ? (
              STATE_LABELS[state]
            ) : (
              <>
                applied on <DateTime value={appliedDate} />, {STATE_LABELS[state].toLowerCase()} now
              </>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

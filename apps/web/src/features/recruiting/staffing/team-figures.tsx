import type { Staffing } from '@foothold/contracts/recruiting';
import { Link } from 'react-router';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { NOT_ENOUGH_DATA } from './messages.ts';

const HOUR_MS = 3_600_000;

/** The team's totals. */
export function TeamFigures({ team, now }: { team: Staffing['team']; now: Date }) {
  const format = useFormat();
  const { members, free, waiting, packets, tasks, cases } = team;
  return (
    <DescriptionList
      items={[
        { term: 'Members with a recruiter', value: `${members}, room for ${free} more` },
        {
          term: 'Waiting for a recruiter',
          value: (
            <>
              <Link to="/console/registrations?state=needs-recruiter" className="link">
                {waiting.count}
              </Link>
              {waiting.since !== null &&
                `, the first for ${format.duration(now.getTime() - Date.parse(waiting.since))}`}
            </>
          ),
        },
        {
          term: 'Median wait, last 90 days',
          value: waiting.medianHours === null ? NOT_ENOUGH_DATA : format.duration(waiting.medianHours * HOUR_MS),
        },
        {
          term: 'Applications',
          value: `${packets.waiting} waiting for approval, ${packets.approved} approved and not submitted, ${packets.overdue} overdue`,
        },
        {
          term: 'Applications, last 7 days',
          value: `${packets.proposed} proposed, ${packets.submitted} submitted`,
        },
        {
          term: 'Other tasks',
          value: `${tasks.proposed} waiting for approval, ${tasks.approved} approved, ${tasks.expired} expired, ${tasks.done} done, ${tasks.declined} declined, ${tasks.withdrawn} withdrawn`,
        },
        {
          term: 'Guarantee cases',
          value: (
            <>
              <Link to="/console/guarantee" className="link">
                {cases.active} open
              </Link>
              , {cases.overdue} overdue
              {cases.nextDue !== null && (
                <>
                  , next due <DateTime value={cases.nextDue} time />
                </>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

import type { RegistrationRow } from '@foothold/contracts/recruiting';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { REGISTRATION_STATES } from '../labels.ts';

/** Registrations, with those awaiting review first, oldest on top. */
export function RegistrationList({ rows }: { rows: readonly RegistrationRow[] }) {
  return (
    <Table
      caption="Registrations"
      captionHidden
      dense
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          header: 'Name',
          heading: true,
          cell: ({ id, name, email, sample }) => (
            <>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link to={`/console/registrations/${id}`} className="link wrap-anywhere">
                  {name}
                </Link>
                <SampleBadge of={{ sample }} />
              </span>
              <span className="block font-regular wrap-anywhere text-soft">{email}</span>
            </>
          ),
        },
        {
          id: 'reference',
          header: 'Reference',
          cell: ({ reference }) => <span className="font-mono">{reference}</span>,
        },
        { id: 'role', header: 'Preferred role', cell: ({ preferredRole }) => preferredRole },
        { id: 'sent', header: 'Sent', cell: ({ submittedAt }) => <DateTime value={submittedAt} time /> },
        {
          id: 'recruiter',
          header: 'Recruiter',
          cell: ({ recruiter }) => recruiter?.name ?? <span className="text-soft">Unassigned</span>,
        },
        {
          id: 'state',
          header: 'Status',
          cell: ({ state }) => <Badge tone={REGISTRATION_STATES[state].tone}>{REGISTRATION_STATES[state].label}</Badge>,
        },
      ]}
    />
  );
}

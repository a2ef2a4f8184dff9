import type { PACKET_FILTERS } from '@foothold/contracts/recruiting/packet-choices';
import type { PacketSummary } from '@foothold/contracts/recruiting/packets';
import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ChoiceLinks } from '../../../shared/ui/choice-links.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { ClockLine } from './clock-line.tsx';
import { EMPTY_LISTS, FILTER_LABELS, STATE_LABELS } from './messages.ts';
import type { loadPackets } from './packets.server.ts';
import { buildListHref, buildNewPath, getPacketPath } from './paths.ts';

/** The order of the work: what to do first comes first. */
const FILTERS = [
  'approved',
  'waiting',
  'submitted',
  'past',
] as const satisfies readonly (typeof PACKET_FILTERS)[number][];

/** The page at /console/packets: the applications of the recruiter’s members. */
export function ConsolePacketsPage({ loaderData }: { loaderData: RouteData<typeof loadPackets> }) {
  useFreshData('packet');
  const { query, packets, counts, pages, members } = loaderData;
  const member = members.find(({ id }) => id === query.member);
  return (
    <>
      <PageHeader
        title="Applications"
        {...(member && {
          actions: (
            <ButtonLink to={buildNewPath(member.id)} variant="primary">
              Prepare application
            </ButtonLink>
          ),
        })}
      >
        <p>
          {member ? (
            <>
              Of {member.name}.{' '}
              <Link className="link" to={buildListHref(query, { member: undefined })}>
                Show all members
              </Link>
            </>
          ) : (
            'What you propose to your members, and what you submit once they approve it.'
          )}
        </p>
      </PageHeader>
      <div className="flex flex-col gap-5">
        <ChoiceLinks
          label="Status"
          choices={FILTERS.map((filter) => ({
            to: buildListHref(query, { filter }),
            label: FILTER_LABELS[filter],
            current: filter === query.filter,
            count: counts[filter] ?? 0,
          }))}
        />
        <PagedList
          label="Applications"
          page={query.page}
          pages={pages}
          href={(page) => buildListHref(query, { page })}
          empty={
            packets.length === 0 && (
              <EmptyState
                title={EMPTY_LISTS[query.filter].title}
                action={
                  <ButtonLink to={member ? buildNewPath(member.id) : '/console/clients'}>
                    {member ? 'Prepare application' : 'Choose a member'}
                  </ButtonLink>
                }
              >
                {EMPTY_LISTS[query.filter].text}
              </EmptyState>
            )
          }
        >
          <PacketTable packets={packets} />
        </PagedList>
      </div>
    </>
  );
}

const PacketTable = ({ packets }: { packets: readonly PacketSummary[] }) => (
  <Table
    caption="Applications"
    captionHidden
    dense
    rows={packets}
    rowKey={({ id }) => id}
    columns={[
      {
        id: 'job',
        header: 'Job',
        heading: true,
        cell: ({ id, job }) => (
          <span className="flex flex-col">
            <Link to={getPacketPath(id)} className="link self-start wrap-anywhere">
              {job.title}
            </Link>
            <span className="block font-regular wrap-anywhere text-soft">
              {[job.company, job.place].filter(Boolean).join(', ')}
            </span>
          </span>
        ),
      },
      { id: 'member', header: 'Member', cell: ({ member }) => <span className="wrap-anywhere">{member.name}</span> },
      {
        id: 'state',
        header: 'Status',
        cell: ({ state }) => <Badge tone={STATE_LABELS[state].tone}>{STATE_LABELS[state].label}</Badge>,
      },
      {
        id: 'due',
        header: 'Due',
        cell: ({ clock }) => (clock ? <ClockLine clock={clock} /> : <span className="text-soft">Nothing due</span>),
      },
      { id: 'score', header: 'Résumé score', align: 'end', cell: ({ score }) => score },
      { id: 'proposed', header: 'Proposed', cell: ({ proposedAt }) => <DateTime value={proposedAt} time /> },
    ]}
  />
);

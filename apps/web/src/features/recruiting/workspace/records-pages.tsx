import { STATE_LABELS } from '@foothold/contracts/applications/choices';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { ClientShell } from './client-shell.tsx';
import { HIDDEN_LABELS } from './labels.ts';
import type { loadAnswers, loadApplications } from './workspace.server.ts';

/** The page at /console/clients/:id/applications. */
export const ClientApplicationsPage = ({ overview, found }: RouteData<typeof loadApplications>) => (
  <ClientShell overview={overview}>
    {found && (
      <Table
        caption="Applications"
        captionHidden
        dense
        rows={found.applications}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No applications yet" motif="route">
            Jobs that {overview.member.name} saves or applies to appear here.
          </EmptyState>
        }
        columns={[
          {
            id: 'job',
            header: 'Job',
            heading: true,
            cell: ({ title, company, place }) => (
              <>
                {title}
                <span className="block font-regular text-soft">{[company, place].filter(Boolean).join(', ')}</span>
              </>
            ),
          },
          { id: 'state', header: 'Status', cell: ({ state }) => STATE_LABELS[state] },
          { id: 'moved', header: 'Since', cell: ({ movedAt }) => <DateTime value={movedAt} /> },
          {
            id: 'applied',
            header: 'Applied',
            cell: ({ appliedDate }) => (appliedDate === null ? 'Not yet' : <DateTime value={appliedDate} />),
          },
          { id: 'score', header: 'Score', align: 'end', cell: ({ score }) => score ?? 'None' },
        ]}
      />
    )}
  </ClientShell>
);

/** The page at /console/clients/:id/answers. */
export const ClientAnswersPage = ({ overview, found }: RouteData<typeof loadAnswers>) => (
  <ClientShell overview={overview}>
    {found && (
      <Table
        caption="Answer book"
        captionHidden
        rows={found.answers}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No answers yet" motif="route">
            {overview.member.name} hasn’t saved any answers to common questions.
          </EmptyState>
        }
        columns={[
          { id: 'question', header: 'Question', heading: true, cell: ({ question }) => question },
          {
            id: 'answer',
            header: 'Answer',
            cell: ({ answer, hidden }) =>
              hidden === null ? (
                <span className="whitespace-pre-wrap wrap-anywhere">{answer}</span>
              ) : (
                <span className="text-soft">{HIDDEN_LABELS[hidden]}</span>
              ),
          },
          { id: 'updated', header: 'Changed', cell: ({ updatedAt }) => <DateTime value={updatedAt} /> },
        ]}
      />
    )}
  </ClientShell>
);

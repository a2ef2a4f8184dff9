import type { ClientResume } from '@foothold/contracts/recruiting/workspace';
import { Link } from 'react-router';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { ClientShell } from './client-shell.tsx';
import type { loadResume, loadResumes } from './workspace.server.ts';

/** The page at /console/clients/:id/resumes. */
export function ClientResumesPage({ overview, found }: RouteData<typeof loadResumes>) {
  const { id } = overview.member;
  return (
    <ClientShell overview={overview}>
      {found && (
        <Table
          caption="Résumés"
          captionHidden
          rows={found.resumes}
          rowKey={(resume) => resume.id}
          empty={
            <EmptyState title="No résumés yet" motif="route">
              {overview.member.name} hasn’t added a résumé.
            </EmptyState>
          }
          columns={[
            {
              id: 'title',
              header: 'Résumé',
              heading: true,
              cell: (resume) => (
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link to={`/console/clients/${id}/resumes/${resume.id}`} className="link wrap-anywhere">
                    {resume.title}
                  </Link>
                  <Origin resume={resume} />
                </span>
              ),
            },
            { id: 'version', header: 'Version', align: 'end', cell: ({ version }) => version },
            { id: 'format', header: 'Format score', align: 'end', cell: ({ formatScore }) => formatScore },
            { id: 'target', header: 'Target job', cell: ({ target }) => target?.title ?? 'None' },
            {
              id: 'score',
              header: 'Score for it',
              align: 'end',
              cell: ({ score, target }) => score?.total ?? (target ? 'Not scored yet' : 'None'),
            },
            { id: 'updated', header: 'Changed', cell: ({ updatedAt }) => <DateTime value={updatedAt} /> },
          ]}
        />
      )}
    </ClientShell>
  );
}

const Origin = ({ resume: { preparedBy, archived } }: { resume: ClientResume }) => (
  <>
    {preparedBy !== null && <Badge tone="accent">Prepared by {preparedBy}</Badge>}
    {archived && <Badge>Archived</Badge>}
  </>
);

/** The page at /console/clients/:id/resumes/:resumeId. */
export function ClientResumePage({ overview, found }: RouteData<typeof loadResume>) {
  const memberId = overview.member.id;
  return (
    <ClientShell overview={overview} {...(found && { step: found.title })}>
      {found && (
        <>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Origin resume={found} />
            <span>
              Version {found.version}. Format score {found.formatScore}.
            </span>
            <a
              className="link"
              download
              href={buildEndpointUrl(endpoint('GET /api/recruiting/members/{memberId}/resumes/{resumeId}/pdf'), {
                memberId,
                resumeId: found.id,
              })}
            >
              Download PDF
            </a>
            {found.preparedBy !== null && (
              <Link to={`/console/clients/${memberId}/copies/${found.id}`} className="link">
                Tailor this copy
              </Link>
            )}
          </div>
          <Part title="Text">
            <pre className="max-w-prose font-text whitespace-pre-wrap wrap-anywhere">{found.text}</pre>
          </Part>
          <Part title="Versions">
            <ol className="border-t border-line">
              {found.history.map(({ number, position, label, changedAt }) => (
                <li key={number} className="flex flex-wrap gap-x-4 border-b border-line py-2">
                  <span className="figures">{position}</span>
                  <span className="min-w-0 grow wrap-anywhere">{label}</span>
                  <span className="text-soft">
                    <DateTime value={changedAt} />
                  </span>
                </li>
              ))}
            </ol>
          </Part>
        </>
      )}
    </ClientShell>
  );
}

import type { AnswerTemplate } from '@foothold/contracts/support/shapes';
import { Link } from 'react-router';
import { useAppData } from '../../../shared/app-data.tsx';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';

const COLUMNS: TableColumn<AnswerTemplate>[] = [
  {
    id: 'title',
    header: 'Title',
    heading: true,
    cell: ({ id, title, text }) => (
      <>
        <Link to={`/console/templates/${id}`} className="link wrap-anywhere">
          {title}
        </Link>
        <span className="line-clamp-2 block max-w-prose font-regular wrap-anywhere text-soft">{text}</span>
      </>
    ),
  },
  { id: 'at', header: 'Last changed', cell: ({ changedAt }) => <DateTime value={changedAt} /> },
  { id: 'by', header: 'By', cell: ({ changedBy }) => changedBy ?? 'A former team member' },
];

/** The page at /console/templates. */
export function TemplatesPage({ templates }: { templates: readonly AnswerTemplate[] }) {
  const isAdmin = useAppData().viewer?.role === 'admin';
  const action = isAdmin && (
    <ButtonLink to="/console/templates/new" variant="primary" size="small">
      New template
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title="Answer templates"
        above={
          <Breadcrumbs steps={[{ label: 'Inquiries', to: '/console/inquiries' }, { label: 'Answer templates' }]} />
        }
        {...(templates.length > 0 && action && { actions: action })}
      >
        <p>Texts for replies to inquiries. {!isAdmin && 'Admins write them.'}</p>
      </PageHeader>
      <Table
        caption="Answer templates"
        captionHidden
        dense
        columns={COLUMNS}
        rows={templates}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No templates yet" motif="page" {...(action && { action })}>
            {isAdmin
              ? 'Write the answers you often give once.'
              : 'Only admins can write templates, so ask one for the answers you often give.'}{' '}
            A template fills in the name and the reference of each inquiry, and can answer several inquiries at once.
          </EmptyState>
        }
      />
    </>
  );
}

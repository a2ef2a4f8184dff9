import type { DirectoryEntry } from '@foothold/contracts/listings/shapes';
import { Search } from 'lucide-react';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { type Selection, useSelection } from '../../../shared/hooks/use-selection.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PagedList, ResultCount } from '../../../shared/ui/paged-list.tsx';
import { AllCheckbox, RowCheckbox } from '../../../shared/ui/row-checkbox.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { loadDirectory } from './directory.server.ts';
import { BOARDS_FORM, DirectoryBar } from './directory-bar.tsx';
import { buildDirectoryHref } from './directory-query.ts';
import { FIELD_LABELS, STATE_LABELS } from './labels.ts';
import { SOURCES } from './source-page.tsx';

type Data = RouteData<typeof loadDirectory>;

/** The page at /console/sources/directory. */
export function DirectoryPage({ loaderData, actionData }: { loaderData: Data; actionData: ChangeOutcome | undefined }) {
  const { query, items, total, on, page, pages } = loaderData;
  const selection = useSelection(items.map(({ id }) => id));
  const hydrated = useHydrated();
  return (
    <>
      <PageHeader title="Directory" above={<Breadcrumbs steps={[SOURCES, { label: 'Directory' }]} />}>
        <p>
          Public job boards of employers. Nobody has verified them: the first sync does. Read the terms of a system
          before you switch on its boards. If they don’t allow more, only a summary and a link to each job are stored.
        </p>
      </PageHeader>
      <div className="flex flex-col gap-5">
        <Filters data={loaderData} />
        <DirectoryBar selection={selection} actionData={actionData} />
        <PagedList
          label="Directory"
          page={page}
          pages={pages}
          href={(number) => buildDirectoryHref(query, number)}
          heading={
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p role="status" className="text-note text-soft">
                <ResultCount total={total} nouns={['board', 'boards']} q={query.q}>
                  , by employer. <FormattedNumber value={on} /> of the directory {on === 1 ? 'is' : 'are'} on.
                </ResultCount>
              </p>
              {hydrated && <AllCheckbox count={items.length} selection={selection} />}
            </div>
          }
          empty={
            items.length === 0 && (
              <EmptyState title="No boards with these filters">
                Change the filters, or <Link to="/console/sources/new">add a board by its address</Link>.
              </EmptyState>
            )
          }
        >
          <Table
            caption="Directory"
            captionHidden
            dense
            columns={createColumns(selection)}
            rows={items}
            rowKey={({ id }) => id}
          />
        </PagedList>
      </div>
    </>
  );
}

function Filters({ data: { query, systems, fields } }: { data: Data }) {
  const { q, system, field } = query;
  return (
    <Form method="get" role="search">
      <div className="flex flex-wrap items-end gap-3">
        {/* The keys reset the fields when the filters in the URL change. */}
        <TextField
          key={`q ${q}`}
          name="q"
          type="search"
          label="Employer"
          required={false}
          defaultValue={q ?? ''}
          className="min-w-0 basis-64"
        />
        <Select
          key={`field ${field}`}
          name="field"
          label="Field of work"
          required={false}
          placeholder="Any"
          defaultValue={field ?? ''}
          options={fields
            .map(({ id, count }) => ({ value: id, label: `${FIELD_LABELS[id]} (${count})` }))
            .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))}
        />
        <Select
          key={`system ${system}`}
          name="system"
          label="System"
          required={false}
          placeholder="Any"
          defaultValue={system ?? ''}
          options={systems.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` }))}
        />
        <SubmitButton variant="secondary">
          <Search aria-hidden="true" size={18} />
          Search
        </SubmitButton>
      </div>
    </Form>
  );
}

const createColumns = (selection: Selection): TableColumn<DirectoryEntry>[] => [
  {
    id: 'select',
    header: 'Select',
    cell: ({ id, name }) => <RowCheckbox id={id} name={name} form={BOARDS_FORM} selection={selection} />,
  },
  {
    id: 'name',
    header: 'Employer',
    heading: true,
    cell: ({ id, name, url, state }) => (
      <>
        {state === null ? (
          name
        ) : (
          <Link to={`/console/sources/${id}`} className="link">
            {name}
          </Link>
        )}
        <a href={url} rel="noreferrer" className="block font-regular wrap-anywhere text-soft">
          {url}
        </a>
      </>
    ),
  },
  { id: 'field', header: 'Field of work', cell: ({ field }) => FIELD_LABELS[field] },
  { id: 'system', header: 'System', cell: ({ system }) => system },
  {
    id: 'listed',
    header: 'Listed in',
    cell: ({ repository }) => (
      <a href={repository} rel="noreferrer" className="wrap-anywhere text-soft">
        {repository.replace('https://github.com/', '')}
      </a>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state, verifiedAt }) => {
      const { label, tone } = STATE_LABELS[state ?? 'off'];
      return (
        <span className="flex flex-wrap items-center gap-1">
          <Badge tone={tone}>{label}</Badge>
          {verifiedAt === null && <span className="text-note text-soft">Unverified</span>}
        </span>
      );
    },
  },
];

import { useSearchParams } from 'react-router';
import { DateTime, FormattedNumber, Money } from '../../shared/format/use-format.tsx';
import { Accordion } from '../../shared/ui/accordion.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { DescriptionList } from '../../shared/ui/description-list.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { Progress } from '../../shared/ui/progress.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { type Sort, Table, type TableColumn } from '../../shared/ui/table.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { WordDiff } from '../../shared/ui/word-diff.tsx';
import { BothThemes, Chapter, Row } from './specimen.tsx';

interface SampleListing {
  title: string;
  company: string;
  pay: number;
  posted: string;
  fits: number;
}

const LISTINGS: SampleListing[] = [
  { title: 'Staff Nurse, Cardiology', company: 'Alder Creek Hospital', pay: 92_000, posted: '2026-11-18', fits: 91 },
  { title: 'Charge Nurse', company: 'Tern Bay Clinic', pay: 104_500, posted: '2026-11-02', fits: 78 },
  { title: 'Clinical Educator', company: 'Northfield College', pay: 88_250, posted: '2026-10-27', fits: 64 },
];

const COLUMNS: TableColumn<SampleListing>[] = [
  { id: 'title', header: 'Listing', heading: true, sortable: true, cell: (row) => row.title },
  { id: 'company', header: 'Company', cell: (row) => row.company },
  { id: 'posted', header: 'Posted', sortable: true, cell: (row) => <DateTime value={row.posted} /> },
  {
    id: 'pay',
    header: 'Annual pay',
    align: 'end',
    sortable: true,
    cell: (row) => <Money value={{ amount: row.pay, currency: 'USD' }} />,
  },
  { id: 'fits', header: 'Match', align: 'end', sortable: true, cell: (row) => <FormattedNumber value={row.fits} /> },
];

const SORT_KEYS = ['title', 'posted', 'pay', 'fits'] as const;

function sortListings(sort: Sort): SampleListing[] {
  const key = SORT_KEYS.find((name) => name === sort.by) ?? 'fits';
  const rows = LISTINGS.toSorted((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0));
  return sort.descending ? rows.reverse() : rows;
}

export function TableChapter() {
  const [query] = useSearchParams();
  const sort: Sort = { by: query.get('by') ?? 'fits', descending: query.get('order') !== 'up' };
  return (
    <Chapter title="Tables and tabs" note="Sorting is a link. On a phone each row becomes a block.">
      <Table
        caption="Sample listings, best match first"
        columns={COLUMNS}
        rows={sortListings(sort)}
        rowKey={(row) => row.title}
        sort={sort}
        sortHref={({ by, descending }) => `?by=${by}&order=${descending ? 'down' : 'up'}`}
      />
      <div className="pt-10">
        <Tabs
          label="Views of a file"
          tabs={[
            { id: 'fields', label: 'Fields', content: <p>What we read, field by field.</p> },
            {
              id: 'text',
              label: 'Plain text',
              content: <p className="font-mono text-note">INES VARGA · Staff Nurse</p>,
            },
            {
              id: 'none',
              label: 'Versions',
              content: (
                <Table
                  caption="Versions"
                  columns={COLUMNS}
                  rows={[]}
                  rowKey={(row) => row.title}
                  empty={
                    <EmptyState title="No other versions yet" motif="page" level="h3">
                      Accept a suggestion or edit a field, and the previous version will appear here.
                    </EmptyState>
                  }
                />
              ),
            },
          ]}
        />
      </div>
    </Chapter>
  );
}

export function LayoutChapter() {
  return (
    <Chapter title="Page components">
      <BothThemes>
        {(theme) => (
          <div className="flex flex-col gap-7">
            <Breadcrumbs
              steps={[
                { label: 'Résumés', to: '/console/design' },
                { label: 'Nursing, spring', to: '/console/design' },
                { label: 'Score' },
              ]}
            />
            <Row>
              <Badge>Sample</Badge>
              <Badge tone="accent">New</Badge>
              <Badge tone="hold">Sponsors visas</Badge>
              <Badge tone="caution">Two dates missing</Badge>
              <Badge tone="danger">Expired</Badge>
            </Row>
            <div className="flex flex-col gap-3">
              <Callout title="Format score">Without a job, we only score the parts that don’t need one.</Callout>
              <Callout tone="hold" title="Ready to export">
                Our own parser can read every field in this file.
              </Callout>
              <Callout tone="caution" title="Two parsers disagree">
                One of them mixes up your columns. See the parser panel.
              </Callout>
              <Callout tone="danger" title="This file is damaged or incomplete.">
                Export or download it again. The copy may be incomplete.
              </Callout>
            </div>
            <p>
              <WordDiff
                before="Responsible for wiring of homes."
                after="Wired about 40 homes a year, alone and in a crew of three."
              />
            </p>
            <Progress label="Reading your file" value={40} note="Step 2 of 5" />
            <Progress label="Looking for listings" />
            <Skeleton label="Loading your résumés" lines={['h-6 w-2/3', 'h-4 w-full', 'h-4 w-5/6']} />
            <Card>
              <p className="font-strong">Staff Nurse, Cardiology</p>
              <p className="text-soft">Alder Creek Hospital, Portland, OR</p>
            </Card>
            <DescriptionList
              items={[
                { term: 'Pay', value: <Money value={{ amount: 92_000, currency: 'USD' }} /> },
                { term: 'Posted', value: <DateTime value="2026-11-18" /> },
                { term: 'Last read', value: <DateTime value="2026-11-18T14:05:00Z" time /> },
              ]}
            />
            <Accordion
              items={[
                {
                  id: `${theme}-keep`,
                  title: 'Do you keep my file?',
                  content: 'Without an account, no. With one, until you delete it.',
                },
                { id: `${theme}-who`, title: 'Who sees my score?', content: 'You, and anyone you share it with.' },
              ]}
            />
            <Pagination label={`Listings, ${theme}`} page={4} pages={12} href={(page) => `?page=${page}`} />
          </div>
        )}
      </BothThemes>
    </Chapter>
  );
}

export function StatesChapter() {
  return (
    <Chapter title="Empty and error states">
      <BothThemes>
        {() => (
          <>
            <EmptyState
              title="No applications yet"
              level="h3"
              motif="route"
              action={<Button variant="primary">Find listings</Button>}
            >
              Save a listing to track each step and date here.
            </EmptyState>
            <EmptyState title="No results for “zookeeper, remote”" level="h3" motif="map">
              Try fewer words, or remove the location.
            </EmptyState>
            <ErrorState
              title="We couldn’t load the listings."
              level="h3"
              reference="4f1c9a2e77b0"
              action={<Button>Try again</Button>}
            >
              Your filters are saved. Try again in a moment.
            </ErrorState>
          </>
        )}
      </BothThemes>
    </Chapter>
  );
}

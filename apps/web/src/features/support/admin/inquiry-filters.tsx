import type { InquiryKind } from '@foothold/contracts/support/shapes';
import { type Choice, ChoiceLinks } from '../../../shared/ui/choice-links.tsx';
import { SearchForm } from '../../../shared/ui/search-form.tsx';
import { KINDS, STATES } from './labels.ts';
import { buildInquiriesHref, type InquiryQuery } from './query.ts';

/** The inbox filters: kinds with their number of open inquiries, state, assignee, and search words. */
export function InquiryFilters({ query, open }: { query: InquiryQuery; open: Record<InquiryKind, number> }) {
  const { kind, state, assignee, q } = query;
  const createLink = (label: string, change: Partial<InquiryQuery>, current: boolean): Choice => ({
    to: buildInquiriesHref(query, change),
    label,
    current,
  });
  const kinds = Object.entries(KINDS) as [InquiryKind, (typeof KINDS)[InquiryKind]][];
  const all = kinds.reduce((sum, [id]) => sum + open[id], 0);
  return (
    <div className="flex flex-col gap-5">
      <ChoiceLinks
        label="Type"
        look="tabs"
        choices={[
          { ...createLink('All', { kind: undefined }, kind === undefined), count: all, counted: 'open' },
          ...kinds.map(([id, { many }]) => ({
            ...createLink(many, { kind: id }, kind === id),
            count: open[id],
            counted: 'open',
          })),
        ]}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <SearchForm
            label="Reference, name, email, or keywords"
            query={q}
            otherFields={{ kind, state: state === 'open' ? undefined : state, assignee }}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ChoiceLinks
            label="Status"
            choices={[
              createLink(STATES.open, { state: 'open' }, state === 'open'),
              createLink(STATES.answered, { state: 'answered' }, state === 'answered'),
              createLink(STATES.closed, { state: 'closed' }, state === 'closed'),
              createLink('All', { state: 'all' }, state === 'all'),
            ]}
          />
          <ChoiceLinks
            label="Assignee"
            choices={[
              createLink('Anyone', { assignee: undefined }, assignee === undefined),
              createLink('Me', { assignee: 'me' }, assignee === 'me'),
              createLink('Unassigned', { assignee: 'none' }, assignee === 'none'),
            ]}
          />
        </div>
      </div>
    </div>
  );
}

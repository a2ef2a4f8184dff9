import type { Inquiry, InquiryState } from '@foothold/contracts/support/shapes';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { Selection } from '../../../shared/hooks/use-selection.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { Kbd } from '../../../shared/ui/kbd.tsx';
import { RowCheckbox } from '../../../shared/ui/row-checkbox.tsx';
import { BULK_FORM } from './bulk/bulk-bar.tsx';
import { ClockMark } from './clock-mark.tsx';
import { KINDS, STATES } from './labels.ts';

const STATE_CLASSES: Record<InquiryState, string> = {
  open: 'text-soft',
  answered: 'text-hold-text',
  closed: 'text-soft',
};

/**
 * The index of the row that a key moves to from row `at` (-1 is the list itself); null if the list doesn't handle the
 * key.
 */
function getNextRow(key: string, at: number, rows: number): number | null {
  if (key === 'ArrowDown' || key === 'j') return Math.min(rows - 1, at + 1);
  if (key === 'ArrowUp' || key === 'k') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? rows - 1 : null;
}

/** Handles keys only while the list has the focus, so that they have no side effects elsewhere. */
function handleKey(event: KeyboardEvent<HTMLOListElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.children];
  // The focus may be on a row's link or its checkbox.
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const to = getNextRow(event.key, at, rows.length);
  if (to === null) return;
  event.preventDefault();
  rows[to]?.querySelector<HTMLElement>('a[data-row]')?.focus();
}

export interface InquiryListProps {
  inquiries: readonly Inquiry[];
  selection: Selection;
  now: Date;
}

/** The rows of the inbox, each on one line if there is room. */
export function InquiryList({ inquiries, selection, now }: InquiryListProps) {
  return (
    <div className="@container flex flex-col gap-3">
      <ol
        id="list"
        tabIndex={-1}
        aria-label="Inquiries"
        onKeyDown={handleKey}
        className="border-t border-line outline-none focus-visible:outline-none"
      >
        {inquiries.map((inquiry) => (
          <InquiryRow key={inquiry.id} inquiry={inquiry} selection={selection} now={now} />
        ))}
      </ol>
      <p className="hidden items-center gap-2 text-note text-soft scripted:[@media(hover:hover)]:@min-[60rem]:flex">
        <Kbd>↓</Kbd>
        <Kbd>↑</Kbd>
        or
        <Kbd>J</Kbd>
        <Kbd>K</Kbd>
        to move, <Kbd>Enter</Kbd> to open.
      </p>
    </div>
  );
}

function InquiryRow({ inquiry, selection, now }: { inquiry: Inquiry } & Pick<InquiryListProps, 'selection' | 'now'>) {
  const { id, reference, kind, name, sample, excerpt, assignee, state } = inquiry;
  return (
    <li className="relative flex items-start gap-4 border-b border-line px-1 hover:bg-sunken/60 has-[a:focus-visible]:bg-sunken has-[input:checked]:bg-sunken @min-[60rem]:items-center">
      <span className="pt-3 @min-[60rem]:pt-0">
        <RowCheckbox id={id} name={`${name}, ${reference}`} form={BULK_FORM} selection={selection} />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-1 py-3 @min-[60rem]:grid-cols-[16.5rem_11rem_minmax(0,1fr)_6.5rem_4.75rem_4.5rem] @min-[60rem]:items-center @min-[60rem]:py-2">
        <div className="min-w-0 @min-[60rem]:order-2">
          <Link
            to={`/console/inquiries/${id}`}
            data-row
            className="block rounded-control font-strong text-ink no-underline after:absolute after:inset-0 focus-visible:outline-offset-[-2px]"
          >
            {/* Outside the clipped element, where it would overflow a narrow screen. */}
            <span className="block truncate">{name}</span>
            <span className="sr-only">, {reference}</span>
          </Link>
        </div>
        <div className="text-right text-note text-soft @min-[60rem]:order-5 @min-[60rem]:text-left">
          <span className="font-mono">{reference}</span>
        </div>
        <p className="col-span-2 line-clamp-2 min-w-0 wrap-anywhere text-soft @min-[60rem]:order-3 @min-[60rem]:col-span-1 @min-[60rem]:line-clamp-1">
          <span className="font-medium text-ink">
            {KINDS[kind].one}
            {sample && ', sample'}
          </span>
          <span aria-hidden="true"> · </span>
          {excerpt}
        </p>
        <div className="min-w-0 @min-[60rem]:order-1">
          <ClockMark inquiry={inquiry} now={now} />
        </div>
        <div className="flex min-w-0 items-center justify-end gap-x-3 text-note @min-[60rem]:contents">
          <p className="truncate text-soft @min-[60rem]:order-4">
            <span className="sr-only">Assignee: </span>
            {assignee?.name ?? 'Unassigned'}
          </p>
          <p className={cx('font-medium @min-[60rem]:order-6 @min-[60rem]:text-right', STATE_CLASSES[state])}>
            {STATES[state]}
          </p>
        </div>
      </div>
    </li>
  );
}

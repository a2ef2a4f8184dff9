import { limits as coachingLimits } from '@foothold/contracts/coaching/choices';
import type { SavedAnswer } from '@foothold/contracts/coaching/shapes';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { DeleteAnswer } from './delete-answer.tsx';
import { TOOL_NAMES } from './tool-names.ts';

/** The tools' earlier answers, newest first. */
export function SavedAnswers({ answers }: { answers: readonly SavedAnswer[] }) {
  const format = useFormat();
  const list = useRef<HTMLDivElement>(null);
  const takeFocus = () => list.current?.focus({ preventScroll: true });
  return (
    <div ref={list} tabIndex={-1} className="min-w-0 outline-none">
      <Table
        caption="Saved answers"
        captionHidden
        rows={answers}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No saved answers yet" level="h3">
            <p>
              We save the last {coachingLimits.history} answers you get in the portal here. Only you can see them, and
              you can delete them.
            </p>
          </EmptyState>
        }
        columns={[
          {
            id: 'title',
            header: 'Request',
            heading: true,
            cell: ({ id, title, tool }) => (
              <Link to={`/portal/coach/answers/${id}`} className="link wrap-anywhere">
                <bdi>{title || TOOL_NAMES[tool]}</bdi>
              </Link>
            ),
          },
          { id: 'tool', header: 'Tool', cell: ({ tool }) => TOOL_NAMES[tool] },
          {
            id: 'at',
            header: 'Date',
            cell: ({ createdAt }) => <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>,
          },
          {
            id: 'delete',
            header: 'Delete',
            align: 'end',
            cell: (answer) => <DeleteAnswer answer={answer} onDeleted={takeFocus} />,
          },
        ]}
      />
    </div>
  );
}

import type { ParserView } from '@foothold/core/resume';
import { Check, CircleSlash, Diff } from 'lucide-react';
import { cx } from '../../../shared/ui/cx.ts';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import { compareLines, createReadingRows, type ReadingCell, type ReadingRow } from './reading-rows.ts';

/**
 * The file as several kinds of hiring software read it: the fields that each one finds, and the text it starts from.
 */
export function ParserPanel({ views }: { views: readonly ParserView[] }) {
  const [first] = views;
  if (!first) return null;
  if (views.length === 1)
    return <p className="text-soft">This type of file labels every field, so all software reads it the same way.</p>;
  const columns: TableColumn<ReadingRow>[] = [
    { id: 'fact', header: 'Field', heading: true, cell: ({ label }) => label },
    ...views.map((view, index) => ({
      id: view.id,
      header: view.name,
      cell: ({ cells }: ReadingRow) => <Cell cell={cells[index]} />,
    })),
  ];
  return (
    <div className="flex flex-col gap-8">
      <Table
        caption="What each type of software would save"
        captionHidden
        columns={columns}
        rows={createReadingRows(views)}
        rowKey={({ id }) => id}
        dense
      />
      <div className="flex flex-col gap-3">
        <h4 className="font-text text-small font-strong tracking-normal">The text each one sees</h4>
        <div className="grid gap-4 lg:grid-cols-3">
          {views.map((view) => (
            <ViewText key={view.id} view={view} first={first} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Cell({ cell }: { cell: ReadingCell | undefined }) {
  switch (cell?.verdict) {
    case 'same':
      return (
        <span className="inline-flex items-start gap-1.5 whitespace-nowrap text-soft">
          <Check aria-hidden="true" size={16} className="mt-1 shrink-0 text-hold-text" />
          Same
        </span>
      );
    case 'differs':
      return (
        <span className="inline-flex items-start gap-1.5 text-caution-text">
          <Diff aria-hidden="true" size={16} className="mt-1 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">Differs: </span>
            {cell.text}
          </span>
        </span>
      );
    case 'missing':
      return (
        <span className="inline-flex items-start gap-1.5 whitespace-nowrap text-caution-text">
          <CircleSlash aria-hidden="true" size={16} className="mt-1 shrink-0" />
          Not found
        </span>
      );
    default:
      return <span className="wrap-anywhere">{cell?.text}</span>;
  }
}

function ViewText({ view, first }: { view: ParserView; first: ParserView }) {
  const lines = compareLines(view, first);
  const ownLineCount = lines.filter(({ isOwn }) => isOwn).length;
  return (
    <section aria-label={view.name} className="flex min-w-0 flex-col rounded-panel border border-line bg-raised">
      <header className="border-b border-line px-4 py-3">
        <h5 className="font-text text-small font-strong tracking-normal">{view.name}</h5>
        <p className="text-note text-soft">{view.description}</p>
        <p className="pt-1 text-note text-soft">
          {view.id === first.id
            ? 'The other two are compared with this one.'
            : ownLineCount === 0
              ? 'All lines match.'
              : `${ownLineCount} of ${lines.length} lines differ (marked).`}
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <ol tabIndex={0} className="max-h-96 overflow-y-auto px-4 py-3 font-mono text-note">
        {lines.map(({ text, isOwn }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat and never move
            key={index}
            className={cx(
              '-mx-2 border-l-2 px-2 break-words',
              isOwn ? 'border-caution bg-caution-wash' : 'border-transparent',
            )}
          >
            {isOwn && <span className="sr-only">Differs: </span>}
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

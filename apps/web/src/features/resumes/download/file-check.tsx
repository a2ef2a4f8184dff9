import type { ExportProof } from '@foothold/contracts/resumes';
import { Link } from 'react-router';
import { Callout } from '../../../shared/ui/callout.tsx';

type FileLines = ExportProof['file'];
type MissingLine = FileLines['missing'][number];

interface FileCheckProps {
  id: string;
  file: FileLines;
  /** The number of fields, all of which were read back. */
  fields: number;
}

const LOSS_GROUPS: { why: MissingLine['why']; label: string }[] = [
  { why: 'unplaced', label: 'We couldn’t place these' },
  { why: 'removed', label: 'Removed or replaced since we read the file' },
];

/** Maximum number of list items shown at first. */
const INITIAL_COUNT = 6;

/** The result of the check against the current résumé and the uploaded file. */
export function FileCheck({ id, file, fields }: FileCheckProps) {
  const { missing, isComplete } = file;
  if (missing.length > 0)
    return (
      <Callout
        tone="caution"
        title={`${formatLineCount(missing.length)} of your file ${missing.length === 1 ? 'is' : 'are'} not in this document`}
      >
        {LOSS_GROUPS.map(({ why, label }) => (
          <Lines key={why} label={label} lines={missing.filter((line) => line.why === why)} />
        ))}
        <p className="pt-3">
          <Link to={`/portal/resumes/${id}/reading`} className="link">
            Put lines where they belong
          </Link>{' '}
          or download without them.
        </p>
        {!isComplete && <NotComparedNote id={id} />}
      </Callout>
    );
  if (!isComplete)
    return (
      <Callout title={`${fields} fields read back from this document`}>
        <NotComparedNote id={id} />
      </Callout>
    );
  return (
    <Callout tone="hold" title={`All ${fields} fields checked`}>
      We created the document and read it back. Every field came through, and no line of your file is missing.
    </Callout>
  );
}

const formatLineCount = (count: number): string => `${count} ${count === 1 ? 'line' : 'lines'}`;

function NotComparedNote({ id }: { id: string }) {
  return (
    <p className="pt-2">
      We read your file before we listed lines that we could not place, so lines may be missing that we can’t show.{' '}
      <Link to={`/portal/resumes/${id}/reading`} className="link">
        Read the file again
      </Link>{' '}
      to check.
    </p>
  );
}

function Lines({ label, lines }: { label: string; lines: readonly MissingLine[] }) {
  if (lines.length === 0) return null;
  const renderItem = ({ text, page }: MissingLine, index: number) => (
    <li key={`${page} ${text} ${index}`} className="border-l-2 border-caution pl-3 break-words">
      {text}
    </li>
  );
  const list = 'flex flex-col gap-1.5 pt-1.5';
  return (
    <div className="pt-3">
      <p className="text-note text-soft">
        {label} ({lines.length})
      </p>
      <ul className={list}>{lines.slice(0, INITIAL_COUNT).map(renderItem)}</ul>
      {lines.length > INITIAL_COUNT && (
        <details className="group">
          <summary className="flex min-h-9 w-fit cursor-pointer items-center font-medium underline underline-offset-4 group-open:hidden">
            Show {lines.length - INITIAL_COUNT} more
          </summary>
          <ul className={list}>{lines.slice(INITIAL_COUNT).map(renderItem)}</ul>
        </details>
      )}
    </div>
  );
}

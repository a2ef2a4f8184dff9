import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { getButtonClass } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import type { ExportCheck } from './download.server.ts';
import { FileCheck } from './file-check.tsx';

type Choice = { format: 'pdf' | 'docx' | 'json'; style: 'classic' | 'plain'; paper: 'us-letter' | 'a4' };

export interface DownloadTabProps {
  id: string;
  currentPosition: number;
  choice: Choice;
  /** Whether the account's plan includes PDF and DOCX. */
  canExport: boolean;
  /** The result of the check; null if the plan doesn't include downloads. */
  proof: ExportCheck | null;
  href: string;
}

const FORMATS = [
  { value: 'pdf', label: 'PDF', note: 'Best for sending. Looks the same everywhere.' },
  { value: 'docx', label: 'Word (DOCX)', note: 'If an employer asks for it or you want to edit it.' },
  { value: 'json', label: 'JSON Resume', note: 'Your data in an open format you can use anywhere.' },
] as const;
const STYLES = [
  { value: 'classic', label: 'Classic', note: 'Serif font with thin lines.' },
  { value: 'plain', label: 'Plain', note: 'Sans-serif font, no lines.' },
] as const;
const PAGE_SIZES = [
  { value: 'us-letter', label: 'US Letter', note: '8.5 × 11 in' },
  { value: 'a4', label: 'A4', note: '210 × 297 mm' },
] as const;

/**
 * Downloads the current version as a file. The download is offered only after our own reader has read back every field,
 * and the page shows that result.
 */
export function DownloadTab(props: DownloadTabProps) {
  const { currentPosition, choice, canExport } = props;
  const isPage = choice.format !== 'json';
  return (
    <div className="flex max-w-wide flex-col gap-8">
      <div className="flex flex-col gap-1">
        <h2 className="text-title">Download version {currentPosition}</h2>
        <p className="max-w-prose text-soft">
          One column, plain headings and contact details in the body, so hiring software can read all of it.
        </p>
      </div>
      <Choices label="Format" name="format" options={FORMATS} choice={choice} />
      {isPage && <Choices label="Style" name="style" options={STYLES} choice={choice} />}
      {isPage && <Choices label="Paper size" name="paper" options={PAGE_SIZES} choice={choice} />}
      {!canExport && isPage ? (
        <PlanCallout title="Your plan doesn’t include PDF and DOCX">
          You can still download your data as JSON Resume, free on every plan.{' '}
          <Link to="/portal/settings" className="link">
            See what your plan includes
          </Link>
        </PlanCallout>
      ) : (
        <DownloadOffer {...props} />
      )}
    </div>
  );
}

interface ChoicesProps<Name extends keyof Choice> {
  label: string;
  name: Name;
  options: readonly { value: Choice[Name]; label: string; note: string }[];
  choice: Choice;
}

/** Links styled as radio buttons. Each has its own URL, so the checked file is the one shown. */
function Choices<Name extends keyof Choice>({ label, name, options, choice }: ChoicesProps<Name>) {
  return (
    <nav aria-label={label} className="flex flex-col gap-2">
      <h3 className="font-text text-small font-strong tracking-normal">{label}</h3>
      <ul className={cx('grid gap-3 sm:grid-cols-3', options.length === 2 && 'grid-cols-2')}>
        {options.map((option) => {
          const isChosen = choice[name] === option.value;
          return (
            <li key={option.value}>
              <Link
                to={`?${new URLSearchParams({ ...choice, [name]: option.value })}`}
                replace
                preventScrollReset
                aria-current={isChosen || undefined}
                className={cx(
                  'flex h-full items-start gap-3 rounded-panel border px-4 py-3 text-ink no-underline transition-colors',
                  isChosen ? 'border-ink bg-raised' : 'border-line hover:border-edge',
                )}
              >
                <span
                  aria-hidden="true"
                  className={cx(
                    'mt-1 size-4 shrink-0 rounded-full border',
                    isChosen ? 'border-[5px] border-ink' : 'border-edge',
                  )}
                />
                <span className="min-w-0">
                  <span className="block font-strong">{option.label}</span>
                  <span className="block text-note text-soft">{option.note}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function DownloadOffer({ id, proof, href, choice }: DownloadTabProps) {
  const format = useFormat();
  if (proof?.kind === 'proven')
    return (
      <div className="flex flex-col items-start gap-4">
        <FileCheck id={id} file={proof.file} fields={proof.fields} />
        {proof.changes.length > 0 && (
          <Callout title="Some text looks different in this file">
            <p>Line breaks within a line, invisible characters and symbols missing from the font can’t be included:</p>
            <ul className="flex flex-col gap-2 pt-3">
              {proof.changes.map(({ name, before, after }) => (
                <li key={name + before} className="border-l-2 border-line pl-3 break-words">
                  <span className="font-strong">{name}</span>: “{before}” appears as “{after}”
                </li>
              ))}
            </ul>
          </Callout>
        )}
        <a href={href} download className={getButtonClass('primary', 'large')}>
          <Download aria-hidden="true" size={20} />
          Download {choice.format.toUpperCase()}
          <span className="text-small font-regular"> {format.fileSize(proof.size)}</span>
        </a>
      </div>
    );
  if (proof?.kind === 'failed')
    return (
      <Callout tone="danger" title="This file isn’t ready to download" live>
        <p>
          Some fields didn’t come through when we read the file back, so other software may miss them too. Editing these
          fields usually helps:
        </p>
        <ul className="flex flex-col gap-2 pt-3">
          {proof.fields.map(({ name, wanted, got }) => (
            <li key={name} className="border-l-2 border-danger pl-3 break-words">
              <span className="font-strong">{name}</span>: “{wanted}” was read {got === '' ? 'as blank' : `as “${got}”`}
            </li>
          ))}
        </ul>
        <p className="pt-3">
          <Link to={`/portal/resumes/${id}/reading`} className="link">
            Edit these fields
          </Link>{' '}
          or choose another format or style above.
        </p>
      </Callout>
    );
  return (
    <Callout tone="danger" title={proof?.message ?? 'We couldn’t create the file.'} live>
      {proof?.hint ?? 'Try again in a few minutes.'}
    </Callout>
  );
}

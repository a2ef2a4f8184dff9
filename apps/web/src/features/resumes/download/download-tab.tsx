import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import type { Proof } from './download.server.ts';

type Choice = { format: 'pdf' | 'docx' | 'json'; style: 'classic' | 'plain'; paper: 'us-letter' | 'a4' };

export interface DownloadTabProps {
  id: string;
  currentVersion: number;
  choice: Choice;
  /** Whether the plan of the account includes PDF and DOCX. */
  canExport: boolean;
  /** Null where the plan does not include it. */
  proof: Proof | null;
  href: string;
}

const FORMATS = [
  { value: 'pdf', label: 'PDF', note: 'For sending. Looks the same everywhere.' },
  { value: 'docx', label: 'Word (DOCX)', note: 'Where an employer asks for it, or to edit it further.' },
  { value: 'json', label: 'JSON Resume', note: 'All your data in an open format, to take anywhere.' },
] as const;
const STYLES = [
  { value: 'classic', label: 'Classic', note: 'A serif face and hairlines.' },
  { value: 'plain', label: 'Plain', note: 'One sans-serif face, no lines.' },
] as const;
const PAPERS = [
  { value: 'us-letter', label: 'US Letter', note: '8.5 × 11 in' },
  { value: 'a4', label: 'A4', note: '210 × 297 mm' },
] as const;

/** The current version as a file. It is offered once our own reader got every field back out of it, and the page says so. */
export function DownloadTab(props: DownloadTabProps) {
  const { currentVersion, choice, canExport } = props;
  const isPage = choice.format !== 'json';
  return (
    <div className="flex max-w-wide flex-col gap-8">
      <div className="flex flex-col gap-1">
        <h2 className="text-title">Download version {currentVersion}</h2>
        <p className="max-w-prose text-soft">
          One column, plain headings, contact in the text: a layout that hiring software reads without loss.
        </p>
      </div>
      <Choices label="Format" name="format" options={FORMATS} choice={choice} />
      {isPage && <Choices label="Style" name="style" options={STYLES} choice={choice} />}
      {isPage && <Choices label="Paper" name="paper" options={PAPERS} choice={choice} />}
      {!canExport && isPage ? (
        <PlanCallout title="Your plan does not include PDF and DOCX">
          Your data is yours in any case: JSON Resume is always free to take.{' '}
          <Link to="/portal/settings" className="link">
            What your plan includes
          </Link>
        </PlanCallout>
      ) : (
        <Offer {...props} />
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

/** Links that look like a choice: each is an address, so the file that is proven is the one that is shown. */
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

function Offer({ id, proof, href, choice }: DownloadTabProps) {
  const format = useFormat();
  if (proof?.kind === 'proven')
    return (
      <div className="flex flex-col items-start gap-4">
        <Callout tone="hold" title={`Our reader got all ${format.number(proof.fields)} fields back`}>
          The file was written and read again just now, and every field came out as it went in.
        </Callout>
        {proof.changes.length > 0 && (
          <Callout title="Some texts stand on the page in another form">
            <p>Line breaks inside a line, invisible characters and symbols that no font has cannot be set:</p>
            <ul className="flex flex-col gap-2 pt-3">
              {proof.changes.map(({ name, before, after }) => (
                <li key={name + before} className="border-l-2 border-line pl-3 break-words">
                  <span className="font-strong">{name}</span>: “{before}” stands there as “{after}”
                </li>
              ))}
            </ul>
          </Callout>
        )}
        <a href={href} download className={buttonClass('primary', 'large')}>
          <Download aria-hidden="true" size={20} />
          Download {choice.format.toUpperCase()}
          <span className="text-small font-regular"> {format.fileSize(proof.size)}</span>
        </a>
      </div>
    );
  if (proof?.kind === 'failed')
    return (
      <Callout tone="danger" title="This file is not offered yet" live>
        <p>
          Our reader does not get every field back out of it, and other software might not either. Correcting these
          fields usually helps:
        </p>
        <ul className="flex flex-col gap-2 pt-3">
          {proof.fields.map(({ name, wanted, got }) => (
            <li key={name} className="border-l-2 border-danger pl-3 break-words">
              <span className="font-strong">{name}</span>: “{wanted}” came back{' '}
              {got === '' ? 'as nothing' : `as “${got}”`}
            </li>
          ))}
        </ul>
        <p className="pt-3">
          <Link to={`/portal/resumes/${id}/reading`} className="link">
            Correct them
          </Link>{' '}
          or choose another format or style above.
        </p>
      </Callout>
    );
  return (
    <Callout tone="danger" title={proof?.message ?? 'The file could not be written.'} live>
      {proof?.hint ?? 'Please try again in a few minutes.'}
    </Callout>
  );
}

import type { CompanyFilings } from '@foothold/contracts/listings/shapes';
import { useId } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { CERTAINTY_LABELS, COUNT_LABELS, KIND_LABELS } from './labels.ts';

interface EmployerFilingsProps {
  filings: readonly CompanyFilings[];
  /** What they stand beside: the sentence at the end is about it. */
  about: 'job' | 'company';
}

/** Later years first; the others are one click away. */
const SHOWN_AT_FIRST = 2;

const NOTES: Record<EmployerFilingsProps['about'], string> = {
  job: 'Past filings don’t mean that this job sponsors.',
  company: 'Past filings don’t mean that its jobs sponsor.',
};

/** What the employer filed by the government’s files, apart from what a listing says. Nothing if there is none. */
export function EmployerFilings({ filings, about }: EmployerFilingsProps) {
  const id = useId();
  if (filings.length === 0) return null;
  const earlier = filings.slice(SHOWN_AT_FIRST);
  const isSameName = filings.every(({ certainty }) => certainty === 'same-name');
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 text-small">
      <h2 id={id} className="font-text text-small font-strong tracking-normal">
        Employer’s filings
      </h2>
      <Years filings={filings.slice(0, SHOWN_AT_FIRST)} />
      {earlier.length > 0 && (
        <details className="flex flex-col">
          <summary className="min-h-6 cursor-pointer underline decoration-dotted underline-offset-4">
            Earlier years
          </summary>
          <div className="pt-2">
            <Years filings={earlier} />
          </div>
        </details>
      )}
      <p className="max-w-prose text-soft">
        {CERTAINTY_LABELS[isSameName ? 'same-name' : 'similar-name']} {NOTES[about]}
      </p>
    </section>
  );
}

function Years({ filings }: Pick<EmployerFilingsProps, 'filings'>) {
  return (
    <ul className="flex flex-col gap-3">
      {filings.map((one) => (
        <li key={`${one.fiscalYear} ${one.kind}`} className="flex max-w-prose flex-col gap-0.5">
          <Year filings={one} />
        </li>
      ))}
    </ul>
  );
}

function Year({ filings }: { filings: CompanyFilings }) {
  const format = useFormat();
  const { kind, fiscalYear, granted, denied, initial, isPartial, employers, moreEmployers } = filings;
  const { agency, name, url } = KIND_LABELS[kind];
  const count = COUNT_LABELS[kind];
  return (
    <>
      <p>
        Fiscal year {fiscalYear}: {isPartial && 'at least '}
        {format.number(granted)} {granted === 1 ? count.one : count.many}, {format.number(denied)}{' '}
        {denied === 1 ? 'denial' : 'denials'} (
        <a href={url} rel="noopener" className="link" title={name}>
          {agency}
        </a>
        )
      </p>
      {initial !== null && initial > 0 && (
        <p className="text-soft">
          {initial === granted || isPartial
            ? `${format.number(initial)} for new employment.`
            : `${format.number(initial)} for new employment, the others for people who already had H-1B status.`}
        </p>
      )}
      <p className="wrap-anywhere text-soft">
        Filed by {employers.join('; ')}
        {moreEmployers > 0 && ` and ${format.number(moreEmployers)} more`}
      </p>
    </>
  );
}

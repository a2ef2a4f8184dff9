import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { WordDiff } from '../../../shared/ui/word-diff.tsx';
import { compareDrafts, type Difference } from '../model/compare.ts';
import { toDraft } from '../model/draft.ts';
import { formatPoints } from '../score/findings.ts';
import type { ComparedVersion } from './versions.server.ts';

/** One side of a comparison, named as in "Version 2". */
export type ComparedSide = Pick<ComparedVersion, 'resume' | 'report'> & { name: string };

const KINDS: Record<Difference['kind'], { label: string; tone: Tone }> = {
  changed: { label: 'Changed', tone: 'neutral' },
  added: { label: 'Added', tone: 'hold' },
  removed: { label: 'Removed', tone: 'danger' },
  moved: { label: 'Moved', tone: 'neutral' },
};

interface ComparisonProps {
  title: string;
  from: ComparedSide;
  to: ComparedSide;
}

/** Two versions side by side: their scores by part, and every field that differs, word by word. */
export function Comparison({ title, from, to }: ComparisonProps) {
  const differences = compareDrafts(toDraft(from.resume), toDraft(to.resume));
  return (
    <section aria-labelledby="comparison" className="flex flex-col gap-6">
      <h3 id="comparison" className="text-title">
        {title}
      </h3>
      <Scores from={from} to={to} />
      {differences.length === 0 ? (
        <p className="text-soft">No differences.</p>
      ) : (
        <ul className="flex flex-col">
          {differences.map((difference) => (
            <DifferenceItem key={difference.id} difference={difference} from={from.name} to={to.name} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Scores({ from, to }: Pick<ComparisonProps, 'from' | 'to'>) {
  const parts = to.report.parts.map((part) => {
    const before = from.report.parts.find(({ id }) => id === part.id);
    return { id: part.id, name: part.name, before: before?.earned ?? 0, after: part.earned };
  });
  return (
    <table className="w-full max-w-form text-small">
      <caption className="sr-only">Scores by part</caption>
      <thead>
        <tr className="border-b border-edge text-left">
          <th scope="col" className="py-2 font-strong">
            Score
          </th>
          <th scope="col" className="py-2 text-right font-strong">
            {from.name}
          </th>
          <th scope="col" className="py-2 text-right font-strong">
            {to.name}
          </th>
        </tr>
      </thead>
      <tbody className="figures">
        <tr className="border-b border-line font-strong">
          <th scope="row" className="py-2 text-left font-strong">
            Total
          </th>
          <td className="text-right">{from.report.total}</td>
          <td className="text-right">{to.report.total}</td>
        </tr>
        {parts.map(({ id, name, before, after }) => (
          <tr key={id} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-regular">
              {name}
            </th>
            <td className="text-right text-soft">{formatPoints(before)}</td>
            <td className={after === before ? 'text-right text-soft' : 'text-right font-strong'}>
              {formatPoints(after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DifferenceItem({ difference, from, to }: { difference: Difference; from: string; to: string }) {
  const { section, entry, kind, fields } = difference;
  const { label, tone } = KINDS[kind];
  return (
    <li className="flex flex-col gap-2 border-t border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-soft">{section}</span>
        {entry !== null && <span className="font-strong break-words">{entry}</span>}
        <Badge tone={tone}>{label}</Badge>
      </p>
      {kind === 'moved' && <p className="text-soft">This entry or some of its lines moved.</p>}
      <dl className="flex flex-col gap-3">
        {fields.map(({ path, label: name, before, after }) => (
          <div key={path} className="@container">
            <dt className="text-note text-soft">{name}</dt>
            <dd className="grid gap-x-6 gap-y-1 @min-[36rem]:grid-cols-2">
              <Side name={from} text={before} isEmptyBeside={after !== ''} />
              <p className="min-w-0 border-l-2 border-edge pl-3">
                <span className="sr-only">{to}: </span>
                <WordDiff before={before} after={after} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Side({ name, text, isEmptyBeside }: { name: string; text: string; isEmptyBeside: boolean }) {
  return (
    <p className="min-w-0 border-l-2 border-line pl-3 break-words whitespace-pre-wrap">
      <span className="sr-only">{name}: </span>
      {text === '' && isEmptyBeside ? <span className="text-soft">Not included</span> : text}
    </p>
  );
}

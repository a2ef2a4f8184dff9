import type { ScoreReport } from '@foothold/core/ats';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { dateFormat } from '../../../shared/format/formatters.ts';
import { getRuleAnchor } from '../../../shared/score/anchors.ts';
import { ShowPlace } from '../page/show-place.tsx';
import { CollapsedSection } from './collapsed-section.tsx';
import { formatPoints, listProofs, type RuleProof } from './findings.ts';
import { Quote } from './quoted.tsx';
import { formatEarned } from './verdict.ts';

/** The evidence for every earned point, by part, and what wasn't counted here and why. */
export function ScoreEvidence({ report }: { report: ScoreReport }) {
  const proofs = listProofs(report);
  return (
    <CollapsedSection id="proofs" title="Where you earned points" note={formatEarned(report)}>
      {report.parts.map((part) => (
        <CollapsibleProofs
          key={part.id}
          title={part.name}
          note={`${formatPoints(part.earned)} of ${formatPoints(part.possible)}`}
        >
          <ul className="flex flex-col gap-5 pb-6">
            {proofs
              .filter((proof) => proof.part === part)
              .map((proof) => (
                <Proof key={proof.rule.id} proof={proof} />
              ))}
            {part.earned === 0 && <li className="text-soft">No points yet.</li>}
          </ul>
        </CollapsibleProofs>
      ))}
      {report.leftOut.length > 0 && (
        <CollapsibleProofs title="Not scored" note={String(report.leftOut.length)}>
          <ul className="flex flex-col gap-2 pb-6">
            {report.leftOut.map(({ id, name, reason }) => (
              <li key={id}>
                <Link to={`/rubric#${getRuleAnchor(id)}`} className="font-medium text-ink underline underline-offset-4">
                  {name}
                </Link>
                : <span className="text-soft">{reason}</span>
              </li>
            ))}
          </ul>
        </CollapsibleProofs>
      )}
      <p className="pt-4 text-note text-soft">
        “Present” and “recent” are as of {formatMonthName(report.asOf)}. The same file and job always get the same
        score.
      </p>
    </CollapsedSection>
  );
}

const months = dateFormat('en', { year: 'numeric', month: 'long', timeZone: 'UTC' });
const formatMonthName = (month: string) => months.format(new Date(`${month}-15T00:00:00Z`));

function CollapsibleProofs({ title, note, children }: { title: string; note: string; children: React.ReactNode }) {
  return (
    <details className="group/part border-t border-line last-of-type:border-b">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 hover:text-accent-text [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{title}</span>
        <span className="flex items-center gap-3 text-soft figures">
          {note}
          <Plus aria-hidden="true" size={18} className="transition-transform group-open/part:rotate-45" />
        </span>
      </summary>
      {children}
    </details>
  );
}

function Proof({ proof: { rule, evidence } }: { proof: RuleProof }) {
  return (
    <li>
      <p className="flex justify-between gap-4">
        <Link
          to={`/rubric#${getRuleAnchor(rule.id)}`}
          className="font-strong text-ink underline decoration-line underline-offset-4 hover:decoration-accent"
        >
          {rule.name}
        </Link>
        <span className="shrink-0 text-soft figures">
          {formatPoints(rule.earned)} of {formatPoints(rule.possible)}
        </span>
      </p>
      <ul className="flex flex-col gap-1.5 pt-1.5">
        {evidence.map((one, index) => (
          <li key={`${one.text}-${one.field ?? index}`} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2">
            <span className="text-hold-text figures">{one.points > 0 && `+${formatPoints(one.points)}`}</span>
            <div className="flex min-w-0 flex-col gap-1">
              <span className="flex flex-wrap gap-x-4">
                <span className="min-w-0 break-words">{one.text}</span>
                <ShowPlace placeKey={`${rule.id}-${index}`} label={one.text} spans={one.spans} />
              </span>
              {one.quote !== undefined && <Quote by="The job says" text={one.quote} />}
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
}

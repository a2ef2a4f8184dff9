import type { ScoreReport } from '@foothold/core/ats';
import type { FieldPath } from '@foothold/core/resume';
import { Link } from 'react-router';
import { getRuleAnchor } from '../../../shared/score/anchors.ts';
import { PartBars } from '../../../shared/ui/pictures/part-bars.tsx';
import { usePlaces } from '../page/place-context.tsx';
import { ShowPlace } from '../page/show-place.tsx';
import { CollapsedSection } from './collapsed-section.tsx';
import { type Finding, formatPointCount, formatPoints, listFindings } from './findings.ts';
import { FitAndQuality } from './fit-and-quality.tsx';
import { Quote } from './quoted.tsx';
import { formatEarned, formatSum } from './verdict.ts';

export interface ScoreFindingsProps {
  report: ScoreReport;
  /** The URL to correct a field; omitted if it can't be corrected. */
  editHref?: (field: FieldPath) => string;
}

/** The parts as a chart whose gaps link to the list of what each one costs. */
export function ScoreBreakdown({ report, editHref }: ScoreFindingsProps) {
  const findings = listFindings(report);
  const bars = report.parts.map((part) => ({
    ...part,
    losses: findings
      .filter((finding) => finding.part === part)
      .map(({ id, loss }) => ({ id, points: loss.points, reason: loss.reason })),
  }));
  return (
    <CollapsedSection id="parts" title="Score breakdown" note={formatEarned(report)}>
      <p className="max-w-prose pb-4 text-soft">
        {formatSum(report)} Hatched areas are lost points. Click one to see why.
      </p>
      <PartBars label="Score by part" parts={bars} lossHref={({ id }) => `#${id}`} />
      {report.kind === 'job' && <FitAndQuality {...report} />}
      <section aria-labelledby="losses" className="pt-6">
        <h3 id="losses" className="text-title">
          Where you lost points
        </h3>
        {findings.length === 0 ? (
          <p className="pt-1 text-soft">You didn’t lose any points.</p>
        ) : (
          <>
            <p className="pt-1 text-soft">
              {formatPointCount(findings.reduce((sum, { loss }) => sum + loss.points, 0))} in total, biggest first, with
              how to fix each.
            </p>
            <ol className="flex flex-col">
              {findings.map((finding) => (
                <FindingItem key={finding.id} finding={finding} editHref={editHref} />
              ))}
            </ol>
          </>
        )}
      </section>
    </CollapsedSection>
  );
}

function FindingItem({
  finding: { id, rule, loss },
  editHref,
}: {
  finding: Finding;
  editHref: ScoreFindingsProps['editHref'];
}) {
  const places = usePlaces();
  const { spans = [], field } = loss;
  const hint = spans.length > 0 ? () => places?.hint({ key: id, label: loss.reason, spans }) : undefined;
  return (
    <li
      id={id}
      tabIndex={-1}
      onPointerEnter={hint}
      onPointerLeave={() => places?.hint(null)}
      className="grid scroll-mt-20 grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 border-b border-line py-4 last:border-b-0 outline-none target:bg-accent-wash focus-visible:outline-2 sm:grid-cols-[4rem_minmax(0,1fr)]"
    >
      <span className="text-lead leading-6 font-strong text-caution-text figures">
        <span aria-hidden="true">−{formatPoints(loss.points)}</span>
        <span className="sr-only">Costs {formatPointCount(loss.points)}: </span>
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-strong break-words">{loss.reason}</p>
        <p className="text-soft">{loss.fix}</p>
        {loss.quote !== undefined && <Quote by="The job says" text={loss.quote} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-1 text-small">
          <ShowPlace placeKey={id} label={loss.reason} spans={spans} />
          {editHref && field !== undefined && (
            <Link
              to={editHref(field)}
              className="inline-flex min-h-6 items-center text-ink underline decoration-edge underline-offset-4 hover:decoration-accent"
            >
              Edit this field
            </Link>
          )}
          <Link
            to={`/rubric#${getRuleAnchor(rule.id)}`}
            className="inline-flex min-h-6 items-center text-soft underline decoration-line underline-offset-4 hover:text-ink"
          >
            Rule: {rule.name}
          </Link>
        </div>
      </div>
    </li>
  );
}

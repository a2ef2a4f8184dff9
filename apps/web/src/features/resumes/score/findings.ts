import type { Evidence, Loss, PartScore, RuleScore, ScoreReport } from '@foothold/core/ats';
import type { Span } from '@foothold/core/resume';

/** Lost points with the places where they were lost. */
export interface Finding {
  /** The id of the element that explains it. */
  id: string;
  part: PartScore;
  rule: RuleScore;
  loss: Loss;
}

const getFindingId = (rule: RuleScore, index: number) => `loss-${rule.id.replaceAll('.', '-')}-${index + 1}`;

/** What costs points, the most expensive first. Ties keep the order of the report. */
export function listFindings(report: ScoreReport): Finding[] {
  return report.parts
    .flatMap((part) =>
      part.rules.flatMap((rule) =>
        rule.losses.map((loss, index) => ({ id: getFindingId(rule, index), part, rule, loss })),
      ),
    )
    .filter(({ loss }) => loss.points > 0)
    .sort((a, b) => b.loss.points - a.loss.points);
}

export interface RuleProof {
  rule: RuleScore;
  part: PartScore;
  /** Evidence that earned points, the strongest first. */
  evidence: Evidence[];
}

/** What earned points, by rule in the order of the report. */
export function listProofs(report: ScoreReport): RuleProof[] {
  return report.parts.flatMap((part) =>
    part.rules
      .filter(({ earned }) => earned > 0)
      .map((rule) => ({ rule, part, evidence: rule.evidence.toSorted((a, b) => b.points - a.points) })),
  );
}

/** `278` → `2.8`; whole numbers have no decimal. */
export const formatPoints = (hundredths: number): string => String(Math.round(hundredths / 10) / 10);

/** `2.8 points`, `1 point`. */
export const formatPointCount = (hundredths: number): string =>
  `${formatPoints(hundredths)} ${formatPoints(hundredths) === '1' ? 'point' : 'points'}`;

/** A place on the page where points were lost. */
export interface FindingPlace {
  /** The id of its finding. */
  key: string;
  label: string;
  spans: readonly Span[];
  tone: 'caution';
}

/** The places of everything that costs points. Each place appears once, for its most expensive finding. */
export function markFindings(report: ScoreReport): FindingPlace[] {
  const places = new Map<string, FindingPlace>();
  for (const { id, loss } of listFindings(report)) {
    const spans = loss.spans ?? [];
    const spansKey = JSON.stringify(spans);
    if (spans.length > 0 && !places.has(spansKey))
      places.set(spansKey, { key: id, label: loss.reason, spans, tone: 'caution' });
  }
  return [...places.values()];
}

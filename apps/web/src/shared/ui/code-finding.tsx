import type { Finding } from '@foothold/contracts/coaching/shapes';
import type { ReactNode } from 'react';
import { Badge, type Tone } from './badge.tsx';

const TONES: Record<Finding['severity'], Tone> = { high: 'danger', medium: 'caution', low: 'neutral' };
const SEVERITY_LABELS: Record<Finding['severity'], string> = { high: 'Serious', medium: 'Worth fixing', low: 'Minor' };

interface CodeFindingProps {
  /** A language model's findings have no rule. */
  finding: Pick<Finding, 'severity' | 'title' | 'why' | 'fix'> & { rule?: string };
  /** Links to its line. */
  place: ReactNode;
}

/** One finding of a code review: what it is, why it matters, and what to do. */
export function CodeFinding({ finding, place }: CodeFindingProps) {
  const { rule, severity, title, why, fix } = finding;
  return (
    <div className="flex min-w-0 flex-col gap-1 text-small">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {place}
        <Badge tone={TONES[severity]}>{SEVERITY_LABELS[severity]}</Badge>
        <span className="font-strong">{title}</span>
      </p>
      <p>{why}</p>
      <p>
        <span className="text-soft">Fix: </span>
        {fix}
      </p>
      {rule !== undefined && <p className="text-note text-soft wrap-anywhere">{rule}</p>}
    </div>
  );
}

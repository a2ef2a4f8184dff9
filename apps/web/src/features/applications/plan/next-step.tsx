import type { Application } from '@foothold/contracts/applications';
import { useFormat } from '../../../shared/format/use-format.tsx';

const LABELS: Record<NonNullable<Application['nextStep']>['kind'], string> = {
  interview: 'Interview',
  reminder: 'Reminder',
  'answer-offer': 'Answer the offer',
  apply: 'Apply',
  'follow-up': 'Follow up',
};

/** "Next: Apply by Dec 20, 2026". */
export function NextStep({
  application: { nextStep, nextStepDate },
}: {
  application: Pick<Application, 'nextStep' | 'nextStepDate'>;
}) {
  const format = useFormat();
  if (nextStep === null) return null;
  const { kind, text } = nextStep;
  const date = nextStepDate === null ? null : format.date(nextStepDate);
  const preposition = kind === 'apply' || kind === 'answer-offer' ? 'by' : kind === 'follow-up' ? 'from' : 'on';
  return (
    <p className="text-small">
      <span className="text-soft">Next: </span>
      <span className="font-medium">{text ?? LABELS[kind]}</span>
      {date !== null && ` ${preposition} ${date}`}
    </p>
  );
}

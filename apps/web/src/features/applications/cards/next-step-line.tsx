import { DateTime } from '../../../shared/format/use-format.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { type Card, describeNextStep } from './card.ts';

/** What comes next, and when. @param today as an ISO date, to tell what is late */
export function NextStepLine({ card, today }: { card: Pick<Card, 'nextStep' | 'nextStepDate'>; today: string }) {
  const { nextStep, nextStepDate } = card;
  if (nextStep === null) return null;
  const isLate = nextStepDate !== null && nextStepDate.slice(0, today.length) < today;
  return (
    <span className={cx('wrap-anywhere', isLate && 'font-medium text-caution-text')}>
      {describeNextStep(nextStep)}
      {nextStepDate !== null && (
        <>
          {isLate ? ', was due ' : ', '}
          <DateTime value={nextStepDate} time={nextStepDate.length > today.length} />
        </>
      )}
    </span>
  );
}

import type { CodeReview } from '@foothold/contracts/coaching/shapes';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';

const MAX_RATING = 10;
const STEP_WIDTH = 24;
const WIDTH = MAX_RATING * STEP_WIDTH;
const HEIGHT = 34;

/** The rating as a route of ten steps, with each deduction. */
export function Rating({
  review: { overallRating, deductions },
}: {
  review: Pick<CodeReview, 'overallRating' | 'deductions'>;
}) {
  const { number } = useFormat();
  return (
    <div className="flex max-w-form flex-col gap-4">
      <RatingSteps rating={overallRating} />
      <table className="w-full text-small">
        <caption className="sr-only">How the rating is calculated</caption>
        <tbody>
          <Row label="Starting score" points={number(MAX_RATING)} />
          {deductions.map(({ what, points }) => (
            <Row key={what} label={what} points={`−${number(points)}`} />
          ))}
          <Row label="Rating" points={number(overallRating)} isSum />
        </tbody>
      </table>
      <p className="text-note text-soft">
        Calculated with{' '}
        <Link to="/documentation/code-review-rating" className="link">
          our published formula
        </Link>
        . The same code always gets the same rating.
      </p>
    </div>
  );
}

function Row({ label, points, isSum = false }: { label: string; points: string; isSum?: boolean }) {
  return (
    <tr className={isSum ? 'border-t border-edge font-strong' : 'border-t border-line first:border-t-0'}>
      <th scope="row" className={`py-1.5 pr-4 text-left ${isSum ? 'font-strong' : 'font-regular'}`}>
        {label}
      </th>
      <td className="py-1.5 text-right whitespace-nowrap figures">{points}</td>
    </tr>
  );
}

function RatingSteps({ rating }: { rating: number }) {
  const filledWidth = (WIDTH - STEP_WIDTH) * (rating / MAX_RATING) + STEP_WIDTH / 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${rating} out of ${MAX_RATING}`}
      className="h-auto w-full max-w-xs"
    >
      <line
        x1={STEP_WIDTH / 2}
        y1={HEIGHT / 2}
        x2={WIDTH - STEP_WIDTH / 2}
        y2={HEIGHT / 2}
        strokeWidth="2"
        className="stroke-line"
      />
      {rating > 0 && (
        <line
          x1={STEP_WIDTH / 2}
          y1={HEIGHT / 2}
          x2={filledWidth}
          y2={HEIGHT / 2}
          strokeWidth="3"
          className="stroke-accent"
        />
      )}
      {Array.from({ length: MAX_RATING }, (_, index) => {
        const isHeld = index + 1 <= rating;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its number
            key={index}
            cx={STEP_WIDTH / 2 + index * STEP_WIDTH}
            cy={HEIGHT / 2}
            r={isHeld ? 6 : 4.5}
            strokeWidth="2"
            className={isHeld ? 'fill-accent stroke-accent' : 'fill-paper stroke-edge'}
          />
        );
      })}
    </svg>
  );
}

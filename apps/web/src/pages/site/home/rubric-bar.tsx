import { Link } from 'react-router';

export interface RubricPart {
  id: string;
  name: string;
  points: number;
}

/** Six shades of one color, like the elevations on a map. */
const FILL_CLASSES = ['fill-hold', 'fill-hold/85', 'fill-hold/70', 'fill-hold/56', 'fill-hold/43', 'fill-hold/31'];

export interface RubricBarProps {
  version: string;
  parts: readonly RubricPart[];
}

/** The whole rubric as one bar of a hundred points. Each part is as long as its points. */
export function RubricBar({ version, parts }: RubricBarProps) {
  const total = parts.reduce((sum, part) => sum + part.points, 0);
  let at = 0;
  return (
    <div id="score" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h3 className="text-title">All {total} points explained</h3>
        <Link to="/rubric" className="link text-small">
          See every rule (rubric {version})
        </Link>
      </div>
      <svg width="100%" height="28" aria-hidden="true" className="block">
        {parts.map((part, index) => {
          const x = at;
          const width = (100 * part.points) / total;
          at += width;
          return (
            <rect
              key={part.id}
              x={`${x}%`}
              width={`${width - 0.35}%`}
              height="28"
              rx="2"
              className={FILL_CLASSES[index % FILL_CLASSES.length]}
            />
          );
        })}
      </svg>
      <ol className="grid gap-x-4 gap-y-1 max-sm:grid-cols-2 sm:grid-cols-3 sm:gap-x-8">
        {parts.map((part, index) => (
          <li key={part.id} className="flex items-baseline gap-2 text-small sm:gap-3">
            <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
              <rect width="12" height="12" rx="2" className={FILL_CLASSES[index % FILL_CLASSES.length]} />
            </svg>
            <span className="w-5 shrink-0 text-right font-strong whitespace-nowrap figures">{part.points}</span>
            <span className="min-w-0">{part.name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

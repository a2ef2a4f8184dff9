import type { ListingMatch } from '@foothold/contracts/listings';

const PART_LABELS: Record<ListingMatch['parts'][number]['part'], string> = {
  'must-have': 'Must-have skills',
  occupation: 'Occupation and field',
  years: 'Years',
  seniority: 'Seniority',
  degree: 'Degree',
  'nice-to-have': 'Nice-to-have skills',
};

const WIDTH = 120;
const GAP = 2;

/** How well a listing fits: the total and its parts. A part worth more is longer, and earned points are filled. */
export function MatchScore({ score, parts }: Pick<ListingMatch, 'score' | 'parts'>) {
  const total = parts.reduce((sum, { of }) => sum + of, 0) || 1;
  const scale = (WIDTH - GAP * (parts.length - 1)) / total;
  let at = 0;
  const bars = parts.map(({ part, points, of }) => {
    const bar = { part, x: at, width: of * scale, filled: points * scale };
    at += bar.width + GAP;
    return bar;
  });
  return (
    <div className="flex items-center gap-4">
      <p className="font-display text-heading leading-none font-medium figures">
        {score}
        <span className="sr-only"> of 100</span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} 8`} aria-hidden="true" className="h-2 w-30">
        {bars.map(({ part, x, width, filled }) => (
          <g key={part}>
            <rect x={x} width={width} height="8" className="fill-line" />
            <rect x={x} width={filled} height="8" className="fill-hold" />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Lists the parts with their points. */
export function MatchParts({ parts }: Pick<ListingMatch, 'parts'>) {
  return (
    <dl className="grid max-w-form grid-cols-[1fr_auto] gap-x-6 text-small">
      {parts.map(({ part, points, of }) => (
        <div key={part} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5">
          <dt>{PART_LABELS[part]}</dt>
          <dd className="text-right figures">
            {points} <span className="text-soft">of {of}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

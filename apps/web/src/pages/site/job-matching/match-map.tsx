import { useId } from 'react';
import {
  drawContours,
  drawSmoothPath,
  type Hill,
  type Point,
  pointAtHeight,
} from '../../../shared/ui/pictures/terrain.ts';
import { SampleNote } from '../parts/sample-note.tsx';

const HILL: Hill = { summit: { x: 330, y: 150 }, reach: 330, seed: 17, stretch: 1.2 };
const HEIGHTS = Array.from({ length: 14 }, (_, index) => 95 - index * 10);
const START: Point = { x: 66, y: 372 };

/** Sample listings. Their height on the map is their match score. */
const LISTINGS = [
  { title: 'Infusion Nurse, day clinic', figure: 97, angle: 2.5, note: 'Your roles show every must-have' },
  { title: 'Charge Nurse, oncology ward', figure: 82, angle: 0.55, note: 'One must-have is only in your skills list' },
  { title: 'Clinical Trainer', figure: 58, angle: 1.5, note: 'Different field; visas not mentioned' },
].map((listing) => ({ ...listing, at: pointAtHeight(HILL, listing.figure, listing.angle) }));

/** A path from the start to a listing, curved so that no two paths overlap. */
function drawPath({ x, y }: Point, index: number): string {
  const curvature = [-56, 40, 66][index] ?? 0;
  const middle = { x: (START.x + x) / 2 + curvature * 0.4, y: (START.y + y) / 2 + curvature };
  return drawSmoothPath([START, middle, { x, y }]);
}

/** A diagram of one candidate and three listings, placed by match score. */
export function MatchMap() {
  const fadeId = useId();
  return (
    <figure>
      <svg viewBox="0 0 560 420" aria-hidden="true" className="w-full">
        <radialGradient id={fadeId}>
          <stop offset="0.55" stopColor="white" />
          <stop offset="1" stopColor="black" />
        </radialGradient>
        <mask id={`${fadeId}-mask`}>
          <rect width="560" height="420" fill={`url(#${fadeId})`} />
        </mask>
        <path
          d={drawContours(HILL, HEIGHTS)}
          fill="none"
          mask={`url(#${fadeId}-mask)`}
          className="stroke-contour"
          strokeWidth="1.5"
        />
        {LISTINGS.map(({ figure, at }, index) => (
          <path
            key={figure}
            d={drawPath(at, index)}
            fill="none"
            strokeWidth={index === 0 ? 4 : 2.5}
            strokeLinecap="round"
            strokeDasharray={index === 2 ? '1 8' : undefined}
            className={index === 0 ? 'stroke-accent' : 'stroke-edge'}
          />
        ))}
        <circle cx={START.x} cy={START.y} r="10" className="fill-paper stroke-accent" strokeWidth="4" />
        {LISTINGS.map(({ figure, at }, index) => (
          <g key={figure}>
            <circle
              cx={at.x}
              cy={at.y}
              r="26"
              strokeWidth="3"
              className={index === 0 ? 'fill-accent stroke-paper' : 'fill-raised stroke-edge'}
            />
            <text
              x={at.x}
              y={at.y + 1}
              textAnchor="middle"
              dominantBaseline="central"
              className={`text-[22px] font-heavy figures ${index === 0 ? 'fill-on-accent' : 'fill-ink'}`}
            >
              {figure}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="pt-4">
        <ol className="border-b border-line text-small">
          {LISTINGS.map(({ title, figure, note }) => (
            <li key={title} className="flex items-baseline gap-4 border-t border-line py-2.5">
              <span className="w-10 shrink-0 font-strong figures">{figure}%</span>
              <span className="min-w-0">
                <span className="font-medium">{title}</span>
                <span className="block text-soft">{note}</span>
              </span>
            </li>
          ))}
        </ol>
        <SampleNote className="pt-3">Sample listings</SampleNote>
      </figcaption>
    </figure>
  );
}

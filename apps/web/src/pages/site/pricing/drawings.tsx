import type { OfferedPlan } from '@foothold/contracts/billing/features';

const line = { fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** One climber, two on a rope, or a team with many routes. Decorative; the tagline has the same meaning. */
const PLAN_DRAWINGS: Record<OfferedPlan, React.ReactNode> = {
  one: (
    <>
      <path d="M6 58C30 50 34 40 52 40s26-22 54-26" {...line} className="stroke-accent" />
      <circle cx="52" cy="40" r="5" className="fill-paper stroke-accent" strokeWidth="2.5" />
      <circle cx="106" cy="14" r="6.5" className="fill-accent" />
    </>
  ),
  prime: (
    <>
      <path d="M6 58C30 50 34 40 52 40s26-22 54-26" {...line} className="stroke-accent" />
      <path d="M106 14C92 34 70 30 52 40" {...line} strokeWidth={1.5} strokeDasharray="1 5" className="stroke-ink" />
      <circle cx="52" cy="40" r="6.5" className="fill-accent" />
      <circle cx="106" cy="14" r="6.5" className="fill-hold" />
      <circle cx="6" cy="58" r="4" className="fill-paper stroke-accent" strokeWidth="2.5" />
    </>
  ),
  x: (
    <>
      <path d="M6 58C24 44 30 36 44 30s36-12 62-16" {...line} className="stroke-accent" />
      <path d="M22 60c14-4 22-14 40-16s30-12 44-30" {...line} strokeWidth={1.75} className="stroke-ink" />
      <path d="M42 61c16 0 30-6 40-16s18-18 24-31" {...line} strokeWidth={1.75} className="stroke-hold" />
      <path d="M64 60c14-3 24-9 30-18s9-17 12-28" {...line} strokeWidth={1.75} className="stroke-edge" />
      <circle cx="106" cy="14" r="6.5" className="fill-accent" />
    </>
  ),
};

export function PlanDrawing({ plan }: { plan: OfferedPlan }) {
  return (
    <svg viewBox="0 0 116 66" aria-hidden="true" className="h-14 w-auto">
      {PLAN_DRAWINGS[plan]}
    </svg>
  );
}

/** The position of a trial day on the route. */
const getDayPosition = (day: number, days: number) => {
  const share = (day - 1) / (days - 1);
  return {
    x: Math.round(28 + share * 424),
    y: Math.round(206 - share * 150 - 18 * Math.sin(day * 1.9) * (1 - share * 0.4)),
  };
};

/** The trial as a route with one step per day. */
export function TrialRoute({ days }: { days: number }) {
  const dayPositions = Array.from({ length: days }, (_, index) => getDayPosition(index + 1, days));
  const last = dayPositions.at(-1);
  return (
    <figure className="w-full">
      <svg viewBox="0 0 480 250" aria-hidden="true" className="w-full">
        <polyline
          points={dayPositions.map(({ x, y }) => `${x},${y}`).join(' ')}
          {...line}
          pathLength={1}
          strokeDasharray="1"
          className="animate-draw stroke-accent"
        />
        {dayPositions.map(({ x, y }, index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={index === 0 || index === days - 1 ? 9 : 5.5}
            strokeWidth="2.5"
            className={
              index === days - 1
                ? 'fill-hold stroke-hold'
                : index === 0
                  ? 'fill-accent stroke-accent'
                  : 'fill-paper stroke-accent'
            }
          />
        ))}
        <text x="16" y="242" className="fill-soft text-[16px]">
          Day 1, no card
        </text>
        {last && (
          <text x="468" y={last.y - 24} textAnchor="end" className="fill-hold-text text-[16px] font-strong">
            Day {days}: ends on its own
          </text>
        )}
      </svg>
      <figcaption className="sr-only">
        A {days}-day trial, shown day by day. It starts without a card and ends on its own.
      </figcaption>
    </figure>
  );
}

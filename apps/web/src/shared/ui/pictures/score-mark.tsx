export interface ScoreMarkProps {
  /** 0 to 100, whole; null if nothing has been scored yet. */
  score: number | null;
  /** The target score; 80 by default. */
  target?: number;
  /** What was scored: "Format score". */
  label: string;
  size?: 'small' | 'medium';
}

const RADIUS = 20;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A compact score for lists and page headers. The ring is full at 100 and has a notch at the target. */
export function ScoreMark({ score, target = 80, label, size = 'medium' }: ScoreMarkProps) {
  const isReached = score !== null && score >= target;
  const angle = ((target / 100) * 360 - 90) * (Math.PI / 180);
  const getNotchPoint = (radius: number) => ({ x: 24 + radius * Math.cos(angle), y: 24 + radius * Math.sin(angle) });
  const [from, to] = [getNotchPoint(RADIUS - 2.5), getNotchPoint(RADIUS + 4)];
  return (
    <svg
      viewBox="0 0 48 48"
      role="img"
      aria-label={score === null ? `${label}: not scored yet` : `${label}: ${score} of 100`}
      className={size === 'small' ? 'size-10 shrink-0' : 'size-14 shrink-0'}
    >
      <circle cx="24" cy="24" r={RADIUS} fill="none" strokeWidth="3" className="stroke-line" />
      {score !== null && score > 0 && (
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          fill="none"
          strokeWidth="4"
          strokeDasharray={`${(CIRCUMFERENCE * score) / 100} ${CIRCUMFERENCE}`}
          transform="rotate(-90 24 24)"
          className={isReached ? 'stroke-hold' : 'stroke-accent'}
        />
      )}
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth="2" className="stroke-ink" />
      <text
        x="24"
        y="24.5"
        textAnchor="middle"
        dominantBaseline="central"
        className={
          score === 100 ? 'fill-ink text-[13px] font-heavy figures' : 'fill-ink text-[15px] font-heavy figures'
        }
      >
        {score ?? '–'}
      </text>
    </svg>
  );
}

export interface ScoreScaleProps {
  from: number;
  to: number;
  /** Whether the route has reached its end. */
  reached: boolean;
}

const WIDTH = 480;
/** The lowest score on the scale. Below it, before and after are the same. */
const LOWEST_SCORE = 50;
const toX = (score: number) => 20 + ((score - LOWEST_SCORE) / (100 - LOWEST_SCORE)) * (WIDTH - 40);
/** Higher scores are higher up. */
const toY = (score: number) => 128 - ((score - LOWEST_SCORE) / (100 - LOWEST_SCORE)) * 96;

const GOAL_SCORE = 80;

/**
 * A slope from 50 to 100 with the line of 80 across it, and a route from one score to another. Decorative; the table
 * has the same information.
 */
export function ScoreScale({ from, to, reached }: ScoreScaleProps) {
  const [x1, y1, x2, y2] = [toX(from), toY(from), toX(to), toY(to)];
  const [midX, midY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const route = `M${x1} ${y1}C${x1 + 50} ${y1} ${midX - 34} ${midY + 4} ${midX} ${midY}S${x2 - 44} ${y2 + 8} ${x2} ${y2}`;
  return (
    <svg viewBox={`0 0 ${WIDTH} 160`} aria-hidden="true" className="w-full max-w-[26rem]">
      <path d={`M20 136H${WIDTH - 20}`} strokeWidth="1.5" className="stroke-line" />
      {[50, 60, 70, 80, 90, 100].map((tick) => (
        <g key={tick}>
          <path d={`M${toX(tick)} 132v8`} strokeWidth="1.5" className="stroke-edge" />
          <text x={toX(tick)} y="156" textAnchor="middle" className="fill-soft text-[14px] figures">
            {tick}
          </text>
        </g>
      ))}
      <path d={`M${toX(GOAL_SCORE)} 22V132`} strokeWidth="2" strokeDasharray="7 5" className="stroke-hold" />
      <path
        d={route}
        fill="none"
        strokeWidth="2.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
        className="stroke-edge"
      />
      {reached && (
        <path
          d={route}
          pathLength={1}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="1"
          className="animate-draw stroke-accent [animation-delay:0s] [animation-duration:500ms]"
        />
      )}
      <circle cx={x1} cy={y1} r="8" strokeWidth="4" className="fill-paper stroke-accent" />
      <text x={x1} y={y1 - 18} textAnchor="middle" className="fill-ink text-[17px] font-strong figures">
        {from}
      </text>
      <circle
        cx={x2}
        cy={y2}
        r="10"
        strokeWidth="2"
        className={reached ? 'fill-hold stroke-hold' : 'fill-paper stroke-edge'}
      />
      {reached && (
        <text x={x2} y={y2 - 20} textAnchor="middle" className="fill-hold-text text-[20px] font-heavy figures">
          {to}
        </text>
      )}
    </svg>
  );
}

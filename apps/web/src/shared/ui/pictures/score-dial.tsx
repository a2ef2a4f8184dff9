import { useMovingNumber } from '../../hooks/use-moving-number.ts';

export interface ScoreDialProps {
  /** 0 to 100, whole. */
  score: number;
  /** The target score; 80 by default. */
  target?: number;
  /** What was scored: "Format score", "Score for Staff Nurse". */
  label: string;
}

const CENTER = 100;
const RADIUS = 82;
/** The dial is open at the bottom: it runs from 135° to 405°, clockwise from the right. */
const START_DEGREES = 135;
const SWEEP_DEGREES = 270;
const TICKS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

function getPointOnDial(value: number, radius: number): { x: number; y: number } {
  const angle = ((START_DEGREES + (SWEEP_DEGREES * value) / 100) * Math.PI) / 180;
  const toCoordinate = (c: number) => Math.round((CENTER + radius * c) * 100) / 100;
  return { x: toCoordinate(Math.cos(angle)), y: toCoordinate(Math.sin(angle)) };
}

function drawArc(from: number, to: number): string {
  const [a, b] = [getPointOnDial(from, RADIUS), getPointOnDial(to, RADIUS)];
  const large = (SWEEP_DEGREES * (to - from)) / 100 > 180 ? 1 : 0;
  return `M${a.x} ${a.y}A${RADIUS} ${RADIUS} 0 ${large} 1 ${b.x} ${b.y}`;
}

/**
 * A score and the distance to the target: solid up to the score, dotted up to the target. The marker moves when the
 * score changes.
 */
export function ScoreDial({ score: value, target = 80, label }: ScoreDialProps) {
  const score = useMovingNumber(value);
  const isReached = score >= target;
  const description = value >= target ? `at or above ${target}` : `${target - value} points below ${target}`;
  const position = getPointOnDial(score, RADIUS);
  const goal = getPointOnDial(target, RADIUS);
  const goalText = getPointOnDial(target, RADIUS - 19);
  return (
    <figure className="inline-flex flex-col items-center">
      <svg viewBox="0 0 200 178" role="img" aria-label={`${label}: ${value} of 100, ${description}`} className="w-52">
        <g fill="none" strokeLinecap="round">
          <path d={drawArc(0, 100)} className="stroke-line" strokeWidth="3" />
          {score > 0 && (
            <path d={drawArc(0, score)} className={isReached ? 'stroke-hold' : 'stroke-accent'} strokeWidth="7" />
          )}
          {!isReached && (
            <path d={drawArc(score, target)} className="stroke-hold" strokeWidth="3" strokeDasharray="0.1 7" />
          )}
        </g>
        {TICKS.map((tick) => {
          const [a, b] = [getPointOnDial(tick, RADIUS + 8), getPointOnDial(tick, RADIUS + 12)];
          return <line key={tick} x1={a.x} y1={a.y} x2={b.x} y2={b.y} className="stroke-edge" strokeWidth="1.25" />;
        })}
        {!isReached && <circle cx={goal.x} cy={goal.y} r="6.5" className="fill-paper stroke-hold" strokeWidth="2.5" />}
        <circle
          cx={position.x}
          cy={position.y}
          r="8"
          className={isReached ? 'fill-hold stroke-paper' : 'fill-accent stroke-paper'}
          strokeWidth="2.5"
        />
        <text
          x={goalText.x}
          y={goalText.y}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-hold-text text-[12px] font-strong figures"
        >
          {target}
        </text>
        <text
          x="100"
          y="104"
          textAnchor="middle"
          dominantBaseline="central"
          className={`fill-ink font-display font-medium figures ${score === 100 ? 'text-[54px]' : 'text-[68px]'}`}
        >
          {score}
        </text>
        <text x="100" y="148" textAnchor="middle" className="fill-soft text-[13px]">
          of 100
        </text>
      </svg>
      <figcaption className="text-center text-small text-soft">{label}</figcaption>
    </figure>
  );
}

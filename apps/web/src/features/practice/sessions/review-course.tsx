import type { PracticeSummary } from '@foothold/contracts/practice';
import { useFormat } from '../../../shared/format/use-format.tsx';

const [WIDTH, HEIGHT, PAD] = [600, 132, 12];
/** Space for the grade labels next to the lines. */
const LABEL_WIDTH = 20;
const MAX_GRADE = 3;
/** With more dots than this, they overlap on a phone. */
const MAX_DOTS = 24;

type ReviewedSession = PracticeSummary & { grade: number };

/** A line chart of the member's own grades by session. Renders nothing with fewer than two sessions. */
export function GradeHistory({ sessions }: { sessions: readonly PracticeSummary[] }) {
  const format = useFormat();
  const reviewed = sessions
    .filter((session): session is ReviewedSession => session.grade !== null)
    .slice(0, MAX_DOTS)
    .reverse();
  if (reviewed.length < 2) return null;
  const points = reviewed.map(({ id, grade }, at) => ({
    id,
    x: LABEL_WIDTH + PAD + ((WIDTH - LABEL_WIDTH - 2 * PAD) * at) / (reviewed.length - 1),
    y: toY(grade),
  }));
  const last = points.at(-1);
  return (
    <figure className="flex max-w-[44rem] flex-col gap-2">
      <figcaption className="text-soft">
        Your average rating per session, from 0 to 3. These are your own ratings, not anyone else’s.
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full">
        {[0, 1, 2, 3].map((grade) => (
          <g key={grade}>
            <line x1={LABEL_WIDTH} x2={WIDTH} y1={toY(grade)} y2={toY(grade)} strokeWidth="1" className="stroke-line" />
            <text x="0" y={toY(grade) + 5} fontSize="14" className="fill-soft figures">
              {grade}
            </text>
          </g>
        ))}
        <polyline
          points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
          fill="none"
          strokeWidth="2.5"
          strokeLinejoin="round"
          className="stroke-accent"
        />
        {points.map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r="6" strokeWidth="2.5" className="fill-paper stroke-accent" />
        ))}
        {last && <circle cx={last.x} cy={last.y} r="6" className="fill-accent" />}
      </svg>
      <table className="sr-only">
        <caption>Your average ratings</caption>
        <tbody>
          {reviewed.map(({ id, title, startedAt, grade }) => (
            <tr key={id}>
              <th scope="row">
                {title}, {format.date(startedAt)}
              </th>
              <td>{format.number(Math.round(grade * 10) / 10)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const toY = (grade: number) => HEIGHT - PAD - ((HEIGHT - 2 * PAD) * grade) / MAX_GRADE;

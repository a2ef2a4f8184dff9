import { cx } from '../../../shared/ui/cx.ts';
import { drawContours, type Hill } from '../../../shared/ui/pictures/terrain.ts';

type Status = 'completed' | 'active' | 'pending';

/** The drawing's coordinates. */
const STEPS: readonly { label: string; time: string; status: Status; x: number; y: number }[] = [
  { label: 'Profile Analysis', time: '2 min', status: 'completed', x: 52, y: 178 },
  { label: 'Job Matching', time: '30 sec', status: 'completed', x: 196, y: 132 },
  { label: 'Application Process', time: '1 min', status: 'active', x: 306, y: 96 },
  { label: 'Application Submitted', time: '5 min', status: 'pending', x: 440, y: 40 },
];

const COMPLETED_PATH = 'M52 178C104 182 128 164 150 148S178 128 196 132 268 128 306 96';
const REMAINING_PATH = 'M306 96C336 72 368 92 396 72S424 44 440 40';

const HILL: Hill = { summit: { x: 452, y: 24 }, reach: 520, seed: 12, stretch: 1.25 };
const HEIGHTS = [96, 90, 83, 75, 66, 57, 47, 37, 27, 17, 7, -4];

const MATCH_SCORE = 97;

/** The hero's animated card: four steps as a route, with a sample result below. */
export function MatchingCard() {
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-raised shadow-float">
      <figcaption className="px-5 py-4 sm:px-6">
        <h2 className="text-title">AI Matching Engine</h2>
      </figcaption>
      <svg viewBox="0 0 500 216" aria-hidden="true" className="block w-full border-y border-line">
        <path d={drawContours(HILL, HEIGHTS)} fill="none" strokeWidth="1.25" className="stroke-contour" />
        <path
          d={REMAINING_PATH}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="0.1 8"
          className="stroke-edge"
        />
        <path
          d={COMPLETED_PATH}
          pathLength={1}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="1"
          className="animate-draw stroke-accent"
        />
        {STEPS.map(({ label, status, x, y }, index) => (
          <g key={label}>
            {status === 'active' && (
              <circle cx={x} cy={y} r="24" className="animate-breathe fill-accent/20 [animation-iteration-count:3]" />
            )}
            <circle cx={x} cy={y} r="14" strokeWidth="3" className={STEP_CLASSES[status]} />
            <text
              x={x}
              y={y + 0.5}
              textAnchor="middle"
              dominantBaseline="central"
              className={cx(
                'text-[15px] font-heavy figures',
                status === 'completed' ? 'fill-on-accent' : status === 'active' ? 'fill-accent-text' : 'fill-soft',
              )}
            >
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {STEPS.map(({ label, time, status }, index) => (
          <li
            key={label}
            aria-current={status === 'active' ? 'step' : undefined}
            className="flex items-center gap-3 border-b border-line px-5 py-2.5 text-small sm:px-6"
          >
            <span aria-hidden="true" className="w-4 text-soft figures">
              {index + 1}
            </span>
            <span
              className={cx(
                'min-w-0 flex-1',
                status === 'active' && 'font-strong',
                status === 'pending' && 'text-soft',
              )}
            >
              {label}
            </span>
            <span className="flex flex-col items-end text-soft sm:flex-row sm:items-center sm:gap-3">
              <span className="figures">{time}</span>
              <span className="flex items-center gap-1.5 text-note sm:w-22">
                <StatusIcon status={status} />
                {status}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <div className="flex items-center gap-4 px-5 py-4 sm:px-6">
        <svg viewBox="0 0 44 44" aria-hidden="true" className="size-11 shrink-0">
          <circle cx="22" cy="22" r="18" fill="none" strokeWidth="4" className="stroke-line" />
          <circle
            cx="22"
            cy="22"
            r="18"
            pathLength={100}
            fill="none"
            strokeWidth="4"
            strokeDasharray={`${MATCH_SCORE} 100`}
            transform="rotate(-90 22 22)"
            className="stroke-hold"
          />
          <path
            d="m15 22 5 5 9-10"
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-hold"
          />
        </svg>
        <div className="min-w-0">
          <p className="font-strong text-hold-text figures">{MATCH_SCORE}% Match Found</p>
          <p className="text-small text-soft">Registered Nurse, Telemetry at Hollinmere Health, a sample job</p>
        </div>
      </div>
    </figure>
  );
}

const STEP_CLASSES: Record<Status, string> = {
  completed: 'fill-accent stroke-raised',
  active: 'fill-raised stroke-accent',
  pending: 'fill-raised stroke-edge',
};

/** A done, a current, and an open step. */
function StatusIcon({ status }: { status: Status }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
      <circle
        cx="6"
        cy="6"
        r="4.75"
        fill="none"
        strokeWidth="1.5"
        className={status === 'pending' ? 'stroke-edge' : 'stroke-accent'}
      />
      {status === 'completed' && <circle cx="6" cy="6" r="5.5" className="fill-accent" />}
      {status === 'active' && <path d="M6 1.25a4.75 4.75 0 0 1 0 9.5z" className="fill-accent" />}
    </svg>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type StepState = 'done' | 'current' | 'ahead';

export interface RouteStep {
  id: string;
  label: string;
  state: StepState;
  /** A date, a duration, a name. */
  note?: ReactNode;
}

export interface RouteLineProps {
  /** Names the route: "Application", "Your registration". */
  label: string;
  steps: readonly RouteStep[];
  /** Always from top to bottom, also where there is room: for timelines with longer notes. */
  upright?: boolean;
}

const SAID: Record<StepState, string> = { done: 'done', current: 'now', ahead: 'ahead' };

/** How far along the drawing each hold lies to the side: the line wanders like a route, the same way every time. */
const SWAY = [0.62, 0.3, 0.7, 0.42, 0.22, 0.58, 0.36];
const swayOf = (index: number) => SWAY[index % SWAY.length] ?? 0.5;

/** Progress as a route along marked holds: solid behind, dashed ahead. Lies flat where there is room and stands up where there is not. */
export function RouteLine({ label, steps, upright = false }: RouteLineProps) {
  return (
    <div className="@container">
      <ol aria-label={label} className={cx('flex flex-col', !upright && '@min-[36rem]:flex-row')}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={cx(
              'flex min-w-0 gap-3',
              !upright && '@min-[36rem]:flex-1 @min-[36rem]:flex-col @min-[36rem]:gap-1',
            )}
          >
            <Stretch steps={steps} index={index} direction="down" className={upright ? '' : '@min-[36rem]:hidden'} />
            {!upright && (
              <Stretch steps={steps} index={index} direction="across" className="hidden @min-[36rem]:block" />
            )}
            <div
              className={cx(
                'min-w-0 py-3 text-small',
                !upright && '@min-[36rem]:px-1 @min-[36rem]:py-0 @min-[36rem]:text-center',
              )}
            >
              <p
                className={cx(
                  step.state === 'ahead' ? 'text-soft' : 'text-ink',
                  step.state === 'current' && 'font-strong',
                )}
              >
                {step.label}
                <span className="sr-only"> ({SAID[step.state]})</span>
              </p>
              {step.note !== undefined && <div className="text-note text-soft">{step.note}</div>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One hold with half the way from the last one and half the way to the next. */
function Stretch({
  steps,
  index,
  direction,
  className,
}: {
  steps: readonly RouteStep[];
  index: number;
  direction: 'across' | 'down';
  className: string;
}) {
  const here = swayOf(index) * 100;
  const between = (other: number) => (here + swayOf(other) * 100) / 2;
  const state = steps[index]?.state ?? 'ahead';
  const next = steps[index + 1];
  const line = (along1: number, side1: number, along2: number, side2: number, reached: boolean) => {
    const ends =
      direction === 'across'
        ? { x1: `${along1}%`, y1: `${side1}%`, x2: `${along2}%`, y2: `${side2}%` }
        : { x1: `${side1}%`, y1: `${along1}%`, x2: `${side2}%`, y2: `${along2}%` };
    return (
      <line
        {...ends}
        strokeWidth="2"
        strokeLinecap="round"
        className={reached ? 'stroke-accent' : 'stroke-edge'}
        strokeDasharray={reached ? undefined : '1 6'}
      />
    );
  };
  const centre = direction === 'across' ? { cx: '50%', cy: `${here}%` } : { cx: `${here}%`, cy: '50%' };
  return (
    <svg
      aria-hidden="true"
      className={cx(
        'shrink-0 overflow-visible',
        direction === 'across' ? 'h-12 w-full' : 'w-10 self-stretch',
        className,
      )}
    >
      {index > 0 && line(0, between(index - 1), 50, here, state !== 'ahead')}
      {next && line(50, here, 100, between(index + 1), next.state !== 'ahead')}
      <circle
        {...centre}
        r={state === 'current' ? 9 : 6.5}
        className={cx(state === 'ahead' ? 'fill-paper stroke-edge' : 'fill-accent stroke-accent')}
        strokeWidth="2"
      />
      {state === 'current' && <circle {...centre} r="4" className="fill-paper" />}
    </svg>
  );
}

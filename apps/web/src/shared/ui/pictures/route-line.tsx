import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type StepState = 'done' | 'current' | 'ahead';

export interface RouteStep {
  id: string;
  label: ReactNode;
  state: StepState;
  /** A date, duration, or name. */
  note?: ReactNode;
}

export interface RouteLineProps {
  /** The route's accessible name: "Application", "Your registration". */
  label: string;
  steps: readonly RouteStep[];
  /** Always vertical, even if there is room, for timelines with longer notes. */
  upright?: boolean;
  /** Always horizontal, even with little room. The labels are then shown elsewhere. */
  compact?: boolean;
}

const STATE_LABELS: Record<StepState, string> = { done: 'done', current: 'now', ahead: 'ahead' };

/** Horizontal offset of each step. The line meanders like a route, always in the same pattern. */
const STEP_OFFSETS = [0.62, 0.3, 0.7, 0.42, 0.22, 0.58, 0.36];
const getStepOffset = (index: number) => STEP_OFFSETS[index % STEP_OFFSETS.length] ?? 0.5;

/** Progress as a route with steps: solid behind, dashed ahead. Horizontal if there is room, otherwise vertical. */
export function RouteLine({ label, steps, upright = false, compact = false }: RouteLineProps) {
  const isFlexible = !upright && !compact;
  return (
    // Without a choice of direction, nothing depends on the container. Chromium can paint its content once without its styles.
    <div className={isFlexible ? '@container' : undefined}>
      <ol
        aria-label={label}
        className={cx('flex', compact ? 'flex-row' : 'flex-col', isFlexible && '@min-[36rem]:flex-row')}
      >
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={cx(
              'flex min-w-0',
              compact ? 'flex-1 flex-col gap-1' : 'gap-3',
              isFlexible && '@min-[36rem]:flex-1 @min-[36rem]:flex-col @min-[36rem]:gap-1',
            )}
          >
            {!compact && (
              <Stretch steps={steps} index={index} direction="down" className={upright ? '' : '@min-[36rem]:hidden'} />
            )}
            {!upright && (
              <Stretch
                steps={steps}
                index={index}
                direction="across"
                className={compact ? '' : 'hidden @min-[36rem]:block'}
              />
            )}
            <div
              className={cx(
                'min-w-0 text-small',
                compact ? 'px-1 text-center max-sm:sr-only' : 'py-3',
                isFlexible && '@min-[36rem]:px-1 @min-[36rem]:py-0 @min-[36rem]:text-center',
              )}
            >
              <p
                className={cx(
                  step.state === 'ahead' ? 'text-soft' : 'text-ink',
                  step.state === 'current' && 'font-strong',
                )}
              >
                {step.label}
                <span className="sr-only"> ({STATE_LABELS[step.state]})</span>
              </p>
              {step.note !== undefined && <div className="text-note text-soft">{step.note}</div>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A step's position in a vertical stretch, in pixels from the top, aligned with the first line of its text. */
const VERTICAL_STEP_TOP = 24;

/** One step with the half segments to the previous and the next step. */
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
  const offset = getStepOffset(index) * 100;
  // Two stretches meet halfway, or further along if the steps are near the top of theirs.
  const share = direction === 'across' ? 0.5 : 0.6;
  const getMeetingPoint = (lower: number) =>
    (getStepOffset(lower) * (1 - share) + getStepOffset(lower + 1) * share) * 100;
  const state = steps[index]?.state ?? 'ahead';
  const next = steps[index + 1];
  const at = direction === 'across' ? '50%' : VERTICAL_STEP_TOP;
  const renderLine = (
    startAlong: number | string,
    startSide: number,
    endAlong: number | string,
    endSide: number,
    reached: boolean,
  ) => {
    const [sideA, sideB] = [`${startSide}%`, `${endSide}%`];
    const ends =
      direction === 'across'
        ? { x1: startAlong, y1: sideA, x2: endAlong, y2: sideB }
        : { x1: sideA, y1: startAlong, x2: sideB, y2: endAlong };
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
  const center = direction === 'across' ? { cx: '50%', cy: `${offset}%` } : { cx: `${offset}%`, cy: VERTICAL_STEP_TOP };
  return (
    <div
      aria-hidden="true"
      className={cx('relative shrink-0', direction === 'across' ? 'h-12 w-full' : 'min-h-14 w-10', className)}
    >
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {index > 0 && renderLine(0, getMeetingPoint(index - 1), at, offset, state !== 'ahead')}
        {next && renderLine(at, offset, '100%', getMeetingPoint(index), next.state !== 'ahead')}
        <circle
          {...center}
          r={state === 'current' ? 9 : 6.5}
          className={state === 'ahead' ? 'fill-paper stroke-edge' : 'fill-accent stroke-accent'}
          strokeWidth="2"
        />
        {state === 'current' && <circle {...center} r="4" className="fill-paper" />}
      </svg>
    </div>
  );
}

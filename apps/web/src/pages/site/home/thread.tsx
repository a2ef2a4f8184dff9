import type { ReactNode } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { Section, type SectionProps } from '../parts/section.tsx';

/**
 * Horizontal positions of the steps, in percent of the thread's width. The line meanders like a route, always in the
 * same pattern.
 */
const STEP_OFFSETS = [34, 66, 42, 72, 28, 60];
const getStepOffset = (index: number): number => STEP_OFFSETS[index % STEP_OFFSETS.length] ?? 50;

/** Whether a stretch is at the start, in the middle, or at the end. */
type Stretch = 'start' | 'through' | 'summit';

export interface ThreadProps {
  /** The index of this stretch on the page, from 0. */
  index: number;
  stretch?: Stretch;
}

/**
 * One stretch of the route that runs down the whole page: from the previous stretch to a step next to the heading, and
 * on to the next. It is solid as far as the page has been read and dotted from there. Decorative; in the margin on
 * phones.
 */
export function Thread({ index, stretch = 'through' }: ThreadProps) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div className="page relative h-full">
        <div className="absolute -top-px bottom-0 -left-0.5 w-5 md:left-0 md:w-8 lg:left-4 lg:w-16">
          <Line index={index} stretch={stretch} state="ahead" />
          <div className="absolute inset-0 drawn-as-read">
            <Line index={index} stretch={stretch} state="read" />
          </div>
        </div>
      </div>
    </div>
  );
}

const STRETCH_CLASSES = {
  ahead: { line: 'stroke-edge', dashes: '0.1 7', width: 2, hold: 'fill-paper stroke-edge' },
  read: { line: 'stroke-accent', dashes: undefined, width: 2.5, hold: 'fill-accent stroke-accent' },
} as const;

function Line({ index, stretch, state }: { index: number; stretch: Stretch; state: keyof typeof STRETCH_CLASSES }) {
  const at = getStepOffset(index);
  const aside = getStepOffset(index + 3);
  const classes = STRETCH_CLASSES[state];
  const line = {
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
    strokeWidth: classes.width,
    strokeLinecap: 'round',
    strokeDasharray: classes.dashes,
    className: classes.line,
  } as const;
  return (
    <>
      <div className="absolute inset-x-0 top-0 h-11 md:h-14">
        {stretch !== 'start' && (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={FRAME_CLASS}>
            <path d={`M50 0C50 45 ${at} 55 ${at} 100`} {...line} />
          </svg>
        )}
      </div>
      {stretch !== 'summit' && (
        <div className="absolute inset-x-0 top-11 bottom-0 md:top-14">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={FRAME_CLASS}>
            <path d={`M${at} 0C${at} 18 ${aside} 30 ${aside} 52S50 82 50 100`} {...line} />
          </svg>
        </div>
      )}
      <svg aria-hidden="true" className="absolute inset-x-0 top-11 h-px w-full overflow-visible md:top-14">
        <circle
          cx={`${at}%`}
          cy="0"
          r="6"
          strokeWidth="2.5"
          className={cx(
            stretch === 'summit' ? '[r:6px] md:[r:9px]' : '[r:4.5px] md:[r:6px]',
            stretch === 'start' && state === 'read' ? 'fill-paper stroke-accent' : classes.hold,
          )}
        />
      </svg>
    </>
  );
}

const FRAME_CLASS = 'absolute inset-0 size-full overflow-visible';

/** Leaves room for the thread on wide screens. */
const THREAD_MARGIN_CLASS = 'lg:pl-24';

export interface PitchProps extends Omit<SectionProps, 'backdrop' | 'column'> {
  index: number;
  children?: ReactNode;
}

/** A section of the landing page with its stretch of the route. */
export function ThreadSection({ index, ...section }: PitchProps) {
  return <Section {...section} column={THREAD_MARGIN_CLASS} backdrop={<Thread index={index} />} />;
}

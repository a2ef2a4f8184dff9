import type { Clock } from '@foothold/contracts/practice/choices';
import { Pause, Play } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { formatClock, formatSpokenTime } from './time.ts';

interface ClockFaceProps {
  clock: Clock;
  seconds: number;
  runs: boolean;
  onToggle: () => void;
}

/** The remaining time, or the elapsed time if there is no countdown. It keeps counting past zero. */
export function ClockFace({ clock, seconds, runs, onToggle }: ClockFaceProps) {
  const secondsLeft = clock === null ? null : clock - seconds;
  const isOver = secondsLeft !== null && secondsLeft <= 0;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Ring share={clock === null ? 0 : Math.min(1, seconds / clock)} isOver={isOver} />
      <div className="flex min-w-28 flex-col">
        <span role="timer" className="font-display text-heading leading-none figures">
          <span aria-hidden="true">
            {secondsLeft === null ? formatClock(seconds) : formatClock(Math.abs(secondsLeft))}
          </span>
          <span className="sr-only">{formatTimeLeftForScreenReader(secondsLeft, seconds)}</span>
        </span>
        <span aria-hidden="true" className={cx('pt-1 text-note', isOver ? 'text-caution-text' : 'text-soft')}>
          {secondsLeft === null ? 'elapsed' : isOver ? 'over' : 'left'}
        </span>
      </div>
      <Button onClick={onToggle}>
        {runs ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
        {runs ? 'Pause' : seconds > 0 ? 'Continue' : 'Start timer'}
      </Button>
      <p role="status" className="text-small font-medium text-caution-text">
        {isOver && 'Time’s up. Finish your thought; the timer keeps running.'}
      </p>
    </div>
  );
}

function formatTimeLeftForScreenReader(left: number | null, seconds: number): string {
  if (left === null) return `${formatSpokenTime(seconds)} elapsed`;
  return left > 0 ? `${formatSpokenTime(left)} left` : `${formatSpokenTime(-left)} over`;
}

const RADIUS = 20;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

function Ring({ share, isOver }: { share: number; isOver: boolean }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-14 -rotate-90">
      <circle cx="24" cy="24" r={RADIUS} fill="none" strokeWidth="5" className="stroke-line" />
      <circle
        cx="24"
        cy="24"
        r={RADIUS}
        fill="none"
        strokeWidth="5"
        strokeDasharray={`${CIRCUMFERENCE * share} ${CIRCUMFERENCE}`}
        className={isOver ? 'stroke-caution' : 'stroke-accent'}
      />
    </svg>
  );
}

import { Timer as TimerIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';

const TICK_MS = 1000;

/** An optional countdown of the suggested time. Nothing happens when it reaches zero. */
export function Timer({ minutes }: { minutes: number }) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setPassed(performance.now() - startedAt), TICK_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  if (startedAt === null)
    return (
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          setPassed(0);
          setStartedAt(performance.now());
        }}
      >
        <TimerIcon aria-hidden="true" size={17} />
        Start a {minutes}-minute timer
      </Button>
    );
  const secondsLeft = Math.max(0, minutes * 60 - Math.floor(passed / 1000));
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      {secondsLeft > 0 ? (
        <span className="figures">
          <span className="sr-only">Time left: </span>
          {Math.floor(secondsLeft / 60)}:{String(secondsLeft % 60).padStart(2, '0')}
        </span>
      ) : (
        <span role="status">The suggested time is up. Take as long as you like.</span>
      )}
      <Button size="small" variant="quiet" onClick={() => setStartedAt(null)}>
        Stop timer
      </Button>
    </p>
  );
}

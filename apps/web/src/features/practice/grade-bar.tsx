import { useFormat } from '../../shared/format/use-format.tsx';

const WIDTH = 60;
const MAX_GRADE = 3;

/** An average of self-assigned grades from 0 to 3, as a figure and a bar. */
export function GradeBar({ grade }: { grade: number }) {
  const format = useFormat();
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap figures">
      <svg viewBox={`0 0 ${WIDTH} 6`} aria-hidden="true" className="h-1.5 w-15">
        <rect width={WIDTH} height="6" rx="3" className="fill-line" />
        <rect width={(WIDTH * grade) / MAX_GRADE} height="6" rx="3" className="fill-hold" />
      </svg>
      {format.number(Math.round(grade * 10) / 10)} <span className="text-soft">of 3</span>
    </span>
  );
}

import type { CareerAdvice, ListingSample } from '@foothold/contracts/coaching/shapes';
import { formatSample } from '@foothold/core/career';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface NeighborsProps {
  neighbors: CareerAdvice['neighbors'];
  onTarget: ((name: string) => void) | undefined;
}

/** Occupations close to the target, with one mark per commonly required skill, filled if the user has it. */
export function Neighbors({ neighbors, onTarget }: NeighborsProps) {
  const { number } = useFormat();
  return (
    <ul className="max-w-3xl border-b border-line">
      {neighbors.map(({ id, name, sample, asked, held }) => (
        <li
          key={id}
          className="grid items-center gap-x-6 gap-y-2 border-t border-line py-3.5 md:grid-cols-[13rem_1fr_auto]"
        >
          <span className="font-strong">{name}</span>
          <span className="flex flex-col gap-1.5">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
              <Marks held={held} asked={asked} />
              <span>
                {number(held)} of {number(asked)} skills
              </span>
            </span>
            <SampleLine sample={sample} />
          </span>
          {onTarget && (
            <Button size="small" onClick={() => onTarget(name)} className="justify-self-start">
              <span>
                Set as target<span className="sr-only"> {name}</span>
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const STEP_WIDTH = 12;

function Marks({ held, asked }: { held: number; asked: number }) {
  return (
    <svg width={asked * STEP_WIDTH} height={STEP_WIDTH} aria-hidden="true" className="shrink-0">
      {Array.from({ length: asked }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a static drawing, never reordered
          key={at}
          cx={STEP_WIDTH / 2 + at * STEP_WIDTH}
          cy={STEP_WIDTH / 2}
          r="4"
          strokeWidth="1.5"
          className={at < held ? 'fill-hold stroke-hold' : 'fill-none stroke-edge'}
        />
      ))}
    </svg>
  );
}

/** What the figures are based on: the number of listings, how many are samples, and since when. */
function SampleLine({ sample }: { sample: ListingSample }) {
  const { number } = useFormat();
  return (
    <p className="text-note text-soft">
      {number(sample.listings)} open {sample.listings === 1 ? 'listing' : 'listings'}
      {formatSample(sample)}
    </p>
  );
}

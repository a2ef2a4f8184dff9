import type { CareerAdvice, ListingSample } from '@foothold/contracts/coaching/shapes';
import { formatSample } from '@foothold/core/career';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Button } from '../../../shared/ui/button.tsx';

type RelatedWork = NonNullable<CareerAdvice['related']>;

interface NeighborsProps {
  neighbors: CareerAdvice['neighbors'];
  related: RelatedWork;
  onTarget: ((name: string) => void) | undefined;
}

/** Occupations close to the target: what one does there, and where listings suffice, how many of their common skills the user has. */
export function Neighbors({ neighbors, related, onTarget }: NeighborsProps) {
  return (
    <ul className="max-w-3xl border-b border-line">
      {mergeOccupations(neighbors, related).map(({ id, name, work, figures }) => (
        <li
          key={id}
          className="grid items-center gap-x-6 gap-y-2 border-t border-line py-3.5 md:grid-cols-[13rem_1fr_auto]"
        >
          <span className="font-strong">{name}</span>
          <span className="flex flex-col gap-1.5">
            {work !== null && <span className="text-small">You’d {work}.</span>}
            {figures && <Figures figures={figures} />}
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

/** Each occupation once: those with figures first, in their order. */
function mergeOccupations(neighbors: CareerAdvice['neighbors'], related: RelatedWork) {
  const withFigures = neighbors.map((figures) => ({
    id: figures.id,
    name: figures.name,
    work: related.find(({ id }) => id === figures.id)?.work ?? null,
    figures,
  }));
  const others = related
    .filter(({ id }) => neighbors.every((one) => one.id !== id))
    .map(({ id, name, work }) => ({ id, name, work, figures: null }));
  return [...withFigures, ...others];
}

function Figures({ figures: { asked, held, sample } }: { figures: CareerAdvice['neighbors'][number] }) {
  const { number } = useFormat();
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <Marks held={held} asked={asked} />
        <span>
          {number(held)} of {number(asked)} skills
        </span>
      </span>
      <SampleLine sample={sample} />
    </>
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

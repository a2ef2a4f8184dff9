import type { ChallengeSolution } from '@foothold/contracts/challenges';
import { Prose } from '../../shared/reading/prose.tsx';
import { NumberedCode } from '../../shared/ui/numbered-code.tsx';

/** The solution, with an explanation. */
export function Solution({ solution: { solution, why } }: { solution: ChallengeSolution }) {
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <NumberedCode code={solution.trimEnd()} />
      <Prose html={why} />
    </div>
  );
}

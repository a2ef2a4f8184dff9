import type { ChallengeSolution } from '@foothold/contracts/challenges';
import { Prose } from '../../shared/reading/prose.tsx';

/** The solution, and why it is one. */
export function Solution({ solution: { solution, why } }: { solution: ChallengeSolution }) {
  return (
    <div className="flex max-w-prose flex-col gap-5">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it */}
      <pre tabIndex={0} className="overflow-x-auto rounded-control border border-line bg-sunken p-4 font-mono text-small leading-6">
        <code>{solution}</code>
      </pre>
      <Prose html={why} />
    </div>
  );
}

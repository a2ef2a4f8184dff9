import type { Grade as GradeName } from '@foothold/contracts/challenges/choices';

const CURVES = { Easy: 12, Medium: 7, Hard: 2 } as const;

/** A difficulty: its name, and a curve that is steeper for harder challenges. */
export function Difficulty({ of }: { of: GradeName }) {
  const top = CURVES[of];
  return (
    <span className="inline-flex items-center gap-2.5 text-small font-medium">
      <svg viewBox="0 0 28 18" aria-hidden="true" className="h-4.5 w-7">
        <path d={`M3 15 C 10 15, 14 ${top}, 25 ${top}`} fill="none" strokeWidth="2" className="stroke-accent" />
        <circle cx="3" cy="15" r="2.5" className="fill-accent" />
        <circle cx="25" cy={top} r="2.5" className="fill-accent" />
      </svg>
      {of}
    </span>
  );
}

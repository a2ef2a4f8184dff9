export interface RubricPart {
  id: string;
  name: string;
  points: number;
  explains: string;
  needsJob: boolean;
}

/** Six steps of one colour, like the heights on a map. */
const FILLS = ['fill-hold', 'fill-hold/85', 'fill-hold/70', 'fill-hold/56', 'fill-hold/43', 'fill-hold/31'];

export interface RubricPictureProps {
  version: string;
  parts: readonly RubricPart[];
  neverCounts: readonly string[];
}

/** The whole rubric as one bar of a hundred points, each part as long as it counts. */
export function RubricPicture({ version, parts, neverCounts }: RubricPictureProps) {
  const total = parts.reduce((sum, part) => sum + part.points, 0);
  let at = 0;
  return (
    <section id="score" className="border-y border-line bg-sunken">
      <div className="page py-16 md:py-24">
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_1.2fr]">
          <h2 className="text-heading">A hundred points, and where they come from</h2>
          <p className="max-w-prose text-soft">
            This is rubric {version}, the very table that scores. The same file and job give the same score on every run
            and every machine.
          </p>
        </div>
        <svg width="100%" height="40" aria-hidden="true" className="mt-10 block">
          {parts.map((part, index) => {
            const x = at;
            const width = (100 * part.points) / total;
            at += width;
            return (
              <rect
                key={part.id}
                x={`${x}%`}
                width={`${width - 0.35}%`}
                height="40"
                rx="2"
                className={FILLS[index % FILLS.length]}
              />
            );
          })}
        </svg>
        <ol className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {parts.map((part, index) => (
            <li key={part.id} className="flex gap-4 border-t border-line py-5">
              <span className="flex w-9 shrink-0 flex-col gap-1.5">
                <span className="font-display text-title leading-none figures">{part.points}</span>
                <svg viewBox="0 0 28 4" aria-hidden="true" className="w-7">
                  <rect width="28" height="4" rx="1" className={FILLS[index % FILLS.length]} />
                </svg>
              </span>
              <div>
                <h3 className="font-text text-body leading-6 font-strong tracking-normal">{part.name}</h3>
                <p className="pt-1 text-small text-soft">
                  {part.explains}
                  {part.needsJob && <span className="block text-ink">Only with a job to compare with.</span>}
                </p>
              </div>
            </li>
          ))}
        </ol>
        <div className="grid gap-x-12 gap-y-3 border-t border-line pt-8 lg:grid-cols-[1fr_2fr]">
          <h3 className="text-title">What never counts</h3>
          <ul className="gap-x-10 text-small sm:columns-2">
            {neverCounts.map((line) => (
              <li key={line} className="flex break-inside-avoid gap-3 pb-2">
                <svg viewBox="0 0 12 12" aria-hidden="true" className="mt-1.5 size-3 shrink-0">
                  <path d="M1 6h10" strokeWidth="2" className="stroke-accent" />
                </svg>
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

import { SampleNote } from '../parts/sample-note.tsx';
import { Section } from '../parts/section.tsx';
import type { EarnedPart } from './sample-match.ts';

/** Where the figure of a match comes from, part by part, on one scale. */
export function FigureMade({ total, parts }: { total: number; parts: readonly EarnedPart[] }) {
  const most = Math.max(...parts.map(({ points }) => points));
  return (
    <Section
      title={`What ${total}% is made of`}
      lead="A match is no feeling of a machine. It is a hundred points in six parts, the same for every listing, and each listing shows what it earned and why. What a listing does not ask for cannot be missing."
      note={<SampleNote>Sample match; the parts and their points are the real ones</SampleNote>}
      ground="sunken"
    >
      <ol className="border-b border-line">
        {parts.map(({ id, name, points, earned, explains }) => (
          <li
            key={id}
            className="grid items-center gap-x-8 gap-y-2 border-t border-line py-4 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1.25fr)]"
          >
            <p className="font-strong">
              {name}
              <span className="block text-small font-regular text-soft figures">
                {earned} of {points}
              </span>
            </p>
            <svg width="100%" height="22" aria-hidden="true">
              <rect
                x="0.5"
                y="0.75"
                width={`${(100 * points) / most - 0.5}%`}
                height="20.5"
                rx="3"
                strokeWidth="1.5"
                strokeDasharray="4 3"
                className="fill-none stroke-edge"
              />
              <rect width={`${(100 * earned) / most}%`} height="22" rx="3" className="fill-hold" />
            </svg>
            <p className="text-small text-soft">{explains}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

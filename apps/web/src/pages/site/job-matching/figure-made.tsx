import { SampleNote } from '../parts/sample-note.tsx';
import { Section } from '../parts/section.tsx';
import type { EarnedPart } from './sample-match.ts';

/** How a match score is composed, part by part, on one scale. */
export function ScoreBreakdown({ total, parts }: { total: number; parts: readonly EarnedPart[] }) {
  const most = Math.max(...parts.map(({ points }) => points));
  return (
    <Section
      title={`What makes up ${total}%`}
      lead="A match score isn’t a black box. It’s 100 points in six parts, the same for every job, and each job shows what it earned and why. You never lose points for something the job doesn’t ask for."
      note={<SampleNote>Sample match with the real parts and points</SampleNote>}
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

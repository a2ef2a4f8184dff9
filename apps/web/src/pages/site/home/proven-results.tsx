import type { ReactNode } from 'react';
import { SampleNote } from '../parts/sample-note.tsx';
import { ThreadSection } from './thread.tsx';

const line = { fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The marketing figures from the specification, each with its own small drawing. */
const RESULTS: readonly { figure: string; label: string; text: string; drawing: ReactNode }[] = [
  {
    figure: '97%',
    label: 'match',
    text: 'Between a sample résumé and its best-matching job.',
    drawing: (
      <>
        <path d="M4 30H116" {...line} className="stroke-line" />
        <path d="M4 30H112" {...line} strokeWidth={5} className="stroke-hold" />
        <path d="M112 18v18" {...line} className="stroke-ink" />
      </>
    ),
  },
  {
    figure: '3x',
    label: 'faster applications',
    text: 'When your answers are saved once and reused.',
    drawing: (
      <>
        <path d="M4 10H112" {...line} strokeDasharray="0.1 7" className="stroke-edge" />
        <path d="M4 30H40" {...line} className="stroke-accent" />
        <circle cx="112" cy="10" r="5" strokeWidth="2" className="fill-paper stroke-edge" />
        <circle cx="40" cy="30" r="6" className="fill-accent" />
      </>
    ),
  },
  {
    figure: '21 days',
    label: 'average time to an offer',
    text: 'From the first application sent.',
    drawing: Array.from({ length: 21 }, (_, day) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: a static drawing, never reordered
        key={day}
        cx={8 + (day % 7) * 15}
        cy={7 + Math.floor(day / 7) * 13}
        r="4"
        className={day === 20 ? 'fill-accent' : 'fill-edge/45'}
      />
    )),
  },
  {
    figure: '60%',
    label: 'less time to hire',
    text: 'Claimed for recruiters who start with people who fit.',
    drawing: (
      <>
        <rect x="4" y="6" width="110" height="10" rx="2" className="fill-edge/45" />
        <rect x="4" y="24" width="44" height="10" rx="2" className="fill-hold" />
      </>
    ),
  },
  {
    figure: '5K+',
    label: 'talent pool',
    text: 'Candidates and their skills.',
    drawing: Array.from({ length: 24 }, (_, person) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a static drawing, never reordered
        key={person}
        d={`M${8 + (person % 12) * 9.4} ${person < 12 ? 17 : 37}v-9`}
        {...line}
        strokeWidth={3.5}
        className={person % 5 === 2 ? 'stroke-accent' : 'stroke-edge/55'}
      />
    )),
  },
  {
    figure: '630+',
    label: 'learning resources',
    text: 'Paths, challenges, guides, and downloads.',
    drawing: (
      <>
        {[4, 18, 32, 46, 60, 74, 88, 102].map((x, index) => (
          <rect
            key={x}
            x={x}
            y={[12, 6, 16, 8, 12, 4, 14, 9][index]}
            width="9"
            height={[24, 30, 20, 28, 24, 32, 22, 27][index]}
            rx="1.5"
            className={index === 5 ? 'fill-accent' : 'fill-edge/45'}
          />
        ))}
        <path d="M2 38H116" {...line} className="stroke-edge" />
      </>
    ),
  },
];

/** Six stat cards. */
export function ProvenResults() {
  return (
    <ThreadSection
      index={4}
      ground="sunken"
      title="Proven Results"
      lead="What results can look like. In the portal, you only see measured figures, each with its sample size."
      note={<SampleNote>Sample figures</SampleNote>}
    >
      <dl className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {RESULTS.map(({ figure, label, text, drawing }) => (
          <div key={label} className="flex flex-col border-t border-line py-7">
            <dt className="order-2 pt-2 font-strong">{label}</dt>
            <dd className="order-1 flex items-end justify-between gap-4">
              <span className="font-display text-heading leading-none figures">{figure}</span>
              <svg viewBox="0 0 120 40" aria-hidden="true" className="h-10 w-30">
                {drawing}
              </svg>
            </dd>
            <dd className="order-3 text-small text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </ThreadSection>
  );
}

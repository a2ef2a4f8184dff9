import { SampleNote } from '../parts/sample-note.tsx';
import { LiveSample, type LiveSampleProps } from './live-sample.tsx';
import { ThreadSection } from './thread.tsx';

/** The marketing figures from the specification. */
const RESULTS: readonly { figure: string; label: string; text: string }[] = [
  { figure: '97%', label: 'match', text: 'Between a sample résumé and its best-matching job.' },
  { figure: '3x', label: 'faster applications', text: 'When your answers are saved once and reused.' },
  { figure: '21 days', label: 'average time to an offer', text: 'From the first application sent.' },
  { figure: '60%', label: 'less time to hire', text: 'Claimed for recruiters who start with people who fit.' },
  { figure: '5K+', label: 'talent pool', text: 'Candidates and their skills.' },
  { figure: '630+', label: 'learning resources', text: 'Paths, challenges, guides, and downloads.' },
];

/** Results that anyone can check, and below them the six stat cards, which are samples. */
export function ProvenResults({ live }: { live: LiveSampleProps }) {
  return (
    <ThreadSection
      index={4}
      ground="sunken"
      title="Proven Results"
      lead={live.score || live.match ? 'From a sample résumé, by the same rules that score yours.' : undefined}
    >
      <LiveSample {...live} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-5 pb-3">
        <h3 className="text-lead">What results can look like</h3>
        <SampleNote>Sample figures. In the portal, you only see measured ones.</SampleNote>
      </div>
      <dl className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-6">
        {RESULTS.map(({ figure, label, text }) => (
          <div key={label} className="flex flex-col border-t border-line py-3">
            <dt className="order-2 pt-1 text-small font-medium">{label}</dt>
            <dd className="order-1 font-display text-title leading-none figures">{figure}</dd>
            <dd className="order-3 text-note text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </ThreadSection>
  );
}

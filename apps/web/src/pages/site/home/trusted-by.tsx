import { useId } from 'react';
import { SampleNote } from '../parts/sample-note.tsx';
import { Thread } from './thread.tsx';

/** Fictional employers from the sample catalog, drawn as wordmarks. */
const WORDMARKS = [
  { name: 'Hollinmere', look: 'font-display text-title italic' },
  { name: 'QUILLCOMBE', look: 'text-small font-heavy tracking-[0.2em]' },
  { name: 'Tarnholt & Co', look: 'font-display text-lead font-medium' },
  { name: 'brindlewend', look: 'font-text text-title font-regular' },
  { name: 'Yarrowquist', look: 'font-display text-title font-strong' },
  { name: 'LARKSTEAD', look: 'font-mono text-small' },
];

/** The logo strip. */
export function TrustedBy() {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="relative border-t border-line">
      <Thread index={9} />
      <div className="page relative flex flex-col gap-4 py-5 md:py-7 lg:pl-24">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id={heading} className="text-title">
            Trusted by teams that hire
          </h2>
          <SampleNote>Sample employers, not real companies</SampleNote>
        </div>
        <ul className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6 border-y border-line py-4">
          {WORDMARKS.map(({ name, look }) => (
            <li key={name} className={`whitespace-nowrap text-soft ${look}`}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

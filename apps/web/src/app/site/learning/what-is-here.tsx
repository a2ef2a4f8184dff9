import type { LearningFiles } from '@foothold/contracts/learning';
import { countResources, type ResourceCount } from '@foothold/contracts/learning-catalogue';
import { SampleNote } from '../parts/sample-note.tsx';

const NAMES: Record<ResourceCount['kind'], { name: string; href: string }> = {
  paths: { name: 'learning paths', href: '#paths' },
  challenges: { name: 'weekly challenges', href: '#challenges' },
  guides: { name: 'interview guides', href: '#guides' },
  materials: { name: 'materials to keep', href: '#materials' },
  code: { name: 'code examples', href: '#code' },
};

/** The figure that was announced, and beside it what can be opened today, counted. */
export function WhatIsHere({ files }: { files: LearningFiles }) {
  const counts = countResources(files);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="max-w-form rounded-panel border border-line bg-raised p-6 lg:ml-auto lg:w-full">
      <p className="flex flex-col">
        <span className="font-display text-heading figures">630+</span>
        <span className="font-strong">learning resources</span>
      </p>
      <SampleNote className="pt-2">The size we are building towards, not a count of what stands here</SampleNote>
      <div className="mt-5 border-t border-line pt-5">
        <p className="pb-3">
          <span className="font-display text-title figures">{total}</span>{' '}
          <span className="font-strong">can be opened today</span>
        </p>
        <ul className="flex flex-col gap-1.5 text-small">
          {counts.map(({ kind, count }) => (
            <li key={kind} className="flex items-center gap-3">
              <Holds count={count} />
              <a href={NAMES[kind].href} className="link">
                {count} {NAMES[kind].name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const MOST = 5;

/** A hold for each, so that a small number looks small. */
function Holds({ count }: { count: number }) {
  return (
    <svg viewBox={`0 0 ${MOST * 16} 12`} aria-hidden="true" className="h-3 w-20 shrink-0">
      <line
        x1="6"
        y1="6"
        x2={6 + 16 * (Math.min(count, MOST) - 1)}
        y2="6"
        strokeWidth="1.5"
        className="stroke-accent"
      />
      {Array.from({ length: Math.min(count, MOST) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: holds of a drawing, which never move
        <circle key={index} cx={6 + index * 16} cy="6" r="4.5" className="fill-accent" />
      ))}
    </svg>
  );
}

import type { ResourceCount } from '@foothold/contracts/learning';
import type { ResourceKind } from '@foothold/contracts/learning/choices';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { SampleNote } from '../parts/sample-note.tsx';

const KINDS: Record<ResourceKind, { one: string; more: string; href: string }> = {
  path: { one: 'learning path', more: 'learning paths', href: '#paths' },
  module: { one: 'module', more: 'modules', href: '/learning/library?kind=module' },
  challenge: { one: 'challenge', more: 'challenges', href: '/learning/library?kind=challenge' },
  questions: {
    one: 'set of interview questions',
    more: 'sets of interview questions',
    href: '/learning/library?kind=questions',
  },
  guide: { one: 'interview guide', more: 'interview guides', href: '#guides' },
  material: { one: 'download', more: 'downloads', href: '#materials' },
  code: { one: 'code example', more: 'code examples', href: '#code' },
  reading: { one: 'work by others', more: 'works by others', href: '/learning/library?kind=reading' },
};

/** The number of resources that we advertise. */
const ADVERTISED_COUNT = 630;

/** The advertised number of resources, next to today's count. */
export function ResourceCounts({ counts }: { counts: readonly ResourceCount[] }) {
  const { number } = useFormat();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <div className="max-w-form rounded-panel border border-line bg-raised p-6 lg:ml-auto lg:w-full">
      <p className="flex flex-col">
        <span className="font-display text-heading figures">{ADVERTISED_COUNT}+</span>
        <span className="font-strong">learning resources</span>
      </p>
      <SampleNote className="pt-2">
        {total >= ADVERTISED_COUNT
          ? 'Our advertised figure; the exact count is below'
          : 'Our advertised figure; not all of them are here yet'}
      </SampleNote>
      <div className="mt-5 border-t border-line pt-5">
        <p className="pb-3">
          <span className="font-display text-title figures">{number(total)}</span>{' '}
          <Link to="/learning/library" className="link font-strong">
            {' '}
            available today{' '}
          </Link>
        </p>
        <ul className="flex flex-col gap-1.5 text-small">
          {counts.map(({ kind, count }) => {
            const { one, more, href } = KINDS[kind];
            return (
              <li key={kind} className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-3">
                <Share count={count} most={most} />
                <a href={href} className="link justify-self-start">
                  {number(count)} {count === 1 ? one : more}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** As long as its share of the total, so that a small number looks small. */
function Share({ count, most }: { count: number; most: number }) {
  return (
    <svg viewBox="0 0 80 12" aria-hidden="true" className="h-3 w-20">
      <line x1="5" y1="6" x2={5 + (70 * count) / most} y2="6" strokeWidth="2" className="stroke-accent" />
      <circle cx={5 + (70 * count) / most} cy="6" r="4" className="fill-accent" />
    </svg>
  );
}

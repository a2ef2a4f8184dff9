import type { LearningPath } from '@foothold/contracts/learning';
import { Link } from 'react-router';
import { cx } from '../../../shared/ui/cx.ts';

export type ModuleProgressMark = 'done' | 'started';

export interface ModuleNavProps {
  path: LearningPath;
  folder: string;
  /** Slug of the open module. */
  current?: string;
  /** The known progress of each module, by slug. */
  marks: ReadonlyMap<string, ModuleProgressMark>;
}

const STATE_LABELS = { done: 'done', started: 'started' } as const;

/** A path's modules as a route, with the open module and the finished ones marked. */
export function ModuleNav({ path, folder, current, marks }: ModuleNavProps) {
  return (
    <nav aria-label={`Modules in ${path.title}`} className="flex flex-col gap-2">
      <p className="text-note font-strong">{path.title}</p>
      <ol className="ml-2 border-l border-line">
        {path.modules.map(({ slug, title }) => {
          const isCurrent = slug === current;
          const mark = marks.get(slug);
          return (
            <li key={slug} className="relative">
              <StepMark mark={mark} />
              <Link
                to={`${folder}/${slug}`}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'block py-1.5 pl-4 text-note no-underline',
                  isCurrent ? 'font-strong text-ink' : 'text-soft hover:text-ink',
                )}
              >
                {title}
                {mark && <span className="sr-only"> ({STATE_LABELS[mark]})</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepMark({ mark }: { mark: ModuleProgressMark | undefined }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="absolute top-2.5 -left-1.5 size-3">
      <circle
        cx="6"
        cy="6"
        r="4.5"
        strokeWidth="1.5"
        className={cx(
          mark === 'done'
            ? 'fill-accent stroke-accent'
            : mark === 'started'
              ? 'fill-paper stroke-accent'
              : 'fill-paper stroke-edge',
        )}
      />
    </svg>
  );
}

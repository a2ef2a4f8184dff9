import type { LearningPath } from '@foothold/contracts/learning';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import type { ModuleProgressMark } from '../study/module-nav.tsx';
import { findNextModule } from './next-module.ts';

export interface PathCardProps {
  path: LearningPath;
  /** URL of the path: `/portal/learning/paths/react`. */
  folder: string;
  marks: ReadonlyMap<string, ModuleProgressMark>;
}

/** A path in a list, with the member's progress. */
export function PathCard({ path, folder, marks }: PathCardProps) {
  const { percent } = useFormat();
  const { title, description, level, minutes, modules } = path;
  const done = modules.filter(({ slug }) => marks.get(slug) === 'done').length;
  const next = findNextModule(path, marks);
  return (
    <article
      aria-label={title}
      className="flex flex-col gap-4 py-6 md:grid md:grid-cols-[minmax(0,1fr)_16rem] md:gap-x-10"
    >
      <div className="flex flex-col items-start gap-2">
        <h3 className="text-lead font-strong">
          <Link to={folder} className="text-ink underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="text-soft">
          {level}, {modules.length} modules, about {Math.round(minutes / 60)} hours
        </p>
        <p className="max-w-prose">{description}</p>
      </div>
      <div className="flex flex-col gap-4">
        <Progress
          label="Modules completed"
          value={done}
          max={modules.length}
          note={`${done} of ${modules.length}, ${percent(done / modules.length)}`}
        />
        {next && (
          <ButtonLink to={`${folder}/${next.slug}`} size="small" className="self-start">
            {marks.size === 0 ? 'Start' : 'Continue'}
            <span className="sr-only"> with {next.title}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

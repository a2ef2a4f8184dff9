import type { LearningPath } from '@foothold/contracts/learning';
import { Link } from 'react-router';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import type { ModuleProgressMark } from '../study/module-nav.tsx';
import { findNextModule } from './next-module.ts';

export interface PathModulesProps {
  path: LearningPath;
  folder: string;
  marks: ReadonlyMap<string, ModuleProgressMark>;
}

/** A path's modules as a route, each linked to its page. */
export function PathModules({ path, folder, marks }: PathModulesProps) {
  const next = findNextModule(path, marks);
  const steps = path.modules.map(
    ({ slug, title, summary, minutes, exercises }): RouteStep => ({
      id: slug,
      label: (
        <Link to={`${folder}/${slug}`} className="link">
          {title}
        </Link>
      ),
      state: marks.get(slug) === 'done' ? 'done' : slug === next?.slug ? 'current' : 'ahead',
      note: (
        <>
          <span className="block max-w-prose">{summary}</span>
          About {minutes} minutes, {exercises.length} exercises
        </>
      ),
    }),
  );
  return <RouteLine label={`Modules in ${path.title}`} steps={steps} upright />;
}

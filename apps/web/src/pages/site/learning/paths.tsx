import type { LearningFiles, LearningPath } from '@foothold/contracts/learning';
import { FEATURED_PATHS, PATH_FILES } from '@foothold/contracts/learning/catalog';
import { getPathPath } from '@foothold/contracts/learning/files';
import { Link } from 'react-router';
import { FileList } from '../../../features/learning/file-list.tsx';
import { findNextModule } from '../../../features/learning/paths/next-module.ts';
import type { ModuleProgressMark } from '../../../features/learning/study/module-nav.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { Section } from '../parts/section.tsx';
import { Skills } from './skills.tsx';

export interface PathsProps {
  paths: readonly LearningPath[];
  files: LearningFiles;
  /** The reader's progress on each module, by slug of the path. */
  marksOf: (path: string) => ReadonlyMap<string, ModuleProgressMark>;
}

/** The three main paths, followed by those for everyone. */
export function Paths({ paths, ...rest }: PathsProps) {
  const others = paths.filter(({ slug }) => !FEATURED_PATHS.includes(slug));
  return (
    <>
      <Section
        id="paths"
        title="Three learning paths"
        lead="Each path is a series of modules with a text, exercises we check, and further reading. Free, no account needed. Your progress is saved in this browser; sign up to sync it."
      >
        <PathList paths={paths.filter(({ slug }) => FEATURED_PATHS.includes(slug))} {...rest} />
      </Section>
      {others.length > 0 && (
        <Section id="for-everybody" title="For every job seeker" lead="Job search skills for every field.">
          <PathList paths={others} {...rest} />
        </Section>
      )}
    </>
  );
}

const PathList = ({ paths, files, marksOf }: PathsProps) => (
  <ul data-wakes className="border-b border-line">
    {paths.map((path) => (
      <li key={path.slug} id={`path-${path.slug}`} className="scroll-mt-20 border-t border-line py-10">
        <Path path={path} files={files} marks={marksOf(path.slug)} />
      </li>
    ))}
  </ul>
);

interface PathProps {
  path: LearningPath;
  files: LearningFiles;
  marks: ReadonlyMap<string, ModuleProgressMark>;
}

function Path({ path, files, marks }: PathProps) {
  const { percent } = useFormat();
  const { slug, title, description, level, minutes, modules, topics } = path;
  const done = modules.filter((module) => marks.get(module.slug) === 'done').length;
  const next = findNextModule(path, marks);
  return (
    <article aria-label={title} className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-5">
        <div className="flex flex-col items-start gap-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
            <Badge>{level}</Badge>
            <span>
              About {Math.round(minutes / 60)} hours, {modules.length} modules
            </span>
          </p>
          <h3 className="text-title">
            <Link to={getPathPath(slug)} className="text-ink underline-offset-4 hover:underline">
              {title}
            </Link>
          </h3>
          <p className="max-w-prose text-soft">{description}</p>
        </div>
        <Skills label="Skills" skills={topics} />
        <div className="max-w-form">
          <Progress
            label="Your progress"
            value={done}
            max={modules.length}
            note={`${done} of ${modules.length} modules, ${percent(done / modules.length)}`}
          />
        </div>
        {next && (
          <ButtonLink to={`${getPathPath(slug)}/${next.slug}`} className="self-start">
            {marks.size === 0 ? 'Start with' : 'Continue with'} “{next.title}”
          </ButtonLink>
        )}
        <div className="max-w-form border-t border-line pt-4">
          <FileList files={files} shownFiles={PATH_FILES[slug] ?? []} />
        </div>
      </div>
      <RouteLine label={`${title} modules`} steps={createSteps(path, marks, next?.slug)} upright />
    </article>
  );
}

const createSteps = (
  { slug: path, modules }: LearningPath,
  marks: PathProps['marks'],
  next: string | undefined,
): RouteStep[] =>
  modules.map(({ slug, title }) => ({
    id: slug,
    label: (
      <Link
        to={`${getPathPath(path)}/${slug}`}
        className="inline-flex min-h-6 items-center text-ink underline-offset-4 hover:underline"
      >
        {title}
      </Link>
    ),
    state: marks.get(slug) === 'done' ? 'done' : slug === next ? 'current' : 'ahead',
  }));

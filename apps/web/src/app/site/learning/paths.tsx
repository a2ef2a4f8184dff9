import type { LearningFiles } from '@foothold/contracts/learning';
import { LEARNING_PATHS, type LearningPath, modulesOf } from '@foothold/contracts/learning-catalogue';
import { FileList } from '../../../features/learning/file-list.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { Section } from '../parts/section.tsx';
import { Skills } from './skills.tsx';

export function Paths({ files }: { files: LearningFiles }) {
  return (
    <Section
      id="paths"
      title="Three learning paths"
      lead="Each is a route of modules with exercises and worked answers. You take it along as a file, so it stays yours, with or without an account."
      note={<SampleNote>How far along each path is drawn is a sample</SampleNote>}
    >
      <ul className="border-b border-line">
        {LEARNING_PATHS.map((path) => (
          <li key={path.id} id={path.id} className="border-t border-line py-10">
            <Path path={path} files={files} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Path({ path, files }: { path: LearningPath; files: LearningFiles }) {
  const { percent } = useFormat();
  const modules = modulesOf(files.materials.find(({ slug }) => slug === path.course)?.parts ?? []);
  const share = modules.length === 0 ? 0 : path.sampleCompleted / modules.length;
  return (
    <article aria-label={path.title} className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-5">
        <div className="flex flex-col items-start gap-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
            <Badge>{path.level}</Badge>
            <span>
              {path.duration(modules.length)}, {modules.length} modules
            </span>
          </p>
          <h3 className="text-title">{path.title}</h3>
          <p className="max-w-prose text-soft">{path.description}</p>
        </div>
        <Skills label="Skills" skills={path.skills} />
        <div className="max-w-form">
          <Progress
            label="Sample progress"
            value={path.sampleCompleted}
            max={modules.length}
            note={`${path.sampleCompleted} of ${modules.length} modules, ${percent(share)}`}
          />
        </div>
        <div className="max-w-form border-t border-line pt-4">
          <FileList files={files} of={path.files} />
        </div>
      </div>
      <RouteLine label={`Modules of ${path.title}, with sample progress`} steps={stepsOf(modules, path)} upright />
    </article>
  );
}

function stepsOf(modules: readonly string[], { sampleCompleted }: LearningPath): RouteStep[] {
  return modules.map((label, index) => ({
    id: label,
    label,
    state: index < sampleCompleted ? 'done' : index === sampleCompleted ? 'current' : 'ahead',
  }));
}

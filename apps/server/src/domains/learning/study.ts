import type {
  LearningPath,
  ModulePlace,
  ReadableMaterial,
  Exercise as ShownExercise,
  StudyModule,
} from '@foothold/contracts/learning';
import { requireFound } from '../../platform/errors.ts';
import type { LearningContent } from './content/load.ts';
import type { Exercise, Module, Path } from './content/paths.ts';
import { toSkills } from './resources.ts';

export type Study = ReturnType<typeof createStudy>;

/** Content to read and study. It is the same for everyone. */
export function createStudy({ paths, materials }: LearningContent) {
  const shown = paths.map(toPathView);

  /** @throws AppError `resource.not-found` */
  function find(place: ModulePlace): { path: Path; module: Module; at: number } {
    const path = requireFound(paths.find(({ slug }) => slug === place.path));
    const at = path.modules.findIndex(({ slug }) => slug === place.module);
    return { path, module: requireFound(path.modules[at]), at };
  }

  return {
    paths: (): LearningPath[] => shown,
    find,
    /** Returns undefined instead of throwing. */
    look: (place: ModulePlace): Module | undefined =>
      paths.find(({ slug }) => slug === place.path)?.modules.find(({ slug }) => slug === place.module),
    /** @throws AppError `resource.not-found` */
    exercise: (place: ModulePlace, id: string): Exercise =>
      requireFound(find(place).module.exercises.find(({ source }) => source.id === id)),
    /** @throws AppError `resource.not-found` */
    module(place: ModulePlace): StudyModule {
      const { path, module, at } = find(place);
      const { slug, title, summary, minutes, skills, html, headings, reading, exercises } = module;
      return {
        path: toModuleLink(path),
        slug,
        title,
        summary,
        minutes,
        number: at + 1,
        of: path.modules.length,
        skills: toSkills(skills),
        html,
        headings,
        reading,
        exercises: exercises.map(toExerciseView),
        previous: toNeighbor(path.modules[at - 1]),
        next: toNeighbor(path.modules[at + 1]),
      };
    },
    /** @throws AppError `resource.not-found` */
    material(slug: string): ReadableMaterial {
      const { title, description, html, headings, readMinutes } = requireFound(
        materials.find((one) => one.slug === slug),
      );
      return { slug, title, description, html, headings, readMinutes };
    },
  };
}

const toModuleLink = ({ slug, title }: { slug: string; title: string }) => ({ slug, title });
const toNeighbor = (module: Module | undefined) => (module ? toModuleLink(module) : null);

function toPathView({ slug, title, description, level, topics, skills, modules }: Path): LearningPath {
  return {
    slug,
    title,
    description,
    level,
    topics,
    skills: toSkills(skills),
    minutes: modules.reduce((sum, { minutes }) => sum + minutes, 0),
    modules: modules.map((module) => ({
      ...toModuleLink(module),
      summary: module.summary,
      minutes: module.minutes,
      exercises: module.exercises.map(({ source }) => source.id),
    })),
  };
}

/** An exercise without its solution. Copied field by field, so that a new field isn't exposed by accident. */
function toExerciseView({ source, ask, options }: Exercise): ShownExercise {
  const { id } = source;
  switch (source.kind) {
    case 'choice':
      return { id, ask, kind: 'choice', options };
    case 'text':
      return { id, ask, kind: 'text' };
    case 'number':
      return { id, ask, kind: 'number' };
    case 'code': {
      const { language, start, call, tests } = source;
      return { id, ask, kind: 'code', language, start, call, tests };
    }
  }
}

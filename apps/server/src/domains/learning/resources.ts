import {
  type CodeSlug,
  getCodeDownloadPath,
  getMaterialPath,
  getModulePath,
  getPathPath,
  type MaterialSlug,
  type Resource,
  type ResourceLevel,
} from '@foothold/contracts/learning';
import { INTERVIEW_GUIDES } from '@foothold/contracts/learning/catalog';
import { getSkillById } from '@foothold/core/skills';
import type { Work } from './content/library.ts';
import type { LearningContent } from './content/load.ts';
import type { Path } from './content/paths.ts';

/** Skill IDs with names, as shown on a resource. */
export const toSkills = (ids: readonly string[]): Resource['skills'] =>
  ids.flatMap((id) => {
    const skill = getSkillById(id);
    return skill ? [{ id, name: skill.name }] : [];
  });

const OWN_RESOURCE_FIELDS = { by: null, cost: 'free' } as const;

const MATERIAL_SKILLS: Record<MaterialSlug, readonly string[]> = {
  'interview-prep-checklist': ['interviewing', 'communication'],
  'faang-study-guide': ['data-structures-and-algorithms', 'algorithms', 'data-structures', 'system-design'],
  'react-fundamentals-course': ['react', 'javascript'],
  'python-data-science': ['python', 'data-analysis', 'data-cleaning', 'statistics', 'pandas'],
};

const MATERIAL_LEVELS: Record<MaterialSlug, ResourceLevel> = {
  'interview-prep-checklist': 'any',
  'faang-study-guide': 'advanced',
  'react-fundamentals-course': 'beginner',
  'python-data-science': 'intermediate',
};

const EXAMPLE_SKILLS: Record<CodeSlug, readonly string[]> = {
  'react-patterns': ['react', 'javascript', 'unit-testing'],
  'python-data-analysis': ['python', 'data-analysis', 'statistics', 'data-cleaning'],
};

/** Our own resources, except those that other domains provide. */
export function listOwnResources({ paths, materials, examples }: LearningContent): Resource[] {
  return [
    ...paths.flatMap(toResources),
    ...INTERVIEW_GUIDES.map(
      ({ id, title, type, topics, skills, files: [{ material }] }): Resource => ({
        id: `guide:${id}`,
        kind: 'guide',
        title,
        href: getMaterialPath(material),
        summary: `${type} interviews: ${topics.join(', ')}.`,
        skills: toSkills(skills),
        level: 'any',
        ...OWN_RESOURCE_FIELDS,
      }),
    ),
    ...materials.map(
      ({ slug, title, description }): Resource => ({
        id: `material:${slug}`,
        kind: 'material',
        title,
        href: getMaterialPath(slug),
        summary: description,
        skills: toSkills(MATERIAL_SKILLS[slug]),
        level: MATERIAL_LEVELS[slug],
        ...OWN_RESOURCE_FIELDS,
      }),
    ),
    ...examples.map(
      ({ slug, title, description }): Resource => ({
        id: `code:${slug}`,
        kind: 'code',
        title,
        href: getCodeDownloadPath(slug),
        summary: description,
        skills: toSkills(EXAMPLE_SKILLS[slug]),
        level: 'intermediate',
        ...OWN_RESOURCE_FIELDS,
      }),
    ),
  ];
}

const LEVELS = { Beginner: 'beginner', Intermediate: 'intermediate', Advanced: 'advanced' } as const;

function toResources({ slug, title, description, level, skills, modules }: Path): Resource[] {
  const common = { level: LEVELS[level], ...OWN_RESOURCE_FIELDS };
  return [
    {
      id: `path:${slug}`,
      kind: 'path',
      title,
      href: getPathPath(slug),
      summary: description,
      skills: toSkills(skills),
      ...common,
    },
    ...modules.map(
      (module): Resource => ({
        id: `module:${slug}/${module.slug}`,
        kind: 'module',
        title: module.title,
        href: getModulePath(slug, module.slug),
        summary: module.summary,
        skills: toSkills(module.skills),
        ...common,
      }),
    ),
  ];
}

/** Works by others, identified by the slug of the title. If two share a title, the author's name is added. */
export function toReadings(library: readonly Work[]): Resource[] {
  const taken = new Set<string>();
  return library.map(({ title, by, url, kind, cost, level, skills, about }) => {
    const short = slugify(title);
    const slug = taken.has(short) ? `${short}-${slugify(by)}` : short;
    taken.add(slug);
    return {
      id: `reading:${slug}`,
      kind: 'reading',
      title,
      href: url,
      by,
      summary: about,
      skills: toSkills(skills),
      level,
      cost,
      work: kind,
    };
  });
}

const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

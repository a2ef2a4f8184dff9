import { getMaterialPath, getModulePath, getPathPath } from '@foothold/contracts/learning';
import { INTERVIEW_GUIDES } from '@foothold/contracts/learning/catalog';
import type { SearchDocument } from '../site/index.ts';
import type { LearningContent } from './content/load.ts';
import { toSkills } from './resources.ts';

const listSkillNames = (skills: readonly string[]): string[] => toSkills(skills).map(({ name }) => name);

/** Learning content for site search. */
export function toLearningDocuments({ paths, materials }: LearningContent): SearchDocument[] {
  const createDocument = (
    one: Omit<SearchDocument, 'kind' | 'headings'> & { words: readonly string[] },
  ): SearchDocument => {
    const { words, ...rest } = one;
    return { kind: 'learning', headings: words.join('\n'), ...rest };
  };
  return [
    ...paths.flatMap(({ slug, title, description, level, topics, skills, modules }) => [
      createDocument({
        title,
        path: getPathPath(slug),
        summary: description,
        words: ['Learning path', level, ...topics, ...listSkillNames(skills)],
        text: modules.map((module) => module.title).join('\n'),
      }),
      ...modules.map((module) =>
        createDocument({
          title: module.title,
          path: getModulePath(slug, module.slug),
          summary: module.summary,
          words: [title, ...listSkillNames(module.skills), ...module.headings.map(({ text }) => text)],
          text: module.text,
        }),
      ),
    ]),
    ...materials.map(({ slug, title, description, headings, text }) =>
      createDocument({
        title,
        path: getMaterialPath(slug),
        summary: description,
        words: headings.map((heading) => heading.text),
        text,
      }),
    ),
    ...INTERVIEW_GUIDES.map(({ id, title, type, topics }) =>
      createDocument({
        title,
        path: `/learning#guide-${id}`,
        summary: `${type} interviews: ${topics.join(', ')}.`,
        words: ['Interview guide', type, ...topics],
        text: '',
      }),
    ),
  ];
}

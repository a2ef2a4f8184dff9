import { materialPage, modulePage, pathPage } from '@foothold/contracts/learning';
import { INTERVIEW_GUIDES } from '@foothold/contracts/learning/catalog';
import type { SearchDocument } from '../site/index.ts';
import type { LearningContent } from './content/load.ts';
import { toSkills } from './resources.ts';

const names = (skills: readonly string[]): string[] => toSkills(skills).map(({ name }) => name);

/** Learning content for site search. */
export function learningDocuments({ paths, materials }: LearningContent): SearchDocument[] {
  const document = (one: Omit<SearchDocument, 'kind' | 'headings'> & { words: readonly string[] }): SearchDocument => {
    const { words, ...rest } = one;
    return { kind: 'learning', headings: words.join('\n'), ...rest };
  };
  return [
    ...paths.flatMap(({ slug, title, description, level, topics, skills, modules }) => [
      document({
        title,
        path: pathPage(slug),
        summary: description,
        words: ['Learning path', level, ...topics, ...names(skills)],
        text: modules.map((module) => module.title).join('\n'),
      }),
      ...modules.map((module) =>
        document({
          title: module.title,
          path: modulePage(slug, module.slug),
          summary: module.summary,
          words: [title, ...names(module.skills), ...module.headings.map(({ text }) => text)],
          text: module.text,
        }),
      ),
    ]),
    ...materials.map(({ slug, title, description, headings, text }) =>
      document({
        title,
        path: materialPage(slug),
        summary: description,
        words: headings.map((heading) => heading.text),
        text,
      }),
    ),
    ...INTERVIEW_GUIDES.map(({ id, title, type, topics }) =>
      document({
        title,
        path: `/learning#guide-${id}`,
        summary: `${type} interviews: ${topics.join(', ')}.`,
        words: ['Interview guide', type, ...topics],
        text: '',
      }),
    ),
  ];
}

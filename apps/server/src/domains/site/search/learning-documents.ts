import { CHALLENGES, INTERVIEW_GUIDES, LEARNING_PATHS } from '@foothold/contracts/learning-catalogue';
import type { SearchDocument } from './text-index.ts';

/** What there is to learn, each at its place on the page. */
export function learningDocuments(): SearchDocument[] {
  const document = (
    id: string,
    title: string,
    summary: string,
    words: readonly string[],
    text = '',
  ): SearchDocument => ({
    kind: 'learning',
    title,
    path: `/learning#${id}`,
    summary,
    headings: words.join('\n'),
    text,
  });
  return [
    ...LEARNING_PATHS.map(({ id, title, description, level, skills }) =>
      document(id, title, description, ['Learning path', level, ...skills]),
    ),
    ...CHALLENGES.map(({ id, title, task, done, difficulty, technologies }) =>
      document(id, title, task, ['Weekly challenge', difficulty, ...technologies], done),
    ),
    ...INTERVIEW_GUIDES.map(({ id, title, type, topics }) =>
      document(`guide-${id}`, title, `${type} interviews: ${topics.join(', ')}.`, ['Interview guide', type, ...topics]),
    ),
  ];
}

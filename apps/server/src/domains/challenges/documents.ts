import { getChallengePath } from '@foothold/contracts/challenges';
import type { SearchDocument } from '../site/index.ts';
import type { ChallengeSource } from './content.ts';

/** The challenges for site search. */
export const toChallengeDocuments = (content: readonly ChallengeSource[]): SearchDocument[] =>
  content.map(({ slug, title, summary, difficulty, technologies, text }) => ({
    kind: 'learning',
    title,
    path: getChallengePath(slug),
    summary,
    headings: ['Weekly challenge', difficulty, ...technologies].join('\n'),
    text,
  }));

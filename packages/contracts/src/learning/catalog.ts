import type { CodeSlug, MaterialSlug } from './files.ts';

/** Guides, and the files of each path. Figures about people (such as ratings) are samples and say so in their names. */

/** A downloadable file. */
export type LearningFile = { material: MaterialSlug } | { code: CodeSlug };

/** Files that belong to a path, by its slug. */
export const PATH_FILES: Readonly<Record<string, readonly LearningFile[]>> = {
  react: [{ material: 'react-fundamentals-course' }, { code: 'react-patterns' }],
  data: [{ material: 'python-data-science' }, { code: 'python-data-analysis' }],
  'software-interviews': [{ material: 'faang-study-guide' }, { material: 'interview-prep-checklist' }],
  'job-search': [{ material: 'interview-prep-checklist' }],
};

/** The main paths, in order. */
export const FEATURED_PATHS: readonly string[] = ['react', 'data', 'software-interviews'];

export interface InterviewGuide {
  id: string;
  title: string;
  type: 'Behavioral' | 'Technical' | 'System design';
  topics: readonly string[];
  /** IDs of skills. */
  skills: readonly string[];
  files: readonly [LearningFile & { material: MaterialSlug }, ...LearningFile[]];
  /** Out of 5. */
  sampleRating: number;
}

export const INTERVIEW_GUIDES: readonly InterviewGuide[] = [
  {
    id: 'conversation',
    title: 'The conversation about you',
    type: 'Behavioral',
    topics: ['Tell me about yourself', 'Six stories', 'Gaps and weaknesses', 'Questions they should not ask'],
    skills: ['interviewing', 'communication'],
    files: [{ material: 'interview-prep-checklist' }],
    sampleRating: 4.8,
  },
  {
    id: 'code',
    title: 'Code while somebody watches',
    type: 'Technical',
    topics: ['Hashing', 'Two pointers and windows', 'Trees and graphs', 'Dynamic programming'],
    skills: ['data-structures-and-algorithms', 'algorithms', 'data-structures'],
    files: [{ material: 'faang-study-guide' }],
    sampleRating: 4.7,
  },
  {
    id: 'design',
    title: 'A system on a whiteboard',
    type: 'System design',
    topics: ['Rough numbers', 'A rate limiter', 'A news feed', 'A booking system'],
    skills: ['system-design'],
    files: [{ material: 'faang-study-guide' }, { material: 'interview-prep-checklist' }],
    sampleRating: 4.6,
  },
];

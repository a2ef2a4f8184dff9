import type { CodeSlug, LearningFiles, MaterialSlug } from './learning.ts';

/**
 * What there is to learn, beside the files themselves: paths, challenges and guides. Figures about people (how far somebody is, how many take part, how something
 * was rated) are samples and bear the word in their name.
 */

/** A file that something here leads to. */
export type LearningFile = { material: MaterialSlug } | { code: CodeSlug };

export interface LearningPath {
  id: string;
  title: string;
  description: string;
  /** How long it takes; `modules` stands for how many there are. */
  duration: (modules: number) => string;
  level: 'Beginner' | 'Intermediate' | 'Advanced';
  /** Its modules are the parts of this text. */
  course: MaterialSlug;
  skills: readonly string[];
  files: readonly LearningFile[];
  sampleCompleted: number;
}

const hours = (modules: number): string => `About ${modules} hours`;

export const LEARNING_PATHS: readonly LearningPath[] = [
  {
    id: 'path-react',
    title: 'React, from the first component',
    description:
      'You build one small tracker for job applications and meet every idea when the tracker needs it. For whoever knows JavaScript up to arrow functions.',
    duration: hours,
    level: 'Beginner',
    course: 'react-fundamentals-course',
    skills: ['Components', 'State', 'Forms', 'Effects', 'Reducers'],
    files: [{ material: 'react-fundamentals-course' }, { code: 'react-patterns' }],
    sampleCompleted: 2,
  },
  {
    id: 'path-data',
    title: 'Data analysis with Python',
    description:
      'From a file and a question to a sentence that holds: load, clean, group, and say how sure one can be. With the standard library first, and with pandas at the end.',
    duration: hours,
    level: 'Intermediate',
    course: 'python-data-science',
    skills: ['Python', 'Cleaning data', 'Statistics', 'Uncertainty', 'pandas'],
    files: [{ material: 'python-data-science' }, { code: 'python-data-analysis' }],
    sampleCompleted: 5,
  },
  {
    id: 'path-interviews',
    title: 'Software interviews at large companies',
    description:
      'Week by week through the patterns that such interviews ask for, with system design on Sundays, practice under time, and a rule for when to stop.',
    duration: () => '12 weeks of 8 hours',
    level: 'Advanced',
    course: 'faang-study-guide',
    skills: ['Data structures', 'Algorithms', 'System design', 'Explaining aloud'],
    files: [{ material: 'faang-study-guide' }, { material: 'interview-prep-checklist' }],
    sampleCompleted: 1,
  },
];

/** Of a text's parts those that are studied one after the other, without their numbers. */
export function modulesOf(parts: readonly string[]): string[] {
  return parts.flatMap((part) => {
    const [, kind, title] = /^(Module|Weeks?|Sundays)\b[^:]*: (.+)$/.exec(part) ?? [];
    return kind && title ? [title.charAt(0).toUpperCase() + title.slice(1)] : [];
  });
}

export interface Challenge {
  id: string;
  title: string;
  difficulty: 'Easy' | 'Medium' | 'Hard';
  timeLimit: string;
  technologies: readonly string[];
  task: string;
  /** How one knows that it is done. */
  done: string;
  files: readonly LearningFile[];
  sampleParticipants: number;
}

export const CHALLENGES: readonly Challenge[] = [
  {
    id: 'challenge-days',
    title: 'Which day gets answers?',
    difficulty: 'Easy',
    timeLimit: '45 minutes',
    technologies: ['Python'],
    task: 'Group the 157 applications of the example by the day of the week on which they were sent, and add a paragraph to the report: which day got most answers, and whether that means anything.',
    done: 'The paragraph gives an interval for every rate, and says that one cannot tell where that is so. A test covers the day with the fewest applications.',
    files: [{ code: 'python-data-analysis' }],
    sampleParticipants: 312,
  },
  {
    id: 'challenge-clicks',
    title: 'Two clicks, one refusal',
    difficulty: 'Medium',
    timeLimit: '60 minutes',
    technologies: ['React', 'JavaScript'],
    task: 'In the optimistic list of the example, let two changes of the same entry be under way at once, of which the first is refused. Decide what people should see, and make it so.',
    done: 'A test that you wrote before the code shows the list after each step. The tests that were there still pass.',
    files: [{ code: 'react-patterns' }],
    sampleParticipants: 241,
  },
  {
    id: 'challenge-day-of-interviews',
    title: 'A day full of interviews',
    difficulty: 'Hard',
    timeLimit: '45 minutes',
    technologies: ['JavaScript', 'TypeScript', 'Python', 'Java', 'C++'],
    task: 'Interviews are pairs of start and end. Find the largest number that one person can attend, and name them. Two may touch: one that ends at 10 and one that begins at 10 fit.',
    done: '[9,11] [10,12] [11,13] gives 2; [9,17] [9,10] [10,11] [16,18] gives 3; no interviews give 0. You can say in two sentences why no other choice attends more, and what 100,000 interviews cost.',
    files: [{ material: 'faang-study-guide' }],
    sampleParticipants: 187,
  },
];

export interface InterviewGuide {
  id: string;
  title: string;
  type: 'Behavioural' | 'Technical' | 'System design';
  topics: readonly string[];
  /** Ids of the vocabulary. */
  skills: readonly string[];
  files: readonly [LearningFile & { material: MaterialSlug }, ...LearningFile[]];
  /** Out of 5. */
  sampleRating: number;
}

export const INTERVIEW_GUIDES: readonly InterviewGuide[] = [
  {
    id: 'conversation',
    title: 'The conversation about you',
    type: 'Behavioural',
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

export interface ResourceCount {
  kind: 'paths' | 'challenges' | 'guides' | 'materials' | 'code';
  count: number;
}

/** What can be opened today, by kind; a module or a part of a text is no resource of its own. */
export function countResources({ materials, code }: LearningFiles): ResourceCount[] {
  return [
    { kind: 'paths', count: LEARNING_PATHS.length },
    { kind: 'challenges', count: CHALLENGES.length },
    { kind: 'guides', count: INTERVIEW_GUIDES.length },
    { kind: 'materials', count: materials.length },
    { kind: 'code', count: code.length },
  ];
}

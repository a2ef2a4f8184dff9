// Limits, choices, and messages of the four AI tools. No schemas, so that pages don't load any in the browser.

export const TOOLS = ['career-advice', 'analyze-resume', 'interview-questions', 'review-code'] as const;
export type ToolName = (typeof TOOLS)[number];

export const limits = {
  role: 120,
  skills: 60,
  skill: 80,
  goals: 1000,
  /** Maximum length of a pasted résumé, in characters. */
  resumeText: 50_000,
  jobTitle: 120,
  /** Maximum characters and lines of code. Longer code can't be reviewed well. */
  code: 60_000,
  codeLines: 2000,
  /** Maximum length of a line of code. Longer ones are generated. */
  codeLine: 5000,
  /** Maximum number of findings that a language model adds to a review. */
  modelFindings: 5,
  /** Answers stored per member. The oldest are deleted. */
  history: 100,
} as const;

/** How much experience someone has. */
export const EXPERIENCES = {
  entry: 'Entry level (0-2 years)',
  mid: 'Mid level (2-5 years)',
  senior: 'Senior level (5+ years)',
} as const;
export type Experience = keyof typeof EXPERIENCES;

/** The levels of interview questions. The default is mid. */
export const DIFFICULTIES = ['junior', 'mid', 'senior'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The languages that code can be reviewed in. */
export const LANGUAGES = ['javascript', 'python', 'typescript', 'java', 'cpp'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  javascript: 'JavaScript',
  python: 'Python',
  typescript: 'TypeScript',
  java: 'Java',
  cpp: 'C++',
};

/** Whether a title contains a letter, digit, or symbol rather than only dots, dashes, or invisible characters. */
export const hasWords = (title: string): boolean => /[\p{L}\p{N}\p{S}]/u.test(title);

/** Messages of the AI tools and the success toasts. */
export const messages = {
  noResume: 'Please enter your resume text',
  noTitle: 'Please enter a job title',
  noCode: 'Please enter some code',
  codeTooLong: 'Use 60,000 characters or fewer.',
  tooManyLines: 'Use 2,000 lines or fewer.',
  lineTooLong: 'A line has more than 5,000 characters. Please send code that people write, not what a build has made.',
  codeTooHard: 'This code takes too long to review. Try a smaller part of it.',
  failed: {
    'career-advice': 'Failed to get career advice',
    'analyze-resume': 'Failed to analyze resume',
    'interview-questions': 'Failed to generate questions',
    'review-code': 'Failed to review code',
  },
} as const;

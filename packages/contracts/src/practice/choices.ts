// Limits, choices, and texts of interview practice. No schemas, so that pages don't load any in the browser.

export const limits = {
  /** Maximum length of notes on one question, in characters. */
  notes: 4000,
  /** Maximum seconds for one question: a day. */
  seconds: 86_400,
  /** Sessions stored per member. */
  sessions: 200,
  /** Questions in a session that repeats the weakest ones. */
  repeated: 6,
} as const;

/** Seconds for each question. Null without a countdown. */
export const CLOCKS = [60, 120, 180, 300, null] as const;
export type Clock = (typeof CLOCKS)[number];
export const DEFAULT_CLOCK_SECONDS = 120 satisfies Clock;

/** Ratings of the self-review. */
export const GRADES = [0, 1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

export interface Criterion {
  id: string;
  name: string;
  /** What each rating means, from 0 to 3. */
  words: readonly [string, string, string, string];
}

/** Criteria for reviewing one's own answer. */
export const RUBRICS = {
  behavioral: [
    {
      id: 'structure',
      name: 'Structure',
      words: [
        'No clear structure.',
        'All the parts, but out of order.',
        'Situation, action and result, with some detours.',
        'Situation, action and result, in order and concise.',
      ],
    },
    {
      id: 'concreteness',
      name: 'Specifics',
      words: [
        'General statements, no example.',
        'One example, without when or where.',
        'One example, with some detail.',
        'One example, with when, where, and what was said and done.',
      ],
    },
    {
      id: 'own-part',
      name: 'Your role',
      words: [
        'All “we”.',
        'My part was implied.',
        'My part was stated.',
        'Clear what I decided and did, and what others did.',
      ],
    },
    {
      id: 'result',
      name: 'Result',
      words: [
        'No result.',
        'A vague result.',
        'A result someone could check.',
        'A result with a number and how it was measured, or why there isn’t one.',
      ],
    },
    {
      id: 'honesty',
      name: 'Honesty about limits',
      words: [
        'I said nothing went wrong, which isn’t believable.',
        'I mentioned a flaw in passing.',
        'I said what went less well.',
        'I said what went less well and what I’ve done differently since.',
      ],
    },
  ],
  technical: [
    {
      id: 'correctness',
      name: 'Accuracy',
      words: [
        'I haven’t checked it.',
        'I believe it’s right.',
        'I compared it with what makes a good answer.',
        'I tested it or checked the source.',
      ],
    },
    {
      id: 'trade-offs',
      name: 'Trade-offs',
      words: [
        'One approach, as if it were the only one.',
        'I mentioned another approach.',
        'I compared two approaches.',
        'I compared the cost of two approaches here and chose one.',
      ],
    },
    {
      id: 'clarity',
      name: 'Clarity',
      words: [
        'I lost my train of thought.',
        'The right parts in the wrong order.',
        'Easy enough to follow.',
        'A colleague from another team could explain it back.',
      ],
    },
    {
      id: 'example',
      name: 'Your own example',
      words: ['None.', 'One I’ve read about.', 'One of my own.', 'One of my own, with what I learned or changed.'],
    },
    {
      id: 'limits',
      name: 'Honesty about limits',
      words: [
        'I guessed without saying so.',
        'I said I wasn’t sure.',
        'I said what I don’t know.',
        'I said what I don’t know and how I’d find out.',
      ],
    },
  ],
} as const satisfies Record<'behavioral' | 'technical', readonly Criterion[]>;

export type CriterionId = (typeof RUBRICS)['behavioral' | 'technical'][number]['id'];

export const EXPORT_FORMATS = ['csv', 'txt'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

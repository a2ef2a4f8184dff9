// Limits, choices and words of practising for interviews. No schema, so that pages which need them bring none to the browser.

export const limits = {
  /** Characters of notes on one question. */
  notes: 4000,
  /** Seconds that one question can have taken: a day. */
  seconds: 86_400,
  /** Sessions kept for a member. */
  sessions: 200,
  /** Questions of a session that repeats the weakest. */
  repeated: 6,
} as const;

/** Seconds for each question; null where no clock runs down. */
export const CLOCKS = [60, 120, 180, 300, null] as const;
export type Clock = (typeof CLOCKS)[number];
export const DEFAULT_CLOCK = 120 satisfies Clock;

/** Grades of the self-review. */
export const GRADES = [0, 1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

export interface Criterion {
  id: string;
  name: string;
  /** What each grade means, from 0 to 3. */
  words: readonly [string, string, string, string];
}

/** By what somebody looks at their own answer. */
export const RUBRICS = {
  behavioural: [
    {
      id: 'structure',
      name: 'Structure',
      words: [
        'There was no line to follow.',
        'The parts were there, out of order.',
        'Situation, action and result, with detours.',
        'Situation, action and result, in that order and short.',
      ],
    },
    {
      id: 'concreteness',
      name: 'Concreteness',
      words: [
        'General talk, no single case.',
        'One case, without when or where.',
        'One case, with some detail.',
        'One case, with when, where, and what was said and done.',
      ],
    },
    {
      id: 'own-part',
      name: 'Own part',
      words: [
        'It was all “we”.',
        'My part could be guessed.',
        'My part was named.',
        'What I decided and did was plain, and so was what others did.',
      ],
    },
    {
      id: 'result',
      name: 'Result',
      words: [
        'No result.',
        'A result in general words.',
        'A result that somebody could check.',
        'A result with a figure and how it was counted, or why there is none.',
      ],
    },
    {
      id: 'honesty',
      name: 'Honesty about limits',
      words: [
        'Nothing went wrong, which nobody believes.',
        'A fault in passing.',
        'What went less well was named.',
        'What went less well, and what I have done differently since.',
      ],
    },
  ],
  technical: [
    {
      id: 'correctness',
      name: 'Correctness checked',
      words: [
        'I have not checked it.',
        'I believe that it is right.',
        'I compared it with what a good answer shows.',
        'I tried it, or looked it up at its source.',
      ],
    },
    {
      id: 'trade-offs',
      name: 'Trade-offs',
      words: [
        'One way, as if there were no other.',
        'Another way was mentioned.',
        'Two ways were compared.',
        'Two ways were compared by what each costs here, and one was chosen.',
      ],
    },
    {
      id: 'clarity',
      name: 'Clarity',
      words: [
        'I lost the thread.',
        'The right parts, in the wrong order.',
        'It could be followed.',
        'A colleague from another team could repeat it.',
      ],
    },
    {
      id: 'example',
      name: 'Own example',
      words: [
        'None.',
        'One that I have read about.',
        'One of my own.',
        'One of my own, with what I learned or changed by it.',
      ],
    },
    {
      id: 'limits',
      name: 'Honesty about limits',
      words: [
        'I guessed and did not say so.',
        'I said that I was not sure.',
        'I said what I do not know.',
        'I said what I do not know, and how I would find out.',
      ],
    },
  ],
} as const satisfies Record<'behavioural' | 'technical', readonly Criterion[]>;

export type CriterionId = (typeof RUBRICS)['behavioural' | 'technical'][number]['id'];

export const EXPORT_FORMATS = ['csv', 'txt'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Schools and courses that people ask about: words | occupations or fields | whether they are worth it. */
interface SchoolNote {
  words: RegExp;
  /** Occupations or fields; empty for all. */
  fits: readonly string[];
  note: string;
}

export const SCHOOL_NOTES: readonly SchoolNote[] = [
  {
    words: /\bboot ?camps?\b/i,
    fits: ['ux-designer', 'web-designer', 'graphic-designer'],
    note: 'A UX bootcamp alone seldom gets a job now; case studies with research, flows, and tests do more, and cost less.',
  },
  {
    words: /\bboot ?camps?\b/i,
    fits: ['technology'],
    note: 'A bootcamp alone seldom gets a first developer or data job now, so finish a free course and two published projects before you pay for one.',
  },
  {
    words: /\bculinary (?:school|arts|degree|program)\b/i,
    fits: [],
    note: 'Culinary school isn’t required for kitchen jobs; after years on the line, debt for it is hard to earn back, and a larger kitchen or ServSafe Manager does more.',
  },
  {
    words: /\bmba\b/i,
    fits: ['marketing', 'sales', 'technology', 'office', 'human-resources'],
    note: 'An MBA usually isn’t needed for this step; a budget or campaign with its cost and result is cheaper proof.',
  },
  {
    words: /\bmba\b/i,
    fits: [],
    note: 'An MBA helps most for management and consulting at large firms; let an employer pay for it, part time, once a job you want names it.',
  },
  {
    words: /\blaw school\b/i,
    fits: [],
    note: 'Law school pays off if the total debt fits the pay of the jobs that its graduates get; compare both in the school’s ABA reports before you apply.',
  },
  {
    words: /\b(?:art|film|fashion|design|music|acting) school\b/i,
    fits: [],
    note: 'Employers and clients look at the portfolio or reel, so pay for a school only if it adds work you can show.',
  },
  {
    words: /\b(?:bartending|modeling|flight attendant) (?:schools?|courses?|academy)\b/i,
    fits: [],
    note: 'Such a school is rarely required; most employers train the people they hire, and agencies that ask for money first are often scams.',
  },
  {
    words: /\b(?:operator|equipment|lineman|line|welding|trade|vocational|technical) school\b/i,
    fits: [],
    note: 'A trade school is one way in and not the only one: compare its total price with a paid apprenticeship and your community college.',
  },
  {
    words: /\breal estate (?:school|course)\b/i,
    fits: [],
    note: 'Compare price and exam pass rates among the courses that your state’s real estate commission approves, and ask brokers how they train new agents.',
  },
];

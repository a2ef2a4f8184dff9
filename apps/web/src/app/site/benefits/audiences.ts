import type { Claim } from '../parts/claims.tsx';

export const AUDIENCES = ['job-seekers', 'recruiters'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What `?for=` asks for; the first where it says nothing we know. */
export function audienceOf(asked: string | null): Audience {
  return AUDIENCES.find((known) => known === asked) ?? AUDIENCES[0];
}

export interface Change {
  before: string;
  after: string;
  more: { label: string; to: string };
}

export interface AudienceText {
  tab: string;
  title: string;
  lead: string;
  changes: readonly Change[];
  /** What the other side of the bargain is. */
  asks: { title: string; points: readonly { title: string; text: string }[] };
  claims: readonly Claim[];
  callToAction: string;
  closing: string;
}

export const TEXTS: Record<Audience, AudienceText> = {
  'job-seekers': {
    tab: 'For job seekers',
    title: 'Fewer forms, fewer riddles, more answers',
    lead: 'Looking for work is tiring mostly because of what stays unsaid: why a score is what it is, whether a listing sponsors, what became of an application. Each of these has an answer that can be written down.',
    changes: [
      {
        before: 'A score from a black box, another one on every run',
        after:
          'One published rubric: every point tied to a line of your page, every lost point with its price and its fix.',
        more: { label: 'How the score works', to: '/rubric' },
      },
      {
        before: '“Optimised” résumés with things you never did',
        after: 'Changes made of your own words and of facts you have just confirmed. You accept or refuse each one.',
        more: { label: 'Résumé optimisation', to: '/resume-optimization' },
      },
      {
        before: 'An hour of reading to learn that a listing does not sponsor',
        after: 'The sentence about visas stands on the card. Where there is none, it says “unknown” and not a guess.',
        more: { label: 'Job matching', to: '/job-matching' },
      },
      {
        before: 'The same form for the two-hundredth time',
        after:
          'With Prime a recruiter prepares the application. You see all of it, and nothing leaves without your approval.',
        more: { label: 'The application process', to: '/application-process' },
      },
      {
        before: '“Which version did I send them?”',
        after: 'What was sent is kept as it was, beside its status and its next step.',
        more: { label: 'Application tracking', to: '/tracking' },
      },
    ],
    asks: {
      title: 'What it asks of you',
      points: [
        {
          title: 'One file',
          text: 'The résumé you have, however it looks. It need not be good yet; that it can be read is enough, and if it cannot, you learn why.',
        },
        {
          title: 'Ten quiet minutes',
          text: 'To put right what was misread and to answer a few questions about your own work. Nobody else can know for how many patients, machines or pupils.',
        },
        {
          title: 'A yes or a no',
          text: 'To each change and, later, to each application. It is the one part that we will not take off your hands.',
        },
      ],
    },
    claims: [
      {
        figure: '3x',
        label: 'Faster applications',
        about: 'Time per application, prepared for you against filled in by hand.',
      },
      {
        figure: '90 days',
        label: 'Placement guarantee',
        about:
          'A figure from our advertising. Ask for its terms in writing before you rely on it; no guarantee of ours promises an interview.',
      },
      {
        figure: '21 days',
        label: 'Average time to an offer',
        about: 'From the day of applying. Lines of work differ widely.',
      },
    ],
    callToAction: 'See plans for job seekers',
    closing: 'Begin with 14 days without a card, or with one file and no account at all.',
  },
  recruiters: {
    tab: 'For recruiters',
    title: 'People you can stand behind, sent with their consent',
    lead: 'A recruiter’s good name rests on two things: that the person fits, and that they know they were put forward. Both can be shown instead of asserted.',
    changes: [
      {
        before: 'Keyword searches that find whoever wrote the keyword most often',
        after:
          'Skills count where a dated role shows them. Stuffing and hidden text put a ceiling on the score instead of raising it.',
        more: { label: 'Screening', to: '/screening' },
      },
      {
        before: 'Candidates who never heard of the application in their name',
        after: 'Each application is one packet that the person approves as a whole. Any change asks again.',
        more: { label: 'The application process', to: '/application-process' },
      },
      {
        before: 'Threads, sheets and reminders in four places',
        after: 'One view of members, approvals and what is due on which side.',
        more: { label: 'The management dashboard', to: '/management-dashboard' },
      },
      {
        before: 'Rankings by school, age or passport, hidden in a figure',
        after:
          'Name, age, gender, photo, address, visa and the prestige of a school never count. Changing them changes nothing.',
        more: { label: 'What never counts', to: '/rubric#never' },
      },
    ],
    asks: {
      title: 'What it asks of you',
      points: [
        {
          title: 'Reasons you can say aloud',
          text: 'Whoever puts somebody forward, or passes somebody over, does it on grounds that could be read out to them. The rubric is made for that.',
        },
        {
          title: 'An answer, also a short one',
          text: 'People plan their months around silence. A “no” within the week is a kindness that costs a minute.',
        },
        {
          title: 'The decision',
          text: 'Screening reads and counts; it does not choose. Who is invited and who is hired is decided by people, and that is written into our terms.',
        },
      ],
    },
    claims: [
      {
        figure: '90-day',
        label: 'Hiring guarantee',
        about:
          'A figure from our advertising. What it covers belongs in your contract; without one, do not plan with it.',
      },
      { figure: '14 days', label: 'Time-to-hire', about: 'From opening a position to an accepted offer.' },
      { figure: '60%', label: 'Shorter time-to-hire', about: 'Claimed against filling positions without us.' },
      { figure: '5K+', label: 'Talent pool', about: 'People who look for work and agreed to be put forward.' },
      { figure: '360°', label: 'Analytics', about: 'From the first look at a listing to the answer.' },
      { figure: '24/7', label: 'Support', about: 'Write at any hour; you have an answer within 24 hours.' },
    ],
    callToAction: 'See plans for recruiters',
    closing: 'Organisations agree the price with us. The plans show what each of them holds.',
  },
};

import { describeState } from '@foothold/contracts/billing/features';
import type { Claim } from '../parts/claims.tsx';

export const AUDIENCES = ['job-seekers', 'recruiters'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The audience in `?for=`. Defaults to the first one. */
export function parseAudience(asked: string | null): Audience {
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
  /** What the audience has to do in return. */
  asks: { title: string; points: readonly { title: string; text: string }[] };
  claims: readonly Claim[];
  callToAction: string;
  closing: string;
}

export const AUDIENCE_TEXTS: Record<Audience, AudienceText> = {
  'job-seekers': {
    tab: 'For job seekers',
    title: 'Fewer forms, more answers',
    lead: 'Job hunting is draining because so much goes unsaid: why you got a score, whether a job sponsors, what happened to your application. We give you those answers.',
    changes: [
      {
        before: 'A black-box score that changes every time',
        after:
          'One published rubric. Every point ties to a line in your résumé, and every lost point comes with a fix.',
        more: { label: 'How the score works', to: '/rubric' },
      },
      {
        before: '“Optimized” résumés with things you never did',
        after: 'Edits in your own words, using facts you confirmed. You accept or decline each one.',
        more: { label: 'Résumé optimization', to: '/resume-optimization' },
      },
      {
        before: 'An hour of reading to find out a job doesn’t sponsor',
        after: 'Each job card quotes what it says about visas. If it doesn’t say, you see “unknown,” not a guess.',
        more: { label: 'Job matching', to: '/job-matching' },
      },
      {
        before: 'Filling out the same form for the 200th time',
        after: `With Prime, a recruiter prepares your application. You see all of it, and nothing is sent without your approval. Each one that is sent has a receipt. ${describeState('recruiters')}`,
        more: { label: 'How applications work', to: '/application-process' },
      },
      {
        before: '“Which version did I send them?”',
        after: `Each application keeps the résumé version you chose, its status, and its next step. ${describeState('tracking')}`,
        more: { label: 'Application tracking', to: '/tracking' },
      },
    ],
    asks: {
      title: 'What you’ll need',
      points: [
        {
          title: 'One file',
          text: 'Your current résumé, whatever shape it’s in. If we can’t read it, we’ll tell you why.',
        },
        {
          title: '10 minutes',
          text: 'Time to correct anything we misread and answer a few questions about your work. Only you know the numbers behind it.',
        },
        {
          title: 'Your decisions',
          text: 'You say yes or no to each edit and each application. We never decide for you.',
        },
      ],
    },
    claims: [
      {
        figure: '3x',
        label: 'Faster applications',
        about: 'Time per application, prepared for you compared with filling it out by hand.',
      },
      {
        figure: '90 days',
        label: 'Placement guarantee',
        about:
          'A figure from our advertising. Ask for the terms in writing before you rely on it. None of our guarantees promises an interview.',
      },
      {
        figure: '21 days',
        label: 'Average time to an offer',
        about: 'From the day you apply. It varies widely by field.',
      },
    ],
    callToAction: 'See plans for job seekers',
    closing: 'Start with a 14-day free trial, no card. Or just score your résumé, no account.',
  },
  recruiters: {
    tab: 'For recruiters',
    title: 'Candidates who fit, and who agreed to be put forward',
    lead: 'Your reputation depends on two things: the candidate fits, and they know you put them forward. We help you show both.',
    changes: [
      {
        before: 'Keyword searches that reward keyword stuffing',
        after:
          'Skills count when a dated role shows them. Keyword stuffing and hidden text cap the score instead of raising it.',
        more: { label: 'Screening', to: '/screening' },
      },
      {
        before: 'Candidates who never knew you applied for them',
        after:
          'Members approve each application as one packet, and again if anything changes. Each approval can be proved later.',
        more: { label: 'How applications work', to: '/application-process' },
      },
      {
        before: 'Threads, spreadsheets, and reminders in four places',
        after: `One view of candidates, approvals, and who needs to act next. ${describeState('dashboard')}`,
        more: { label: 'Management dashboard', to: '/management-dashboard' },
      },
      {
        before: 'Hidden rankings by school, age, or passport',
        after:
          'Name, age, gender, photo, address, visa, and school prestige never count. Changing them doesn’t change the score.',
        more: { label: 'What never counts', to: '/rubric#never' },
      },
    ],
    asks: {
      title: 'What you’ll need',
      points: [
        {
          title: 'Reasons you can share',
          text: 'Put people forward or pass on them for reasons you could tell them directly. The rubric gives you those reasons.',
        },
        {
          title: 'A reply, even a short one',
          text: 'People put plans on hold while they wait. A “no” within a week takes a minute and helps them move on.',
        },
        {
          title: 'The decision',
          text: 'Screening reads and scores. It doesn’t choose. People decide who gets interviewed and hired, and our terms say so.',
        },
      ],
    },
    claims: [
      {
        figure: '90-day',
        label: 'Hiring guarantee',
        about: 'A figure from our advertising. Make sure your contract says what it covers before you rely on it.',
      },
      { figure: '14 days', label: 'Time-to-hire', about: 'From opening a position to an accepted offer.' },
      { figure: '60%', label: 'Shorter time-to-hire', about: 'Claimed, compared with hiring without us.' },
      {
        figure: '5K+',
        label: 'Talent pool',
        about: 'A figure from our advertising. Employers can’t search our members.',
      },
      { figure: '360°', label: 'Analytics', about: 'From the first view of a job to the answer.' },
      { figure: '24/7', label: 'Support', about: 'Write any time. We reply within 24 hours.' },
    ],
    callToAction: 'See plans for organizations',
    closing: 'Organizations get a custom price. See what each plan includes.',
  },
};

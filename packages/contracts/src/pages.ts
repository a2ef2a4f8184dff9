import { type Brand, productNames } from './brand.ts';

/**
 * Every public page whose content does not come from a row: what its title, its description and its social preview say. The pages, the site map
 * and the search read it. `{brand}`, `{one}`, `{prime}` and `{x}` stand for names of the brand.
 */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  keywords?: readonly string[];
}

const PAGES = [
  {
    path: '/',
    title: '{brand}: AI-powered job applications and career platform',
    description:
      'AI-powered job applications and a career platform: a résumé score you can argue with, listings that say what they sponsor, and people who apply only with your approval.',
    keywords: ['job applications', 'résumé score', 'ATS', 'visa sponsorship', 'career platform', 'job search'],
  },
  {
    path: '/job-matching',
    title: 'Find career opportunities that fit',
    description:
      'Career opportunities matched to your résumé, visa included, each with the reasons for its figure and the sentence it rests on.',
  },
  {
    path: '/application-process',
    title: 'The application process',
    description:
      'From a saved listing to an answer: what is prepared, what you approve, what is sent, and what you can see at every step.',
  },
  {
    path: '/screening',
    title: 'AI-powered screening',
    description:
      'How screening reads an application, what it may decide and what it may not, with sample figures that say they are samples.',
  },
  {
    path: '/management-dashboard',
    title: 'Recruiter management dashboard',
    description:
      'Candidates, approvals and clocks in one view for recruiters who apply for people. A demonstration with sample figures.',
  },
  {
    path: '/benefits',
    title: 'Benefits for job seekers and recruiters',
    description: 'What changes for people who look for work, and for recruiters who work for them.',
  },
  {
    path: '/resume-optimization',
    title: 'AI résumé optimiser with a guaranteed 80+ ATS score',
    description:
      'An AI résumé optimiser with a guaranteed 80+ ATS score by a published rubric: the smallest honest changes, in your own words, priced in points.',
  },
  {
    path: '/pricing',
    title: 'Choose your career acceleration plan',
    description: 'Choose a career acceleration plan: {one}, {prime} or {x}. 14 days free, no credit card.',
  },
  {
    path: '/tracking',
    title: 'Real-time application tracking and analytics',
    description:
      'Real-time application tracking and analytics: every application with its status, its next step and the exact files that were sent.',
  },
  {
    path: '/learning',
    title: 'AI learning and career development',
    description:
      'AI learning and career development: learning paths, weekly challenges, interview guides and materials to keep.',
  },
  {
    path: '/signup',
    title: 'Book a demo or a consultation',
    description:
      'Tell us where you stand and where you want to go. We answer within 24 hours to schedule your consultation.',
  },
  {
    path: '/demo',
    title: 'Schedule a demo',
    description:
      'Thirty minutes: ten of overview, fifteen of live demo, five for your questions. Choose a day and you are booked.',
  },
  {
    path: '/documentation',
    title: 'Documentation',
    description: 'How {brand} reads, scores, improves and matches, how to call it and how to run it.',
  },
  {
    path: '/api-reference',
    title: 'API reference',
    description:
      'Every endpoint with its input, its answers, its errors and its limits, made from the contract that the server runs on.',
  },
  {
    path: '/help-center',
    title: 'Help centre',
    description:
      'Answers about your résumé and its score, listings and visas, your account and your privacy, and the ways to reach a person.',
  },
  {
    path: '/blog',
    title: 'Blog',
    description: 'Essays about résumés, visas and a calmer job search, with sources, and how we build what we promise.',
  },
  {
    path: '/about-us',
    title: 'About us',
    description: 'Why {brand} exists, what it holds to, and how it came this far.',
  },
  {
    path: '/careers',
    title: 'Careers',
    description: 'Open positions at {brand}, what we offer, and how we hire.',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: 'What we collect, what we do with it, who sees it, how it is protected, and the rights you have.',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of service',
    description: 'What you can expect from us and what we expect from you, in short sentences.',
  },
  {
    path: '/enterprise',
    title: '{x}, for organisations',
    description:
      'Unlimited employee profiles, white-label, team insights, custom integrations and a dedicated account manager.',
  },
  {
    path: '/onboarding',
    title: 'Join the waitlist',
    description:
      'Four short steps: who you are, what you do, where you want to go. Your place on the waitlist is kept.',
  },
  {
    path: '/register',
    title: 'Join {brand}',
    description: 'Create your professional profile and unlock AI-powered career opportunities',
  },
  {
    path: '/score',
    title: 'Score a résumé',
    description:
      'Drop one file, without an account: the whole score with its reasons, what hiring software reads in it, and what would raise it. Nothing is kept.',
  },
  {
    path: '/rubric',
    title: 'How a résumé is scored',
    description:
      'The whole rubric: every rule with its points and its reason, the ceilings, what never counts, and what 80 means.',
  },
] as const satisfies readonly SitePage[];

export type SitePath = (typeof PAGES)[number]['path'];

/** A text with the names of the brand in it. */
export function withNames(text: string, brand: Pick<Brand, 'name'>): string {
  const names: Record<string, string> = { brand: brand.name, ...productNames(brand) };
  return text.replaceAll(/\{(brand|one|prime|x)\}/g, (whole, name: string) => names[name] ?? whole);
}

/** All of them, in the brand's name. */
export function sitePages(brand: Pick<Brand, 'name'>): SitePage[] {
  return PAGES.map((page) => ({
    ...page,
    title: withNames(page.title, brand),
    description: withNames(page.description, brand),
  }));
}

export function sitePage(path: SitePath, brand: Pick<Brand, 'name'>): SitePage {
  const page = sitePages(brand).find((one) => one.path === path);
  if (!page) throw new Error(`${path} is no page of the site.`);
  return page;
}

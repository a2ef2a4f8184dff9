import { type Brand, getProductNames } from '@foothold/brand';

/**
 * Every public page whose content isn't stored data, with its title, description, and social preview. The pages, the
 * site map, and search use it. `{brand}`, `{one}`, `{prime}`, and `{x}` are replaced by the brand's names.
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
      'AI-powered job applications and a career platform: a résumé that gets read, jobs that are clear about sponsorship, and nothing sent without your OK.',
    keywords: ['job applications', 'résumé score', 'ATS', 'visa sponsorship', 'career platform', 'job search'],
  },
  {
    path: '/job-matching',
    title: 'Find career opportunities that fit',
    description:
      'Find career opportunities matched to your résumé and your visa needs, each with the reasons behind its score and what it says about sponsorship.',
  },
  {
    path: '/application-process',
    title: 'The application process',
    description:
      'From saved job to answer: see what we prepare, what you approve, what gets sent, and where each application stands.',
  },
  {
    path: '/screening',
    title: 'AI-powered screening',
    description:
      'How screening reads an application, what it can and can’t do, and who makes the decision. With labeled sample figures.',
  },
  {
    path: '/management-dashboard',
    title: 'Recruiter management dashboard',
    description:
      'Candidates, approvals, and deadlines in one view, for recruiters who apply on behalf of job seekers. A demo with sample figures.',
  },
  {
    path: '/benefits',
    title: 'Benefits for job seekers and recruiters',
    description: 'For job seekers, and for the recruiters who help them.',
  },
  {
    path: '/resume-optimization',
    title: 'AI résumé optimizer with a guaranteed 80+ ATS score',
    description:
      'An AI résumé optimizer with a guaranteed 80+ ATS score on a published rubric. Small, honest edits in your own words, each with the points it adds.',
  },
  {
    path: '/pricing',
    title: 'Choose your career acceleration plan',
    description: 'Choose a career acceleration plan: {one}, {prime}, or {x}. 14 days free, no credit card.',
  },
  {
    path: '/tracking',
    title: 'Real-time application tracking and analytics',
    description:
      'Real-time application tracking and analytics: see every application’s status, next step, and history.',
  },
  {
    path: '/learning',
    title: 'AI learning and career development',
    description:
      'AI learning and career development: learning paths, weekly challenges, interview guides, and downloadable materials.',
  },
  {
    path: '/signup',
    title: 'Book a demo or consultation',
    description:
      'Tell us where you are and where you want to go. We’ll reply within 24 hours to schedule your consultation.',
  },
  {
    path: '/demo',
    title: 'Schedule a demo',
    description:
      'A 30-minute call: 10 minutes of overview, 15 minutes of live demo, and 5 minutes for questions. Choose a day to book.',
  },
  {
    path: '/documentation',
    title: 'Documentation',
    description: 'How {brand} reads, scores, improves, and matches résumés, how to use its API, and how to run it.',
  },
  {
    path: '/api-reference',
    title: 'API reference',
    description:
      'Every endpoint with its parameters, responses, errors, and limits, generated from the contract the server runs on.',
  },
  {
    path: '/help-center',
    title: 'Help center',
    description: 'Get help with your résumé and score, jobs and visas, your account, and privacy, or contact a person.',
  },
  {
    path: '/blog',
    title: 'Blog',
    description: 'Essays with sources on résumés, visas, and a calmer job search, plus how we build {brand}.',
  },
  {
    path: '/about-us',
    title: 'About us',
    description: 'Why {brand} exists, what we stand for, and how we got here.',
  },
  {
    path: '/careers',
    title: 'Careers',
    description: 'Open positions at {brand}, what we offer, and how we hire.',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: 'What we collect, how we use it, who sees it, how we protect it, and your rights.',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of service',
    description: 'What you can expect from us and what we expect from you, in plain English.',
  },
  {
    path: '/enterprise',
    title: '{x} for organizations',
    description:
      'Unlimited employee profiles, white-label, team insights, custom integrations, and a dedicated account manager.',
  },
  {
    path: '/onboarding',
    title: 'Join the waitlist',
    description: 'Answer a few questions in four short steps to save your place on the waitlist.',
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
      'Score your résumé without an account. See every reason behind the score, what hiring software reads, and what would raise it. We don’t store your file.',
  },
  {
    path: '/rubric',
    title: 'How we score résumés',
    description:
      'The full rubric: every rule with its points and reason, the score caps, what never counts, and what 80 means.',
  },
] as const satisfies readonly SitePage[];

export type SitePath = (typeof PAGES)[number]['path'];

/** Fills the brand's names into a text. */
export function fillNames(text: string, brand: Pick<Brand, 'name'>): string {
  const names: Record<string, string> = { brand: brand.name, ...getProductNames(brand) };
  return text.replaceAll(/\{(brand|one|prime|x)\}/g, (whole, name: string) => names[name] ?? whole);
}

/** All pages with the brand's names filled in. */
export function getSitePages(brand: Pick<Brand, 'name'>): SitePage[] {
  return PAGES.map((page) => ({
    ...page,
    title: fillNames(page.title, brand),
    description: fillNames(page.description, brand),
  }));
}

export function getSitePage(path: SitePath, brand: Pick<Brand, 'name'>): SitePage {
  const page = getSitePages(brand).find((one) => one.path === path);
  if (!page) throw new Error(`${path} is not a page of the site.`);
  return page;
}

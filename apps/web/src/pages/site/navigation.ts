import type { AppData } from '../../shared/app-data.tsx';

export interface NavigationLink {
  label: string;
  to: string;
  /** Stands outside this app's pages or in another shell, so the browser loads it again. */
  full?: boolean;
}

/** What the public site links to at the top. */
export const TOP_LINKS: readonly NavigationLink[] = [
  { label: 'Features', to: '/' },
  { label: 'Tracking', to: '/tracking' },
  { label: 'Learning', to: '/learning' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Benefits', to: '/benefits' },
  { label: 'Register', to: '/register' },
];

export interface LinkGroup {
  title: string;
  links: readonly NavigationLink[];
}

/** What it links to at the bottom. */
export const FOOTER_GROUPS: readonly LinkGroup[] = [
  {
    title: 'Product',
    links: [
      { label: 'Job matching', to: '/job-matching' },
      { label: 'Application process', to: '/application-process' },
      { label: 'Screening', to: '/screening' },
      { label: 'Management dashboard', to: '/management-dashboard' },
      { label: 'Résumé optimization', to: '/resume-optimization' },
      { label: 'Enterprise', to: '/enterprise' },
    ],
  },
  {
    title: 'Find work',
    links: [
      { label: 'Jobs', to: '/jobs' },
      { label: 'Score a résumé', to: '/score' },
      { label: 'How the score works', to: '/rubric' },
      { label: 'Book a demo', to: '/demo' },
      { label: 'Join the waitlist', to: '/onboarding' },
      { label: 'Search', to: '/search' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Documentation', to: '/documentation' },
      { label: 'API reference', to: '/api-reference' },
      { label: 'Help center', to: '/help-center' },
      { label: 'Blog', to: '/blog' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About us', to: '/about-us' },
      { label: 'Careers', to: '/careers' },
      { label: 'Privacy policy', to: '/privacy-policy' },
      { label: 'Terms of service', to: '/terms-of-service' },
    ],
  },
];

/** The call to action, word for word; people who have an account open here go to it instead. */
export function startLink({ viewer, portalUrl }: Pick<AppData, 'viewer' | 'portalUrl'>): NavigationLink {
  if (viewer) return { label: 'Your portal', to: portalUrl, full: true };
  return { label: 'Start Your Career Journey', to: `${portalUrl}/signup`, full: true };
}

/** For those who have an account and are not signed in; null for those who are. */
export function logInLink({ viewer, portalUrl }: Pick<AppData, 'viewer' | 'portalUrl'>): NavigationLink | null {
  return viewer ? null : { label: 'Sign in', to: `${portalUrl}/login`, full: true };
}

/** For members in the UK: a portal of their own, or the one portal, told where they are. */
export function ukLogInLink({ portalUrl, portalUkUrl }: Pick<AppData, 'portalUrl' | 'portalUkUrl'>): NavigationLink {
  const to = portalUkUrl === null ? `${portalUrl}/login?region=uk` : `${portalUkUrl}/login`;
  return { label: 'UK Login', to, full: true };
}

import type { AppData } from '../../shared/app-data.tsx';

export interface NavigationLink {
  label: string;
  to: string;
  /** Whether the browser loads it as a new document, because it isn't a page of this app or has another layout. */
  full?: boolean;
}

/** The public site's header links. */
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

/** The footer links. */
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

/** The call to action, as specified. Signed-in members get a link to their portal instead. */
export function startLink({ viewer, portalUrl }: Pick<AppData, 'viewer' | 'portalUrl'>): NavigationLink {
  if (viewer) return { label: 'Your portal', to: portalUrl, full: true };
  return { label: 'Start Your Career Journey', to: `${portalUrl}/signup`, full: true };
}

/** The login link for visitors; null for signed-in users. */
export function logInLink({ viewer, portalUrl }: Pick<AppData, 'viewer' | 'portalUrl'>): NavigationLink | null {
  return viewer ? null : { label: 'Sign in', to: `${portalUrl}/login`, full: true };
}

/** The UK members' login: their own portal, or the shared one with their region. */
export function getUkLogInLink({ portalUrl, portalUkUrl }: Pick<AppData, 'portalUrl' | 'portalUkUrl'>): NavigationLink {
  const to = portalUkUrl === null ? `${portalUrl}/login?region=uk` : `${portalUkUrl}/login`;
  return { label: 'UK Login', to, full: true };
}

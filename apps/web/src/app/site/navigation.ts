import type { AppData } from '../../shared/app-data.tsx';

export interface NavigationLink {
  label: string;
  to: string;
  /** Stands outside this app's pages or in another shell, so the browser loads it anew. */
  full?: boolean;
}

/** What the public site links to at the top. */
export function siteLinks(): NavigationLink[] {
  return [
    { label: 'Jobs', to: '/jobs' },
    { label: 'How the score works', to: '/#score' },
  ];
}

/** The way into the portal: for those who have an account open here, and for those who have none. */
export function portalLinks({ viewer, portalUrl }: Pick<AppData, 'viewer' | 'portalUrl'>): {
  first: NavigationLink;
  second: NavigationLink | null;
} {
  if (viewer) return { first: { label: 'Your portal', to: portalUrl, full: true }, second: null };
  return {
    first: { label: 'Start', to: `${portalUrl}/signup`, full: true },
    second: { label: 'Log in', to: `${portalUrl}/login`, full: true },
  };
}

/** The views of a member’s applications. Those with `filtered` share their filters, so their tabs carry them over. */
export const APPLICATION_TABS: readonly { to: string; label: string; end?: boolean; filtered?: boolean }[] = [
  { to: '/portal/applications', label: 'Board', end: true, filtered: true },
  { to: '/portal/applications/list', label: 'List', filtered: true },
  { to: '/portal/applications/timeline', label: 'Timeline' },
  { to: '/portal/applications/calendar', label: 'Calendar' },
  { to: '/portal/applications/mail', label: 'Emails' },
  { to: '/portal/applications/offers', label: 'Offers' },
  { to: '/portal/applications/insights', label: 'Insights' },
  { to: '/portal/applications/answers', label: 'Answer book' },
];

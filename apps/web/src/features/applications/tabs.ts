/** The views of a member’s applications. Those with `filtered` share their filters, so their tabs carry them over. */
export const APPLICATION_TABS: readonly { to: string; label: string; end?: boolean; filtered?: boolean }[] = [
  { to: '/portal/applications', label: 'Board', end: true, filtered: true },
  { to: '/portal/applications/list', label: 'List', filtered: true },
  { to: '/portal/applications/timeline', label: 'Timeline' },
];

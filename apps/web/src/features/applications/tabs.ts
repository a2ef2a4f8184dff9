/** The pages about all applications. */
export const APPLICATION_TABS = [
  { to: '/portal/applications', label: 'Board', end: true },
  { to: '/portal/applications/calendar', label: 'Calendar' },
  { to: '/portal/applications/offers', label: 'Offers' },
];

import { redirectDocument } from 'react-router';

/** The address that this document was opened at; navigation within the portal doesn't change it. */
const openedAt = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

/**
 * A page that accepts a card must be its own document: its content security policy allows the payment service's scripts, and no other
 * page's does.
 * @throws Response that reloads the page if it was opened from another page
 */
export function requireOwnDocument({ url }: Request, opened = openedAt()): void {
  const { pathname, search } = new URL(url);
  if (new URL(opened).pathname !== pathname) throw redirectDocument(`${pathname}${search}`);
}

import { redirectDocument } from 'react-router';

/** The URL that this document was loaded from. In-portal navigation doesn't change it. */
const getDocumentUrl = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

/**
 * Forces a page that accepts a card to be loaded as its own document. Its content security policy allows the payment
 * service's scripts, and no other page's does.
 * @throws Response that reloads the page if it was opened by in-portal navigation
 */
export function requireOwnDocument({ url }: Request, opened = getDocumentUrl()): void {
  const { pathname, search } = new URL(url);
  if (new URL(opened).pathname !== pathname) throw redirectDocument(`${pathname}${search}`);
}

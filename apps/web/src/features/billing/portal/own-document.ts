import { redirectDocument } from 'react-router';

/** The address that this document was opened under; moves within the portal do not change it. */
const openedAt = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

/**
 * A page that takes a card is a document of its own: which scripts a payment service may bring along is said in the answer that the document came
 * with, and no other page's answer allows any.
 * @throws Response that opens the page again, where somebody moved to it from another page
 */
export function requireOwnDocument({ url }: Request, opened = openedAt()): void {
  const { pathname, search } = new URL(url);
  if (new URL(opened).pathname !== pathname) throw redirectDocument(`${pathname}${search}`);
}

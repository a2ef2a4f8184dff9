import { isDeepStrictEqual } from 'node:util';
import type { Resume } from '@foothold/core/resume';

type Contact = Resume['contact'];

/** The headline isn't one of them: it is written for a job. */
const FIELDS = ['name', 'email', 'phone', 'location'] as const;

/**
 * The contact details of a copy after those of the résumé it was copied from changed. Only what is still the same as before changes, so
 * that what the member edited in the copy stays.
 * @returns null if nothing changes
 */
export function followContact(copy: Contact, before: Contact, after: Contact): Contact | null {
  const followed: Contact = { ...copy, links: followLinks(copy.links, before.links, after.links) };
  for (const field of FIELDS) {
    if (copy[field] !== before[field]) continue;
    const value = after[field];
    if (value === undefined) delete followed[field];
    else followed[field] = value;
  }
  return isDeepStrictEqual(followed, copy) ? null : followed;
}

function followLinks(copy: Contact['links'], before: Contact['links'], after: Contact['links']): Contact['links'] {
  const [old, now] = [before, after].map((links) => new Map(links.map((link) => [link.id, link])));
  const followed = copy.flatMap((link) => {
    if (!isDeepStrictEqual(link, old?.get(link.id))) return [link];
    return now?.get(link.id) ?? [];
  });
  const isNew = ({ id, url }: Contact['links'][number]) =>
    !old?.has(id) && !followed.some((link) => link.id === id || link.url === url);
  return [...followed, ...after.filter(isNew)];
}

import { createHash } from 'node:crypto';
import { ADDRESS_HASH_LENGTH, type BadgeMark, extensionLimits } from '@foothold/contracts/extension';
import { toListingAddress } from '@foothold/core/listing-address';
import type { User } from '../../platform/actor.ts';
import type { ExtensionDeps } from './deps.ts';

/** Which addresses the extension marks. It compares hashes in the browser, so no visited page is ever sent. */
export function createAddresses({ applications, listings }: Pick<ExtensionDeps, 'applications' | 'listings'>) {
  return async (actor: User) => {
    const [tracked, { listings: hiddenIds }, answers] = await Promise.all([
      applications.list(actor),
      applications.hidden.findExclusion(actor),
      applications.answers.list(actor),
    ]);
    const needsSponsorship = answers.some(({ questionId, answer }) => questionId === 'sponsorship' && answer === 'Yes');
    const [hidden, refusing] = await Promise.all([
      listings.findByIds(hiddenIds),
      needsSponsorship ? listings.listRefusingAddresses(extensionLimits.addresses) : [],
    ]);
    const marks: Record<BadgeMark, string> = {
      tracked: hashAddresses(tracked.map(({ job }) => job.url)),
      hidden: hashAddresses([...hidden.values()].map(({ source }) => source.url)),
      'no-sponsorship': hashAddresses(refusing),
    };
    return { marks, needsSponsorship };
  };
}

/** Sorted, so that they say nothing about when something was saved. */
function hashAddresses(urls: readonly (string | null)[]): string {
  const hashes = urls.slice(0, extensionLimits.addresses).flatMap((url) => {
    const address = url === null ? null : toListingAddress(url);
    return address === null ? [] : [hashAddress(address)];
  });
  return [...new Set(hashes)].sort().join('');
}

const hashAddress = (address: string): string =>
  createHash('sha256').update(address).digest('base64url').slice(0, ADDRESS_HASH_LENGTH);

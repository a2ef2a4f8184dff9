import type { IncomingListing } from '../../incoming.ts';
import { toLine } from './fields.ts';

type Remote = NonNullable<IncomingListing['remote']>;

const REMOTE_PATTERN =
  /^((100%|fully|full|all|only) )?(remote|telecommute|work from home|home office|wfh)( (only|ok|first))?$/;
const HYBRID_PATTERN = /^(partially remote|hybrid( remote)?)$/;
const ON_SITE_PATTERN = /^(on ?site|in (the )?office|in person|office)( only)?$/;

/** A label of its own for where people work: "Remote", "on-site", "HYBRID". Undefined for any other text. */
export function readWorkplace(label: unknown): Remote | undefined {
  const words = toLine(label)
    ?.toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
  if (words === undefined) return undefined;
  if (REMOTE_PATTERN.test(words)) return 'yes';
  if (HYBRID_PATTERN.test(words)) return 'hybrid';
  return ON_SITE_PATTERN.test(words) ? 'no' : undefined;
}

/** What separates the parts of a place from how people work there: "Remote - US", "Austin, TX (Remote)", "Hybrid, London". */
const PART_PATTERN = /\s*(?:[,;:|()[\]–—]|\s-\s|-(?=\s)|\s-(?=\S))\s*/;

const CHOICE_PATTERN =
  /\b(?:remote|hybrid|on-?site)\s*(?:\bor\b|\band\b|\/|&)|(?:\bor\b|\band\b|\/|&)\s*(?:remote|hybrid|on-?site)\b/i;

/**
 * What a place says about where people work: "Remote (New Jersey, US)", "Hybrid - London". Undefined if it says nothing, or something
 * that isn't clear ("Austin or remote").
 */
export function readRemoteFromPlace(place: unknown): Remote | undefined {
  const line = toLine(place);
  if (line === undefined) return undefined;
  if (CHOICE_PATTERN.test(line)) return undefined;
  const parts = [
    ...line.split(PART_PATTERN),
    /^remote(?=-| (?:in|within|from|us|usa|uk|eu|united)\b)|(?<=^[A-Z]{2}-)remote$/i.exec(line)?.[0],
  ];
  const found = new Set(parts.flatMap((part) => readWorkplace(part) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}

/** Reads the places of one listing, which has to be at all of them what it is at one. */
export function readRemoteFromPlaces(places: readonly unknown[]): Remote | undefined {
  const found = new Set(places.map(readRemoteFromPlace));
  return found.size === 1 ? [...found][0] : undefined;
}

import { arc } from 'mailauth/lib/arc/index.js';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';

/** Whose mail it is, as a signature proves. */
export interface MailOrigin {
  /** The domain of the From address. */
  domain: string;
  by: 'dkim' | 'arc';
}

/** TXT records by name. A name without an entry has none. */
export type TxtRecords = Readonly<Record<string, readonly (readonly string[])[]>>;

/** A message with more signatures than this isn't verified. */
const MAX_SIGNATURES = 10;
/** Keys to look up for one message. */
const MAX_NAMES = 20;
const MIN_KEY_BITS = 1024;
/** Fields that people read, which a signature has to cover. */
const SIGNED_FIELDS = ['from', 'subject'];
/** Fields that say whom a message is to. A signature has to cover those that are there, or anyone could add their victim. */
const RECIPIENT_FIELDS = ['to', 'cc'];

/**
 * Mail providers whose seals we trust to report what they verified when they received a message (RFC 8617): the providers that people
 * forward from. Their seals name these domains, as their documentation says:
 * https://support.google.com/a/answer/13198639 and https://learn.microsoft.com/defender-office-365/email-authentication-arc-configure.
 */
const TRUSTED_SEALERS: ReadonlySet<string> = new Set(['google.com', 'microsoft.com']);

/** The DNS names of the keys that verifying a message needs. */
export async function listKeyNames(bytes: Buffer): Promise<string[]> {
  const names = new Set<string>();
  await authenticate(bytes, async (name) => {
    if (names.size < MAX_NAMES) names.add(name);
    throw Object.assign(new Error('not looked up yet'), { code: 'ENODATA' });
  });
  return [...names];
}

/**
 * Verifies the original signature of a message, or what a trusted provider that forwarded it verified. Null unless the signing domain is
 * the domain of the From address or a parent of it, and the signature covers everything that people read. Authentication-Results fields
 * are ignored, because anyone can write them.
 */
export async function verifyOrigin(bytes: Buffer, records: TxtRecords): Promise<MailOrigin | null> {
  return authenticate(bytes, async (name) => {
    const found = records[name];
    if (!found) throw Object.assign(new Error('no such record'), { code: 'ENODATA' });
    return found.map((chunks) => [...chunks]);
  });
}

async function authenticate(
  bytes: Buffer,
  resolver: (name: string, type: string) => Promise<string[][]>,
): Promise<MailOrigin | null> {
  const options = { resolver, strict: true, minBitLength: MIN_KEY_BITS };
  if (countSignatures(bytes) > MAX_SIGNATURES) return null;
  const verified = await dkimVerify(bytes, options);
  // ARC is looked at even if DKIM passes, so that both of its keys are known.
  const sealed = verified.arc && (await arc(verified.arc as Parameters<typeof arc>[0], options));
  const domain = findFromDomain(verified);
  if (domain === null) return null;
  const isSigned = verified.results.some(
    (result) =>
      result.status.result === 'pass' &&
      !isTesting(result.status) &&
      result.canonBodyLengthLimited !== true &&
      isSameOrParent(result.signingDomain ?? '', domain) &&
      coversFields(result.signingHeaders?.keys ?? '', verified),
  );
  if (isSigned) return { domain, by: 'dkim' };
  const chain = verified.arc?.chain || [];
  const isSealed = sealed?.status.result === 'pass' && isTrustedChain(chain, verified) && reportsOrigin(chain, domain);
  return isSealed ? { domain, by: 'arc' } : null;
}

type Verified = Awaited<ReturnType<typeof dkimVerify>>;
type Chain = Exclude<NonNullable<Verified['arc']>['chain'], false>;

const isTesting = (status: object): boolean => 'testing' in status && status.testing === true;

const countSignatures = (bytes: Buffer): number => {
  const text = bytes.toString('latin1', 0, 256 * 1024);
  const header = text.slice(0, /\r?\n\r?\n/.exec(text)?.index ?? text.length);
  return [...header.matchAll(/^(?:dkim-signature|arc-seal)[ \t]*:/gim)].length;
};

/** The domain of the only From address. Null if there are several, or fields that people read twice. */
function findFromDomain({ headerFrom, fromFields, headers }: Verified): string | null {
  const [address] = headerFrom;
  const count = (field: string) => countFields(headers, field);
  const isUnique =
    SIGNED_FIELDS.every((field) => count(field) === 1) && RECIPIENT_FIELDS.every((field) => count(field) <= 1);
  if (fromFields !== 1 || headerFrom.length !== 1 || !address || !isUnique) return null;
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase() || null;
}

const countFields = (headers: Verified['headers'], field: string): number => {
  const parsed: readonly { key: string }[] = headers?.parsed ?? [];
  return parsed.filter(({ key }) => key === field).length;
};

/** A parent needs a dot: no one signs for a whole top-level domain. */
const isSameOrParent = (signing: string, domain: string): boolean => {
  const name = signing.toLowerCase();
  return name.includes('.') && (domain === name || domain.endsWith(`.${name}`));
};

const coversFields = (list: string, { headers }: Pick<Verified, 'headers'>): boolean => {
  const signed = new Set(list.toLowerCase().split(/[\s:]+/));
  const recipients = RECIPIENT_FIELDS.filter((field) => countFields(headers, field) > 0);
  return [...SIGNED_FIELDS, ...recipients].every((field) => signed.has(field));
};

interface TagList {
  parsed?: Readonly<Record<string, { value?: unknown } | undefined>>;
}

const getTag = (header: object | undefined, tag: string): string =>
  String((header as TagList | undefined)?.parsed?.[tag]?.value ?? '').toLowerCase();

function isTrustedChain(chain: Chain, verified: Verified): boolean {
  if (chain.length === 0) return false;
  const newest = chain.at(-1);
  return (
    chain.every(
      (link) =>
        TRUSTED_SEALERS.has(getTag(link['arc-seal'], 'd')) &&
        TRUSTED_SEALERS.has(getTag(link['arc-message-signature'], 'd')),
    ) &&
    getTag(newest?.['arc-message-signature'], 'l') === '' &&
    coversFields(getTag(newest?.['arc-message-signature'], 'h'), verified)
  );
}

/** Whether the first provider that sealed the message verified a signature of the From domain. */
function reportsOrigin(chain: Chain, domain: string): boolean {
  const line = String((chain[0]?.['arc-authentication-results'] as { original?: unknown } | undefined)?.original ?? '');
  const results = line
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(';')
    .slice(1);
  return results.some((result) => {
    if (!/^\s*dkim\s*=\s*pass\b/i.test(result)) return false;
    const signing = /\bheader\.(?:d|i)\s*=\s*(?:[^\s@]*@)?([a-z0-9.-]+)/i.exec(result)?.[1];
    return signing !== undefined && isSameOrParent(signing, domain);
  });
}

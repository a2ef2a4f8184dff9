import { findDates } from '../dates/index.ts';

/** A match in a text; `to` is exclusive. */
export interface Match {
  from: number;
  to: number;
  value: string;
}

const EMAIL_PATTERN = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/u;

/** The first email address in a text, without characters that can't start or end one. */
export function findEmail(text: string): Match | undefined {
  const at = text.indexOf('@');
  if (at < 0) return undefined;
  const match = EMAIL_PATTERN.exec(text);
  if (!match) return undefined;
  let value = match[0];
  let from = match.index;
  while (/^[._%+'-]/.test(value)) {
    value = value.slice(1);
    from++;
  }
  value = value.replace(/[.-]$/, '');
  const host = value.slice(value.indexOf('@') + 1);
  if (!/\.\p{L}{2,}$/u.test(host)) return undefined;
  return { from, to: from + value.length, value };
}

/**
 * Finds phone numbers by their format: an optional country code, an optional area code in parentheses, groups of digits.
 * Whether a number can be dialed doesn't matter: "(555) 123-4567" is a number on the page.
 */
const PHONE_PATTERN =
  /(?:\+\s?\d{1,3}[\s.\-–—‐‑\u00ad/]{0,2})?(?:\(\s?\+?\d{1,5}\s?\)[\s.\-–—‐‑\u00ad/]{0,2})?(?:\d{1,8}(?:[\s.\-–—‐‑\u00ad\u200b/·]{1,3}\d{1,8}){1,6}|\d{7,14})(?:\s{0,2}(?:x|ext\.?|#)\s{0,2}\d{1,6}\b)?/giu;
const ZIP_PLUS_FOUR_PATTERN = /^\d{5}[-–]\d{4}$/;

/** How likely a match is to be the person's phone number. */
export interface PhoneMatch extends Match {
  score: number;
}

/** The phone numbers in a text, most likely first. */
export function findPhones(text: string): PhoneMatch[] {
  if (!/\d{2}/.test(text)) return [];
  const found: PhoneMatch[] = [];
  for (const match of text.matchAll(PHONE_PATTERN)) {
    const phone = toPhone(text, match.index, match[0]);
    if (phone) found.push({ ...phone, score: scorePhone(text, phone) });
  }
  return found.sort((a, b) => b.score - a.score);
}

function toPhone(text: string, index: number, raw: string): Match | undefined {
  let from = index;
  let value = raw;
  // "CA 94588 555-123-4567", "OK 74104 - 918-555-0121": the ZIP code isn't part of the number.
  const postcode = /^\d{5}\s+(?:[-–—/·]\s+)?(?=\d{3}[\s.\-–]\d)/.exec(value);
  if (postcode && countDigits(value) > 12) {
    from += postcode[0].length;
    value = value.slice(postcode[0].length);
  }
  const digits = countDigits(value);
  const before = text[from - 1] ?? ' ';
  const after = text[from + value.length] ?? ' ';
  if (digits < 7 || digits > 15 || /[\p{L}\p{N}@_#$€£%=]/u.test(before) || /[\p{L}@_%]/u.test(after)) return undefined;
  if (/[/.-]/.test(before) && /[\p{L}\d]/u.test(text[from - 2] ?? ' ')) return undefined;
  if (ZIP_PLUS_FOUR_PATTERN.test(value) || isDates(value)) return undefined;
  return { from, to: from + value.length, value };
}

function countDigits(text: string): number {
  let count = 0;
  for (const character of text) if (character >= '0' && character <= '9') count++;
  return count;
}

function isDates(value: string): boolean {
  const dates = findDates(value);
  if (dates.length === 0) return false;
  const covered = dates.reduce((sum, date) => sum + date.to - date.from, 0);
  return covered > 0.6 * value.length;
}

const PHONE_LABEL_PATTERN = /(?:phone|tel|mobile|cell|handy|telefon|tél|móvil|cellulare|t|m|p|c|h)\.?\s*:?\s*$/iu;

const FAX_PATTERN = /fax\.?:?\s*$/iu;

function scorePhone(text: string, { from, value }: Match): number {
  let score = 0;
  if (/[(+]/.test(value)) score += 1;
  const digits = countDigits(value);
  if (digits >= 10 && digits <= 13) score += 1;
  if (PHONE_LABEL_PATTERN.test(text.slice(Math.max(0, from - 14), from))) score += 1;
  if (/[\s.\-–]/.test(value)) score += 0.5;
  if (FAX_PATTERN.test(text.slice(Math.max(0, from - 8), from))) score -= 3;
  // "100/2 - 12345 Rome": the numbers of an address.
  if (digits < 10 && !/[(+]/.test(value) && /^\s\p{L}/u.test(text.slice(from + value.length))) score -= 2;
  return score;
}

const URL_PATTERN =
  /(?:https?:\/{1,2}|www\.)[^\s|<>"'•·,;]{3,200}|(?<![\p{L}\p{N}@._-])[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}\.){1,4}(?:com|org|net|io|dev|me|co|ai|app|edu|gov|info|tech|design|studio|xyz|site|online|uk|us|de|fr|es|it|nl|pl|ca|au|in|br|ch|at|se|no|dk|be|eu|pt|page|link|bio|blog|works|art|inc|cv|so|gg|ly|to)(?:\/[^\s|<>"'•·,;]{0,200})?(?![\p{L}\p{N}@])/giu;

/** Web addresses in a text. */
export function findUrls(text: string): Match[] {
  if (!text.includes('.') && !text.includes(':/')) return [];
  const found: Match[] = [];
  for (const match of text.matchAll(URL_PATTERN)) {
    const value = match[0].replace(/[.)\]]+$/, '');
    // "Node.js", "e.g": a dot alone doesn't make an address
    if (text[match.index - 1] === '@' || text[match.index + value.length] === '@' || isAbbreviation(value)) continue;
    found.push({ from: match.index, to: match.index + value.length, value });
  }
  return found;
}

/** "B.Tech", "ASP.Net": not an address if there is a capital after the dot, or only one letter before it. */
function isAbbreviation(value: string): boolean {
  if (/^(?:https?:|www\.)/i.test(value) || value.includes('/')) return false;
  const dot = value.lastIndexOf('.');
  const upper = value === value.toUpperCase();
  return dot < 2 || (!upper && /\p{Lu}/u.test(value[dot + 1] ?? ''));
}

export function isUrlOnly(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length < 4 || trimmed.includes(' ')) return false;
  const [url] = findUrls(trimmed);
  return url !== undefined && url.value.length >= trimmed.length - 2;
}

/** Networks by host, with the part of the path before the person's username. */
const NETWORKS: readonly (readonly [host: string, name: string, path: string])[] = [
  ['linkedin.com', 'LinkedIn', 'in/'],
  ['github.com', 'GitHub', ''],
  ['gitlab.com', 'GitLab', ''],
  ['bitbucket.org', 'Bitbucket', ''],
  ['twitter.com', 'Twitter', ''],
  ['x.com', 'X', ''],
  ['facebook.com', 'Facebook', ''],
  ['instagram.com', 'Instagram', ''],
  ['youtube.com', 'YouTube', ''],
  ['stackoverflow.com', 'Stack Overflow', 'users/'],
  ['medium.com', 'Medium', ''],
  ['dribbble.com', 'Dribbble', ''],
  ['behance.net', 'Behance', ''],
  ['kaggle.com', 'Kaggle', ''],
  ['leetcode.com', 'LeetCode', ''],
  ['orcid.org', 'ORCID', ''],
  ['scholar.google.com', 'Google Scholar', ''],
  ['researchgate.net', 'ResearchGate', 'profile/'],
  ['xing.com', 'XING', 'profile/'],
  ['dev.to', 'DEV', ''],
  ['codepen.io', 'CodePen', ''],
  ['huggingface.co', 'Hugging Face', ''],
  ['hackerrank.com', 'HackerRank', ''],
  ['quora.com', 'Quora', 'profile/'],
  ['t.me', 'Telegram', ''],
  ['telegram.me', 'Telegram', ''],
  ['wa.me', 'WhatsApp', ''],
];

export interface Profile {
  url: string;
  network?: string;
  username?: string;
}

/** The network and username in an address. */
export function profileOf(address: string): Profile {
  const url = /^[a-z][a-z0-9+.-]*:/i.test(address)
    ? address.replace(/^(https?):\/(?!\/)/i, '$1://')
    : `https://${address}`;
  const bare = url.replace(/^https?:\/\//i, '').replace(/^www\./i, '');
  for (const [host, network, prefix] of NETWORKS) {
    if (!bare.toLowerCase().startsWith(host) && !bare.toLowerCase().includes(`.${host}`)) continue;
    const slash = bare.indexOf('/');
    const path = slash < 0 ? '' : bare.slice(slash + 1);
    const rest = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    const username = rest.split(/[/?#]/)[0] ?? '';
    return username === '' ? { url, network } : { url, network, username: username.replace(/^@/, '') };
  }
  return { url };
}

/** "LinkedIn: jane-doe", "Github:// janedoe", "GitHub janedoe": a network and a username without an address. */
export function namedProfile(text: string): Profile | undefined {
  const match = /^([\p{L} ]{2,16}?)\s*(?:[:/\\|–-]{1,3})\s*@?([\p{L}\p{N}._-]{2,60})$/u.exec(text.trim());
  if (!match) return undefined;
  const known = findNetwork(match[1] ?? '');
  if (!known) return undefined;
  const username = match[2] ?? '';
  return { url: buildProfileAddress(known, username), network: known[1], username };
}

/** The address of a person's profile on a known network: "GitHub", "janedoe" → `https://github.com/janedoe`. */
export function profileAddress(network: string | undefined, username: string | undefined): string | undefined {
  const known = network === undefined ? undefined : findNetwork(network);
  return known && username !== undefined && /^@?[\p{L}\p{N}._-]{1,60}$/u.test(username)
    ? buildProfileAddress(known, username.replace(/^@/, ''))
    : undefined;
}

type Network = (typeof NETWORKS)[number];

function findNetwork(name: string): Network | undefined {
  const wanted = name.toLowerCase().replaceAll(' ', '');
  return NETWORKS.find(([, known]) => known.toLowerCase().replaceAll(' ', '') === wanted);
}

function buildProfileAddress([host, , path]: Network, username: string): string {
  return `https://${host}/${path}${username}`;
}

/** Whether the whole text is the name of a network. */
export function isNetworkName(text: string): boolean {
  const folded = text.toLowerCase().replace(/[^a-z]/g, '');
  return NETWORKS.some(([, name]) => name.toLowerCase().replaceAll(' ', '') === folded);
}

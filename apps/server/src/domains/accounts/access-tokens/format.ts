import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

export type TokenKind = 'key' | 'login' | 'oauth';

/** Begins every token, so that scanners for leaked secrets recognize it. */
const PREFIXES: Record<TokenKind | 'refresh', string> = {
  key: 'fh_key_',
  login: 'fh_login_',
  oauth: 'fh_oauth_',
  refresh: 'fh_refresh_',
};

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_BYTES = 32;
/** Digits of 256 bits in base 62. */
const SECRET_LENGTH = 43;
/** Digits of a CRC-32 in base 62. */
const CHECKSUM_LENGTH = 6;
/** How many characters of the secret are kept to recognize a token: 24 of 256 bits. */
const SHOWN_LENGTH = 4;

const TOKEN_PATTERN = new RegExp(`^fh_(?:key|login|oauth)_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

export interface NewToken {
  token: string;
  hash: Buffer;
  start: string;
}

/** Creates a token of 256 random bits, which ends with a checksum of its characters. A refresh token isn’t a bearer token. */
export function createToken(kind: TokenKind | 'refresh'): NewToken {
  const secret = encode(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH);
  const body = `${PREFIXES[kind]}${secret}`;
  const token = `${body}${getChecksum(body)}`;
  return { token, hash: hashToken(token), start: `${PREFIXES[kind]}${secret.slice(0, SHOWN_LENGTH)}` };
}

/** The bearer token of a request in the form in which we issue it. Null without one, so that nothing is looked up for a made-up one. */
export function readToken(headers: Headers): string | null {
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  if (!TOKEN_PATTERN.test(token)) return null;
  const body = token.slice(0, -CHECKSUM_LENGTH);
  return token.endsWith(getChecksum(body)) ? token : null;
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const getChecksum = (body: string): string => encode(BigInt(crc32(body)), CHECKSUM_LENGTH);

function encode(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; digits.length < length; rest /= 62n) digits = `${DIGITS[Number(rest % 62n)]}${digits}`;
  return digits;
}

/** An RTF 1.9 token: a group delimiter, a control word or symbol, a hexadecimal byte, or plain text. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | undefined }
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string };

const BACKSLASH = 0x5c;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
const MAX_WORD = 32;

/** Reads the tokens of an RTF file in order, in one pass. Binary data (`\bin`) is skipped. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  let i = 0;
  while (i < bytes.length) {
    const code = bytes[i] as number;
    if (code === OPENING_BRACE) {
      yield { kind: 'open' };
      i++;
    } else if (code === CLOSING_BRACE) {
      yield { kind: 'close' };
      i++;
    } else if (code === BACKSLASH) {
      const control = readControl(bytes, i + 1);
      if (control.token) yield control.token;
      i = control.next;
      if (control.token?.kind === 'word' && control.token.word === 'bin') i += Math.max(0, control.token.value ?? 0);
    } else {
      const end = endOfText(bytes, i);
      const text = decodeLatin1(bytes, i, end);
      if (text !== '') yield { kind: 'text', text };
      i = end;
    }
  }
}

function readControl(bytes: Uint8Array, at: number): { token: RtfToken | undefined; next: number } {
  const code = bytes[at];
  if (code === undefined) return { token: undefined, next: at };
  if (!isLetter(code)) return readSymbol(bytes, at, code);
  let i = at;
  while (i < bytes.length && i - at < MAX_WORD && isLetter(bytes[i] as number)) i++;
  const word = decodeLatin1(bytes, at, i);
  const negative = bytes[i] === 0x2d;
  if (negative) i++;
  const digits = i;
  let value = 0;
  while (i < bytes.length && i - digits < 10 && isDigit(bytes[i] as number))
    value = value * 10 + ((bytes[i++] as number) - 48);
  const given = i > digits;
  if (bytes[i] === 0x20) i++;
  return { token: { kind: 'word', word, value: given ? (negative ? -value : value) : undefined }, next: i };
}

function readSymbol(bytes: Uint8Array, at: number, code: number): { token: RtfToken; next: number } {
  if (code === 0x27) {
    const byte = Number.parseInt(decodeLatin1(bytes, at + 1, at + 3), 16);
    return { token: { kind: 'byte', byte: Number.isNaN(byte) ? 0x20 : byte }, next: at + 3 };
  }
  const text = SYMBOLS.get(code);
  if (text !== undefined) return { token: { kind: 'text', text }, next: at + 1 };
  if (code === 0x0a || code === 0x0d) return { token: { kind: 'word', word: 'par', value: undefined }, next: at + 1 };
  return { token: { kind: 'word', word: String.fromCharCode(code), value: undefined }, next: at + 1 };
}

/** `\\`, `\{`, `\}`, `\~` (a nonbreaking space), `\_` (a nonbreaking hyphen), `\-` (an optional hyphen). */
const SYMBOLS = new Map([
  [0x5c, '\\'],
  [0x7b, '{'],
  [0x7d, '}'],
  [0x7e, '\u00a0'],
  [0x5f, '-'],
  [0x2d, ''],
]);

function endOfText(bytes: Uint8Array, from: number): number {
  let i = from;
  while (i < bytes.length && bytes[i] !== BACKSLASH && bytes[i] !== OPENING_BRACE && bytes[i] !== CLOSING_BRACE) i++;
  return i;
}

/** Line ends in the file have no meaning in RTF. */
function decodeLatin1(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, Math.min(to, bytes.length) - from))
    .toString('latin1')
    .replace(/[\r\n\0]/g, '');
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** All encodings of a text in a file: character encodings, escapes, and transport encodings. */
export function listEncodings(text: string): { spelling: string; bytes: Buffer }[] {
  const utf8 = Buffer.from(text);
  const utf16 = Buffer.from(text, 'utf16le');
  const encodeUnits = (write: (unit: number) => string) => Buffer.from([...utf8].map(write).join(''));
  const toHex = (unit: number, digits: number) => unit.toString(16).padStart(digits, '0');
  const all: [string, Buffer][] = [
    ['plain UTF-8', utf8],
    ['UTF-16, little end first', utf16],
    ['UTF-16, big end first', Buffer.from(utf16).swap16()],
    ['hexadecimal', Buffer.from(utf8.toString('hex'))],
    ['hexadecimal in capitals', Buffer.from(utf8.toString('hex').toUpperCase())],
    ['URL-escaped', Buffer.from(encodeURIComponent(text))],
    ['every byte URL-escaped', encodeUnits((unit) => `%${toHex(unit, 2).toUpperCase()}`)],
    ['every byte URL-escaped, in small letters', encodeUnits((unit) => `%${toHex(unit, 2)}`)],
    ['JSON-escaped', Buffer.from(JSON.stringify(text).slice(1, -1))],
    ['every character JSON-escaped', encodeUnits((unit) => `\\u${toHex(unit, 4)}`)],
    ['JSON in JSON', Buffer.from(JSON.stringify(JSON.stringify(text)).slice(3, -3))],
    ['HTML entities', encodeUnits((unit) => `&#${unit};`)],
    ...listBase64Encodings('base64', utf8),
    ...listBase64Encodings('base64 of UTF-16', utf16),
  ];
  const seen = new Set<string>();
  return all.flatMap(([spelling, bytes]) => {
    const key = bytes.toString('latin1');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ spelling, bytes }];
  });
}

/**
 * In base64, three bytes become four letters. The text's offset determines its letters, and those at its ends depend on
 * the neighboring bytes.
 */
function listBase64Encodings(name: string, bytes: Buffer): [string, Buffer][] {
  return [0, 1, 2].flatMap((shift): [string, Buffer][] => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const first = shift === 0 ? 0 : shift + 1;
    const last = Math.floor(((shift + bytes.length) * 8) / 6);
    const certainPart = encoded.slice(first, last);
    return [
      [`${name}, ${shift} bytes on`, Buffer.from(certainPart)],
      [`${name} for URLs, ${shift} bytes on`, Buffer.from(certainPart.replaceAll('+', '-').replaceAll('/', '_'))],
    ];
  });
}

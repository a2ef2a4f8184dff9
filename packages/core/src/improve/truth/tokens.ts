/**
 * A word, number, or punctuation mark of a sentence, normalized for comparing two sentences: case, kinds of quotes and dashes, contractions, "%", "&", and
 * number words are unified, and nothing else.
 */
export interface Token {
  kind: 'word' | 'number' | 'mark';
  /** The normalized text: "percent" for "%", "not" for "n't", "1200000" for "1.2M". */
  text: string;
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
  /** Whether there is no space before it. */
  glued: boolean;
}

const TOKEN_PATTERN = /\p{Nd}+(?:,\p{Nd}+)*(?:\.\p{Nd}+)?|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|[^\s]/gu;

const SAME_WORD: Readonly<Record<string, string>> = {
  '%': 'percent',
  '&': 'and',
  yr: 'year',
  yrs: 'years',
  hrs: 'hours',
  mins: 'minutes',
  wk: 'week',
  wks: 'weeks',
  approx: 'approximately',
  mgmt: 'management',
  dept: 'department',
  depts: 'departments',
  colour: 'color',
  behaviour: 'behavior',
  honour: 'honor',
  honours: 'honors',
  labour: 'labor',
  favour: 'favor',
  neighbour: 'neighbor',
  neighbourhood: 'neighborhood',
  centre: 'center',
  centres: 'centers',
  theatre: 'theater',
  programme: 'program',
  programmes: 'programs',
  licence: 'license',
  licences: 'licenses',
  catalogue: 'catalog',
  enrolment: 'enrollment',
  fulfilment: 'fulfillment',
};

const EXPANDED: Readonly<Record<string, readonly string[]>> = {
  "i'm": ['i', 'am'],
  "i've": ['i', 'have'],
  "i'd": ['i', 'would'],
  cannot: ['can', 'not'],
  "can't": ['can', 'not'],
  "won't": ['will', 'not'],
};

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
};

/** Powers of ten. Letters are in the case in which they mean a multiple: "5 m" and "5 mm" are lengths. */
const MULTIPLES: Readonly<Record<string, number>> = { thousand: 3, million: 6, billion: 9 };
const GLUED_MULTIPLES: Readonly<Record<string, number>> = { k: 3, K: 3, M: 6, bn: 9, B: 9 };

export function tokensOf(text: string): Token[] {
  const plain = normalizeMarks(text);
  const tokens: Token[] = [];
  let reached = 0;
  for (const match of plain.matchAll(TOKEN_PATTERN)) {
    const raw = match[0].toLowerCase();
    const place = {
      start: match.index,
      end: match.index + match[0].length,
      glued: match.index === reached && tokens.length > 0,
    };
    reached = place.end;
    for (const token of readToken(raw)) tokens.push({ ...token, ...place });
    if (!/^[kK]$/.test(match[0]) || isThousands(plain, place.start, place.end)) applyMultipliers(tokens, match[0]);
  }
  return tokens;
}

/** The result has the same length as the text, so that offsets stay valid. */
function normalizeMarks(text: string): string {
  return text
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[•·▪◦●]/g, '•');
}

function readToken(raw: string): Pick<Token, 'kind' | 'text'>[] {
  if (/^\p{Nd}/u.test(raw)) return [{ kind: 'number', text: normalizeNumber(raw) }];
  const number = NUMBER_WORDS[raw];
  if (number !== undefined) return [{ kind: 'number', text: number }];
  const same = SAME_WORD[raw];
  if (same !== undefined) return [{ kind: 'word', text: same }];
  const expanded = EXPANDED[raw] ?? (raw.endsWith("n't") ? [raw.slice(0, -3), 'not'] : undefined);
  if (expanded) return expanded.map((text) => ({ kind: 'word', text }));
  return [{ kind: /^\p{L}/u.test(raw) ? 'word' : 'mark', text: raw }];
}

function normalizeNumber(raw: string): string {
  const [whole = '', fraction = ''] = raw.replaceAll(',', '').split('.');
  const trimmed = fraction.replace(/0+$/, '');
  return trimmed === '' ? whole.replace(/^0+(?=.)/, '') : `${whole.replace(/^0+(?=.)/, '')}.${trimmed}`;
}

/** "$10K" and "10K users" are thousands; "a 10K race", "a 401k plan", and "4K video" aren't. */
function isThousands(text: string, start: number, end: number): boolean {
  const number = /(\p{Sc}\s?)?([\p{Nd}.,]+)$/u.exec(text.slice(Math.max(0, start - 16), start));
  if (number?.[2] === '401' || number?.[2] === '403') return false;
  return number?.[1] !== undefined || /^\+?\s+(?:[\p{L}-]+\s+)?\p{L}{2,}s\b/u.test(text.slice(end, end + 40));
}

/** "1.2M", "1.2 million", and "1,200,000" are the same number. A letter counts as a multiple only if it directly follows the digits. */
function applyMultipliers(tokens: Token[], written: string): void {
  const last = tokens.at(-1);
  const number = tokens.at(-2);
  if (last?.kind !== 'word' || number?.kind !== 'number') return;
  const zeros = MULTIPLES[last.text] ?? (last.glued ? GLUED_MULTIPLES[written] : undefined);
  if (zeros === undefined) return;
  tokens.splice(-2, 2, { ...number, text: shiftDecimal(number.text, zeros), end: last.end });
}

function shiftDecimal(number: string, zeros: number): string {
  const [whole = '', fraction = ''] = number.split('.');
  const digits = fraction.padEnd(zeros, '0');
  return normalizeNumber(`${whole}${digits.slice(0, zeros)}.${digits.slice(zeros) || '0'}`);
}

import { readFileSync } from 'node:fs';
import {
  createFormData,
  describeWire,
  type Endpoint,
  type Input,
  PlainFile,
  type RawHttpRequest,
} from './endpoints.ts';
import { createResumeBytes } from './inputs.ts';
import type { Random } from './random.ts';
import { findSharedData } from './shared-data.ts';

/** Requests that none of our pages send. Each is a distorted version of a valid one. */

const LONG_LENGTH = 60_000;

const STRINGS: string[] = [
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\ufeffx',
  '\u202Egnp.exe',
  'a\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(50),
  'İıſßẞ',
  '\uffff\ufffe',
  '%',
  '%00',
  '%zz',
  '%ff',
  '..',
  '../../etc/passwd',
  '%2e%2e%2f',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=1+1',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1e308',
  '9007199254740993',
  '2147483648',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-4000-8000-00000000000',
  '2026-02-30',
  '0000-00-00',
  '99999-12-31',
  '-000001-01-01',
  '2026-01-01T25:61:61Z',
  '12345678901234567890@example.com',
  'a@b',
  'robin@xn--bcher-kva.example',
  'http://[::1',
  'javascript:alert(1)',
  'x'.repeat(65),
  'x'.repeat(255),
  'x'.repeat(2001),
  'x'.repeat(LONG_LENGTH),
  '١٢٣',
  '㍿',
  ...readNaughtyStrings(),
];

const NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1e-300,
  1e308,
  -1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 31 - 1,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  32_768,
  10_000_001,
];

/** A value of any wrong type. */
function createOddValue(random: Random): unknown {
  switch (random.below(8)) {
    case 0:
      return random.pick([null, true, false]);
    case 1:
    case 2:
      return random.pick(NUMBERS);
    case 3:
      return random.pick<unknown>([[], {}, [null], [[]], { length: 5 }, { toString: 1 }, [1, 'a', null, {}]]);
    case 4:
      return random.pick([Array(10_000).fill('x'), Array(10_000).fill(0), createNested(random.pick([50, 2_000]))]);
    default:
      return random.pick(STRINGS);
  }
}

function createNested(depth: number): unknown {
  let createQueryValue: unknown = 'deep';
  for (let level = 0; level < depth; level++)
    createQueryValue = level % 2 ? [createQueryValue] : { a: createQueryValue };
  return createQueryValue;
}

type Mutation = (endpoint: Endpoint, input: Input, random: Random) => RawHttpRequest;

/** Replaces the content of one or more fields. */
const withOddFields: Mutation = (endpoint, input, random) => {
  const names = Object.keys(endpoint.shape?.properties ?? input);
  const mutatedInput = { ...input };
  for (let times = 1 + random.below(2); times > 0 && names.length > 0; times--) {
    const name = random.pick(names);
    mutatedInput[name] = replaceInside(mutatedInput[name], random);
  }
  return describeWire(endpoint, mutatedInput);
};

/** The value itself, or something inside it, becomes odd. */
function replaceInside(createQueryValue: unknown, random: Random): unknown {
  if (
    typeof createQueryValue !== 'object' ||
    createQueryValue === null ||
    createQueryValue instanceof PlainFile ||
    random.below(3) === 0
  )
    return createOddValue(random);
  const copy = (Array.isArray(createQueryValue) ? [...createQueryValue] : { ...createQueryValue }) as Record<
    string,
    unknown
  >;
  const names = Object.keys(copy);
  if (names.length === 0) return createOddValue(random);
  const name = random.pick(names);
  copy[name] = replaceInside(copy[name], random);
  return copy;
}

/** Replaces text with unusual text that passes most schemas. */
const withOddWords: Mutation = (endpoint, input, random) => {
  const mutatedInput = { ...input };
  for (const [name, createQueryValue] of Object.entries(mutatedInput))
    if (
      typeof createQueryValue === 'string' &&
      !endpoint.params.includes(name) &&
      !/id$/i.test(name) &&
      random.below(2) === 0
    ) {
      const most = endpoint.shape?.properties?.[name]?.maxLength ?? 100;
      mutatedInput[name] = random.pick(STRINGS).slice(0, most);
    } else if (typeof createQueryValue === 'number') {
      const { minimum = -(2 ** 53), maximum = 2 ** 53 } = endpoint.shape?.properties?.[name] ?? {};
      mutatedInput[name] = random.pick([minimum, maximum, random.pick(NUMBERS)]);
    }
  return describeWire(endpoint, mutatedInput);
};

const withMissingFields: Mutation = (endpoint, input, random) => {
  const names = Object.keys(input).filter((name) => !endpoint.params.includes(name));
  const mutatedInput = { ...input };
  if (names.length > 0) delete mutatedInput[random.pick(names)];
  return describeWire(endpoint, mutatedInput);
};

const EXTRA_FIELDS: Input[] = [
  { role: 'admin', userId: '00000000-0000-4000-8000-000000000000', id: 1 },
  { ['__proto__']: { isAdmin: true }, constructor: { prototype: { x: 1 } } },
  { toString: 'x', hasOwnProperty: null, length: -1 },
  Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`field${index}`, index])),
];

const withExtraFields: Mutation = (endpoint, input, random) =>
  describeWire(endpoint, { ...random.pick(EXTRA_FIELDS), ...input });

const ODD_BODIES: string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '123',
  'true',
  '{',
  '{"a":',
  '[[[[',
  '{"a":1}{"b":2}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '{"\\ud800":"\\udc00"}',
  '{"__proto__":{"x":1}}',
  '{"a":1e999}',
  'a'.repeat(LONG_LENGTH),
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  `[${'0,'.repeat(9_999)}0]`,
];

/** An entirely different body. */
const withOddBody: Mutation = (endpoint, input, random) => {
  const wire = describeWire(endpoint, input);
  const body =
    random.below(6) === 0 ? Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]) : Buffer.from(random.pick(ODD_BODIES));
  return { ...wire, headers: { 'content-type': 'application/json' }, body };
};

const cut: Mutation = (endpoint, input, random) => {
  const wire = describeWire(endpoint, input);
  return wire.body
    ? { ...wire, body: wire.body.subarray(0, random.below(wire.body.length)) }
    : withOddFields(endpoint, input, random);
};

const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=other',
  'application/octet-stream',
  'application/json, text/plain',
  ';',
  'x'.repeat(500),
];

const withOtherType: Mutation = (endpoint, input, random) => {
  const wire = describeWire(endpoint, input);
  return { ...wire, headers: { 'content-type': random.pick(TYPES) }, body: wire.body ?? Buffer.from('{}') };
};

/** The same values, or odd ones, sent as a multipart form whose field names are paths. */
const asMultipart: Mutation = (endpoint, input, random) => {
  const wire = describeWire(endpoint, input);
  const fields: [string, unknown][] = Object.entries(input);
  const more: [string, unknown][][] = [
    [['', 'no name']],
    [
      ['a[b][c]', '1'],
      ['a[]', '2'],
      ['a[b]', '3'],
    ],
    [
      ['__proto__[x]', '1'],
      ['constructor[prototype][x]', '2'],
    ],
    [
      ['[[]]]][', 'x'],
      ['a[999999999]', 'x'],
      ['0', 'x'],
    ],
    Array.from({ length: 1_500 }, (): [string, unknown] => ['a[]', 'x']),
    [
      ['file', new PlainFile(Buffer.alloc(0), '')],
      ['file', new PlainFile(createResumeBytes('Twice'), '../../x.json')],
    ],
    [['file', new PlainFile(Buffer.from('%PDF-1.7\n%%EOF'), 'x.pdf')]],
    [['file', new PlainFile(Buffer.from('PK\u0003\u0004 not a zip'), 'x.docx')]],
    [['file', new PlainFile(Buffer.from('{\\rtf1\\ansi{'.repeat(500)), 'x.rtf')]],
    [['file', new PlainFile(Buffer.from('{"basics":[[]],"work":{"0":null}}'), 'x.json')]],
    [['file', new PlainFile(Buffer.alloc(20_000, random.below(256)), 'x'.repeat(300))]],
    [['file', 'not a file']],
    [
      ['jobText', 'x'.repeat(LONG_LENGTH)],
      ['listingId', '\u0000'],
    ],
  ];
  const { headers, body } = createFormData(
    random.below(2) === 0 ? [...fields, ...random.pick(more)] : random.pick(more),
  );
  return { ...wire, headers, body: random.below(8) === 0 ? body.subarray(0, random.below(body.length)) : body };
};

const SEGMENTS = [
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '%00',
  'a%00b',
  '%',
  '%zz',
  '%ff',
  '%c0%ae',
  '%ed%a0%80',
  '',
  '%20',
  '%2f',
  '%2fetc%2fpasswd',
  '%5c',
  ';a=b',
  'a'.repeat(199),
  'a'.repeat(201),
  'a'.repeat(8_000),
  '%F0%9F%98%80',
  '-1',
  '0',
  '1.5',
  '1e3',
  '2147483648',
  '9223372036854775808',
  'NaN',
  'null',
  '*',
  ':id',
  '{id}',
  '__proto__',
  'constructor',
];

/** Makes one path parameter unusual or extends the path. */
const withOddPath: Mutation = (endpoint, input, random) => {
  const wire = describeWire(endpoint, input);
  const segment = random.pick(SEGMENTS);
  if (endpoint.params.length === 0)
    return { ...wire, path: `${wire.path.split('?')[0]}${random.pick(['/', '//', `/${segment}`, `?${segment}`])}` };
  const name = random.pick(endpoint.params);
  const marked = describeWire(endpoint, { ...input, [name]: 'placeofthesegment' });
  return { ...wire, path: marked.path.replace('placeofthesegment', segment) };
};

const QUERIES = [
  '?',
  '?&&&=',
  '?a[]=1&a[b]=2&a=3',
  '?__proto__[x]=1&constructor[prototype][x]=1',
  '?%00=%00',
  '?a=%',
  '?a=%ff%fe',
  `?${'a=1&'.repeat(2_000)}`,
  `?q=${'x'.repeat(7_000)}`,
];

/** Repeats query fields, adds brackets, or uses odd values; calls with a body get them in addition. */
const withOddQuery: Mutation = (endpoint, input, random) => {
  const wire = describeWire(endpoint, input);
  const names = Object.keys(endpoint.shape?.properties ?? {}).filter((name) => !endpoint.params.includes(name));
  if (names.length === 0 || random.below(3) === 0)
    return { ...wire, path: `${wire.path.split('?')[0]}${random.pick(QUERIES)}` };
  const name = random.pick(names);
  const createQueryValue = () =>
    encodeURIComponent(String(random.pick([...NUMBERS, ...STRINGS])).toWellFormed()).slice(0, 4_000);
  const more = random.pick([
    `${name}=${createQueryValue()}&${name}=${createQueryValue()}`,
    `${name}[]=${createQueryValue()}`,
    `${name}[a][b]=${createQueryValue()}`,
    `${name}=${createQueryValue()}`,
    `${name}`,
  ]);
  return { ...wire, path: `${wire.path}${wire.path.includes('?') ? '&' : '?'}${more}` };
};

const HEADERS: Record<string, string>[] = [
  { 'idempotency-key': 'x'.repeat(201) },
  { 'idempotency-key': 'the same for all' },
  { 'idempotency-key': '\u00e9\u00ff' },
  { 'if-none-match': '*' },
  { range: 'bytes=0-0,5-1' },
  { accept: 'application/x-nothing' },
  { 'accept-language': 'x'.repeat(5_000) },
  { 'x-forwarded-for': '\u00ff, ::1, 999.999.999.999' },
  { 'x-http-method-override': 'DELETE' },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { 'user-agent': '\u00ff'.repeat(2_000) },
  { authorization: 'Bearer x' },
  { authorization: 'Basic \u00ff' },
];

const withOddHeaders: Mutation = (endpoint, input, random) => {
  const wire = describeWire(endpoint, input);
  return { ...wire, headers: { ...wire.headers, ...random.pick(HEADERS) } };
};

const MUTATIONS: readonly Mutation[] = [
  withOddFields,
  withOddFields,
  withOddFields,
  withOddWords,
  withOddWords,
  withOddWords,
  withMissingFields,
  withExtraFields,
  withOddBody,
  cut,
  withOtherType,
  asMultipart,
  withOddPath,
  withOddQuery,
  withOddHeaders,
];

/** Distorts a request in one way. */
export const createOddRequest = (endpoint: Endpoint, input: Input, random: Random): RawHttpRequest =>
  random.pick(MUTATIONS)(endpoint, input, random);

/** The Big List of Naughty Strings, if present. */
function readNaughtyStrings(): string[] {
  const path = findSharedData('bad-inputs', 'strings', 'blns.json');
  return path ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : [];
}

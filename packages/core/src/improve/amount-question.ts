import { type ParsedText, parseClaims } from './truth/claims/parse.ts';

interface Measure {
  /** Base forms of what was done. */
  verbs?: readonly string[];
  /** What it was done to or for, in the singular. */
  things?: readonly string[];
  /** The same, but only to. */
  objects?: readonly string[];
  question: string;
}

const PEOPLE =
  'team crew staff employee colleague volunteer intern trainee apprentice hire associate technician engineer developer nurse worker person people'.split(
    ' ',
  );

/** What to ask about a line, by its first verb and that verb's object: first measures specific to a trade, then what was done. */
const MEASURES: readonly Measure[] = [
  { things: ['patient', 'resident'], question: 'How many patients per shift?' },
  { verbs: ['teach'], things: ['student', 'pupil', 'class'], question: 'How many students or classes?' },
  {
    verbs: ['reconcile'],
    things: ['invoice', 'payroll', 'book', 'account', 'statement'],
    question: 'How many per month, or what dollar amount?',
  },
  { things: ['budget'], question: 'How big was the budget?' },
  {
    verbs: ['drive'],
    things: ['truck', 'load', 'route'],
    question: 'How many miles, stops or loads, and how often?',
  },
  { verbs: ['cook'], things: ['guest', 'cover', 'table', 'meal'], question: 'How many guests or covers?' },
  { verbs: ['pick', 'pack'], things: ['order', 'pallet', 'shipment'], question: 'How many per day?' },
  { things: ['customer', 'client', 'call', 'ticket', 'caller'], question: 'How many per day or month?' },
  { verbs: ['sell'], things: ['contract', 'lead', 'prospect'], question: 'How many, or worth how much?' },
  {
    verbs: ['wire', 'install', 'repair', 'weld', 'assemble', 'machine', 'inspect'],
    question: 'How many, and how quickly?',
  },
  { objects: PEOPLE, question: 'How many people?' },
  {
    verbs: ['reduce', 'cut', 'improve', 'increase', 'grow', 'raise', 'save', 'lower', 'accelerate'],
    question: 'By how much, and over what time?',
  },
  {
    things: ['service', 'system', 'app', 'application', 'platform', 'site', 'website', 'api'],
    question: 'How many people or systems used it?',
  },
  { things: ['report', 'dashboard', 'document', 'article'], question: 'How many, and how often?' },
];

/** Roles of what was worked on, or of the people it was done for. */
const THING_ROLE_PATTERN = /^(?:object2?|for|with)$/;
const GENERAL_QUESTION = 'How many, how often or how big?';

/** A question that fits what the line says was done: "How many patients per shift?". */
export function amountQuestion(line: string): string {
  const { verb, objects, things } = readMain(parseClaims(line));
  const fits = (measure: Measure) =>
    measure.verbs?.includes(verb) ||
    measure.things?.some((thing) => things.includes(thing)) ||
    measure.objects?.some((thing) => objects.includes(thing));
  return MEASURES.find(fits)?.question ?? GENERAL_QUESTION;
}

/** The verb of the first statement, its objects, and all things that it was done to or for; without those of other verbs in the line. */
function readMain({ claims: [main] }: ParsedText): { verb: string; objects: string[]; things: string[] } {
  const listHeads = (pattern: RegExp) =>
    main?.slots.filter(({ role }) => pattern.test(role)).flatMap(({ items }) => items.map(({ head }) => head)) ?? [];
  return { verb: main?.verb ?? '', objects: listHeads(/^object$/), things: listHeads(THING_ROLE_PATTERN) };
}

/** Something received or begun once: it has no amount. */
const HONOR_VERBS = new Set(
  `award win receive earn honor invite select elect name nominate recognize promote feature graduate found start join complete attend participate gain learn`.split(
    /\s+/,
  ),
);
const CUT_OFF_PATTERN = /\b(?:and|or|of|the|to|with|in|for|a|an|by|on|at|from)\W*$/i;

/** Whether a number could be missing from a line: it's a whole line about work, not an award, and not one that we read only in part. */
export function canHaveAmount(line: string): boolean {
  return (
    /^[^\p{Ll}]/u.test(line.trim()) && !CUT_OFF_PATTERN.test(line) && !HONOR_VERBS.has(readMain(parseClaims(line)).verb)
  );
}

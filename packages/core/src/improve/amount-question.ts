import { isHonor } from '../text/honors.ts';
import type { Item } from './truth/claims/claim.ts';
import { type ParsedText, parseClaims } from './truth/claims/parse.ts';
import { isResult } from './truth/claims/words/weights.ts';

interface Measure {
  /** Base forms of what was done; any if omitted. */
  verbs?: readonly string[];
  /** What it was done to or for, in the singular; anything if omitted. */
  things?: readonly string[];
  /** The same, but only to. */
  objects?: readonly string[];
  /** Whether the things must be several, because one of them can mean something else: "maintained order", "on call". */
  isPlural?: true;
  question: string;
}

const split = (words: string): string[] => words.split(' ');

const PEOPLE = split(
  'team crew staff employee colleague volunteer intern trainee apprentice hire associate technician engineer developer nurse worker person people',
);

/** What to ask about a line, by its first verb and that verb's object: first measures specific to a trade, then what was done. */
const MEASURES: readonly Measure[] = [
  { things: ['patient', 'resident'], question: 'How many patients per shift?' },
  { things: ['student', 'pupil'], question: 'How many students or classes?' },
  { verbs: ['teach', 'tutor', 'instruct'], question: 'How many students or classes?' },
  { verbs: ['reconcile'], question: 'How many per month, or what dollar amount?' },
  { things: ['invoice', 'payroll'], question: 'How many per month, or what dollar amount?' },
  { things: ['budget'], question: 'How big was the budget?' },
  {
    verbs: ['drive', 'haul', 'transport', 'deliver'],
    things: split('truck load route bus van trailer forklift freight'),
    question: 'How many miles, stops or loads, and how often?',
  },
  {
    verbs: split('cook prepare serve plate'),
    things: ['guest', 'meal', 'dish'],
    question: 'How many guests or meals?',
  },
  { verbs: split('serve wait-on bus'), things: ['table'], isPlural: true, question: 'How many tables per shift?' },
  { verbs: ['cook'], question: 'How many guests or meals?' },
  { things: ['guest'], question: 'How many per shift?' },
  { things: ['order', 'pallet', 'shipment', 'package'], isPlural: true, question: 'How many per day?' },
  { things: ['customer', 'client', 'caller'], question: 'How many per day or month?' },
  { things: ['call', 'ticket'], isPlural: true, question: 'How many per day or month?' },
  { verbs: ['sell'], question: 'How many, or worth how much?' },
  { things: ['contract', 'lead', 'prospect'], isPlural: true, question: 'How many, or worth how much?' },
  {
    verbs: split('wire install repair weld assemble machine inspect'),
    question: 'How many, and how quickly?',
  },
  { objects: PEOPLE, question: 'How many people?' },
  {
    verbs: split('build develop design create write launch deploy ship release maintain host'),
    things: split('service system app application platform site website api'),
    question: 'How many people or systems used it?',
  },
  { things: split('report dashboard document article'), question: 'How many, and how often?' },
];

/** Verbs of a change; "cut hair" and "raised cattle" change no figure. */
const CHANGE_VERBS = new Set(split('reduce cut improve increase grow raise save lower accelerate'));
const CHANGE_QUESTION = 'By how much, and over what time?';

/** Roles of what was worked on, or of the people it was done for. */
const THING_ROLE_PATTERN = /^(?:object2?|for|with)$/;
const GENERAL_QUESTION = 'How many, how often or how big?';

/** A question that fits what the line says was done: "How many patients per shift?". */
export function amountQuestion(line: string): string {
  const { verb, objects, things } = readMain(parseClaims(line));
  const names = (items: readonly Item[], heads: readonly string[], isPlural = false) =>
    items.some(({ head, plural }) => heads.includes(head) && (plural || !isPlural));
  // "Reduced waste for 3 clients" asks about the reduction, not the clients.
  if (CHANGE_VERBS.has(verb) && isResult(FIGURES_NEEDED.get(verb) ?? verb, objects)) return CHANGE_QUESTION;
  const fits = (measure: Measure) =>
    (measure.verbs?.includes(verb) ?? true) &&
    (measure.things === undefined || names(things, measure.things, measure.isPlural)) &&
    (measure.objects === undefined || names(objects, measure.objects));
  return MEASURES.find(fits)?.question ?? GENERAL_QUESTION;
}

/** "Grew" states a result only with a figure to grow, like "raised". */
const FIGURES_NEEDED = new Map([['grow', 'raise']]);

/** The verb of the first statement, its objects, and all things that it was done to or for; without those of other verbs in the line. */
function readMain({ claims: [main] }: ParsedText): { verb: string; objects: Item[]; things: Item[] } {
  const listItems = (pattern: RegExp) =>
    main?.slots.filter(({ role }) => pattern.test(role)).flatMap(({ items }) => items) ?? [];
  return { verb: main?.verb ?? '', objects: listItems(/^object$/), things: listItems(THING_ROLE_PATTERN) };
}

/** Something begun, joined, or learned once has no amount. */
const ONE_TIME_PATTERN =
  /^\W*(?:(?:co-?)?founded|joined|attended|participated|learned|(?:started|opened|completed|finished|passed|began)\b.*\b(?:company|business|firm|shop|restaurant|studio|club|course|training|program|class|internship|apprenticeship|degree|certification|certificate|exam))\b/i;
const CUT_OFF_PATTERN = /\b(?:and|or|of|the|to|with|in|for|a|an|by|on|at|from)\W*$/i;

/** Whether a number could be missing from a line: it's a whole line about work, not an award, and not one that we read only in part. */
export function canHaveAmount(line: string): boolean {
  return (
    /^[^\p{Ll}]/u.test(line.trim()) && !CUT_OFF_PATTERN.test(line) && !isHonor(line) && !ONE_TIME_PATTERN.test(line)
  );
}

import type { Candidate } from './candidate.ts';
import { BREAK_TOKEN, type TokenBuffer } from './tokens.ts';
import type { Terminal, TokenTrie } from './trie.ts';
import type { Inversion } from './turned-names.ts';

/**
 * Skills that the past form of a verb, or a verb with its object, expresses at the start of a sentence: "Welded stainless pipe" shows welding. Verbs
 * that also have other meanings there ("Directed a team", "Accounted for half of sales") are left out.
 */
const PAST_VERBS = `
  animation: animated
  arbitration: arbitrated
  auditing: audited
  babysitting: babysat, cared for children
  baking: baked
  bartending: bartended, tended bar
  billing: billed
  bookbinding: bookbound
  bookkeeping: kept the books, kept books
  brazing: brazed
  budgeting: budgeted
  calibration: calibrated
  carpentry: hung doors, hung cabinets
  cash-handling: counted cash
  catering: catered
  caulking: caulked
  centrifugation: centrifuged
  charting: charted
  child-care: watched children
  cooking: cooked
  copyediting: copyedited
  counseling: counseled, counselled
  credentialing: credentialed
  cross-selling: cross-sold
  data-entry: keyed data, keyed records
  debugging: debugged
  deburring: deburred
  demolition: demolished
  dispatching: dispatched
  docketing: docketed
  drywall: hung drywall, hung sheetrock
  editing: edited
  excavation: excavated
  fact-checking: fact-checked
  forecasting: forecast, forecasted
  forklift-operation: drove a forklift, ran a forklift, drove forklifts, ran forklifts
  framing: framed
  frying: fried
  fundraising: fundraised, raised funds, raised money
  ghostwriting: ghostwrote
  grilling: grilled
  harvesting: harvested
  housekeeping: housekept
  illustration: illustrated
  interviewing: interviewed
  intubation: intubated
  invoicing: invoiced
  landscaping: landscaped
  litigation: litigated
  lobbying: lobbied
  localization: localized
  machining: machined
  mediation: mediated
  medication-administration: gave meds, passed meds, gave medications, passed medications
  mentoring: mentored
  merchandising: merchandised
  milling: milled
  negotiation: negotiated
  onboarding: onboarded
  painting: painted
  palletizing: palletized
  patrolling: patrolled
  paving: paved
  phone-answering: answered calls, answered the phone, answered phones
  pipetting: pipetted
  plastering: plastered
  plumbing: plumbed
  presentation-skills: gave presentations, made presentations, delivered presentations
  proofreading: proofread
  prosecution: prosecuted
  prototyping: prototyped
  pruning: pruned
  public-speaking: gave talks, gave speeches, spoke at conferences
  recruiting: recruited
  refactoring: refactored
  remodeling: remodeled
  renovation: renovated
  restocking: restocked
  rigging: rigged
  roofing: roofed
  sandblasting: sandblasted
  sauteing: sauteed
  scheduling: scheduled
  selling: sold
  soldering: soldered
  splinting: splinted
  stocking: stocked
  storyboarding: storyboarded
  suturing: sutured
  teaching: taught
  tiling: tiled
  titration: titrated
  transcription: transcribed
  translation: translated
  triage: triaged
  troubleshooting: troubleshot, troubleshooted
  truck-driving: drove trucks, drove a truck
  tutoring: tutored
  typing: typed
  underwriting: underwrote
  upselling: upsold
  venipuncture: drew blood
  waterproofing: waterproofed
  welding: welded
`;

/** Words that may stand between the start of a sentence and its verb: "and welded", "also edited". */
const OPENERS = ['and', 'also', 'then', 'i'];
/** Words that end a noun phrase. */
const LINKS =
  'a an the of in on to for with at from by as and or per than into onto via using through over under off during within without before after until across between among against around about along plus including while because that which who whose where when so but is are was were has have had each every both daily weekly monthly quarterly yearly annually'.split(
    ' ',
  );
const ARTICLES = ['a', 'an', 'the', 'our', 'all', 'my'];

interface PastForm {
  /** The spelling numbers of its words. */
  words: readonly number[];
  terminals: readonly Terminal[];
}

export interface VerbNameTable {
  /** What past forms express, by the spelling number of the first word. */
  byPast: ReadonlyMap<number, readonly PastForm[]>;
  openers: ReadonlySet<number>;
  by: number;
  links: ReadonlySet<number>;
  articles: ReadonlySet<number>;
}

/** The past forms by the spelling numbers of a vocabulary, which their words are added to. */
export function buildVerbNames(trie: TokenTrie): VerbNameTable {
  const byPast = new Map<number, PastForm[]>();
  for (const line of PAST_VERBS.trim().split('\n')) {
    const [name = '', forms = ''] = line.trim().split(': ');
    const terminals = findName(trie, name).filter(({ rule }) => rule !== 'exact-case');
    for (const form of forms.split(', ')) {
      const words = form.split(/[ -]/).map((word) => trie.spellings.add(word));
      const [first = 0] = words;
      byPast.set(first, [...(byPast.get(first) ?? []), { words, terminals }]);
    }
  }
  const numberAll = (words: readonly string[]) => new Set(words.map((word) => trie.spellings.add(word)));
  return {
    byPast,
    openers: numberAll(OPENERS),
    by: trie.spellings.add('by'),
    links: numberAll(LINKS),
    articles: numberAll(ARTICLES),
  };
}

function findName(trie: TokenTrie, name: string): readonly Terminal[] {
  const numbers = name.split('-').map((word) => trie.spellings.add(word));
  const node = numbers.reduce((at, number) => (at < 0 ? at : trie.step(at, number)), 0);
  return (node >= 0 && trie.meanings(node, numbers.at(-1) ?? 0)) || [];
}

/** Whether a verb at this token starts a sentence, or follows one that does. */
export const isOpening = ({ ids }: TokenBuffer, { openers }: VerbNameTable, at: number): boolean =>
  at === 0 || ids[at - 1] === BREAK_TOKEN || openers.has(ids[at - 1] ?? 0);

/** The skill that a past form shows by itself ("Welded") or with a set object ("Kept the books"). */
export function findPastVerb(tokens: TokenBuffer, table: VerbNameTable, at: number): Candidate | undefined {
  const form = table.byPast
    .get(tokens.ids[at] ?? 0)
    ?.find(({ words }) => words.every((word, i) => tokens.ids[at + i] === word));
  if (!form || form.terminals.length === 0 || !isOpening(tokens, table, at)) return undefined;
  const lastToken = at + form.words.length - 1;
  // “Audited by Deloitte”: somebody else did it.
  if (tokens.ids[lastToken + 1] === table.by) return undefined;
  const place = { start: tokens.starts[at] ?? 0, end: tokens.ends[lastToken] ?? 0 };
  return { terminals: [...form.terminals], ...place, firstToken: at, lastToken, turned: true, isOpening: true };
}

/** The most tokens up to the end of an object with the words that describe it. */
const MAX_DESCRIBING_WORDS = 6;
const AMOUNT_PATTERN = /[$€£~]/;

/**
 * The name that a past form expresses with the last words of its object, which others describe: "Managed a $3.4M budget" names Budget Management. Only
 * at the start of a sentence, and only if the object ends there and names nothing else: "Managed senior data analysts" isn't about data, and
 * "Managed the Shopify store" is about Shopify.
 */
export function findDescribedObject(
  text: string,
  tokens: TokenBuffer,
  trie: TokenTrie,
  table: VerbNameTable,
  { noun }: Inversion,
  from: number,
  namesFrom: (at: number) => boolean,
): Candidate | undefined {
  const isEnd = (at: number) =>
    at >= tokens.length || tokens.ids[at] === BREAK_TOKEN || table.links.has(tokens.ids[at] ?? 0);
  const isAmount = (at: number) =>
    tokens.ids[at] === BREAK_TOKEN && AMOUNT_PATTERN.test(text[tokens.starts[at] ?? 0] ?? '');
  let first = from + 1;
  if (table.articles.has(tokens.ids[first] ?? 0)) first++;
  for (let last = first; last < first + MAX_DESCRIBING_WORDS && (!isEnd(last) || isAmount(last)); last++) {
    if (namesFrom(last)) return undefined;
    if (!isEnd(last + 1)) continue;
    for (const start of [last - 1, last]) {
      const terminals = start > from ? findTurned(trie, tokens, start, last, noun) : [];
      if (terminals.length > 0) {
        const place = { start: tokens.starts[from] ?? 0, end: tokens.ends[last] ?? 0 };
        return { terminals, ...place, firstToken: from, lastToken: last, turned: true, isOpening: true };
      }
    }
    return undefined;
  }
  return undefined;
}

/** The names made of the words from `first` to `last`, and the noun; only those that need no context. */
function findTurned(trie: TokenTrie, { ids }: TokenBuffer, first: number, last: number, noun: number): Terminal[] {
  let node = 0;
  for (let at = first; at <= last && node >= 0; at++) node = trie.step(node, ids[at] ?? 0);
  const turned = node < 0 ? node : trie.step(node, noun);
  return turned < 0 ? [] : (trie.meanings(turned, noun) ?? []).filter(({ rule }) => rule === 'plain');
}

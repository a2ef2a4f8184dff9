/** Spellings that count as the same word: number (plural or singular) and British or American English. */

// Building the vocabulary runs this on thousands of words, most of them once: before JIT compilation, string methods are faster
// than patterns.

/** The singular of a regular English plural, or undefined if the word isn't one ("analysis", "AWS", "css"). */
export function toSingular(word: string): string | undefined {
  if (word.length < 4 || !word.endsWith('s') || endsWithAny(word, NO_PLURAL)) return undefined;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (endsWithAny(word, PLURAL_ES)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The regular English plural, or undefined if the word has no usual one. */
export function toPlural(word: string): string | undefined {
  const last = word.charAt(word.length - 1);
  if (word.length < 2 || last < 'a' || last > 'z' || toSingular(word) !== undefined) return undefined;
  if (endsWithAny(word, ES_PLURAL_ENDINGS)) return `${word}es`;
  if (last === 'y' && !'aeiou'.includes(word.charAt(word.length - 2))) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

const NO_PLURAL = ['ss', 'us', 'is'];
const PLURAL_ES = ['ches', 'shes', 'xes', 'sses', 'zzes'];
const ES_PLURAL_ENDINGS = ['s', 'ch', 'sh', 'x', 'z'];

function endsWithAny(word: string, endings: readonly string[]): boolean {
  for (const ending of endings) if (word.endsWith(ending)) return true;
  return false;
}

/** Word endings that differ between American and British English, starting with the letter before the difference. */
const ENDING_PATTERN = /(?:[iy][sz](?:e[drs]?|ing|ations?)|el{1,2}(?:ed|er|ing))$/;
/** The possible last letters of such an ending. */
const LAST = 'edrsgn';

/** Words with other differences, as [American, British]. */
const WORDS: readonly (readonly [string, string])[] = [
  ['advisor', 'adviser'],
  ['aging', 'ageing'],
  ['aluminum', 'aluminium'],
  ['anesthesia', 'anaesthesia'],
  ['anesthetic', 'anaesthetic'],
  ['behavior', 'behaviour'],
  ['behavioral', 'behavioural'],
  ['catalog', 'catalogue'],
  ['center', 'centre'],
  ['check', 'cheque'],
  ['color', 'colour'],
  ['counseling', 'counselling'],
  ['counselor', 'counsellor'],
  ['defense', 'defence'],
  ['dialog', 'dialogue'],
  ['diarrhea', 'diarrhoea'],
  ['fiber', 'fibre'],
  ['fulfillment', 'fulfilment'],
  ['gynecologist', 'gynaecologist'],
  ['gynecology', 'gynaecology'],
  ['hematology', 'haematology'],
  ['jewelry', 'jewellery'],
  ['labor', 'labour'],
  ['license', 'licence'],
  ['maneuver', 'manoeuvre'],
  ['meter', 'metre'],
  ['mold', 'mould'],
  ['molding', 'moulding'],
  ['neighbor', 'neighbour'],
  ['orthopedic', 'orthopaedic'],
  ['orthopedics', 'orthopaedics'],
  ['pediatric', 'paediatric'],
  ['pediatrician', 'paediatrician'],
  ['pediatrics', 'paediatrics'],
  ['plow', 'plough'],
  ['practice', 'practise'],
  ['program', 'programme'],
  ['theater', 'theatre'],
  ['tire', 'tyre'],
];

const OTHER_SPELLING = new Map<string, string>(WORDS.flatMap(([us, uk]) => [[us, uk] as const, [uk, us] as const]));

const NO_ENDINGS: readonly string[] = [];

/** Other spellings of the same word in the same number. */
export function listRegionalSpellings(word: string): readonly string[] {
  const listed = OTHER_SPELLING.get(word);
  if (listed !== undefined) return [listed];
  const mayDiffer = word.length > 5 && LAST.includes(word.charAt(word.length - 1));
  const ending = mayDiffer ? ENDING_PATTERN.exec(word) : null;
  return ending && ending.index > 2 ? [word.slice(0, ending.index) + getOtherEnding(ending[0])] : NO_ENDINGS;
}

/** "ize" ↔ "ise", "yzing" ↔ "ysing", "eling" ↔ "elling". */
function getOtherEnding(ending: string): string {
  if (ending.startsWith('ell')) return `el${ending.slice(3)}`;
  if (ending.startsWith('el')) return `ell${ending.slice(2)}`;
  return ending.charAt(0) + (ending.charAt(1) === 's' ? 'z' : 's') + ending.slice(2);
}

/** Spellings that count as the same word: number (plural or singular) and British or American English. */

/** The singular of a regular English plural, or undefined where the word is none ("analysis", "AWS", "css"). */
export function singularOf(word: string): string | undefined {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return undefined;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The regular English plural, or undefined where the word has none to speak of. */
export function pluralOf(word: string): string | undefined {
  if (word.length < 2 || !/[a-z]$/.test(word) || singularOf(word) !== undefined) return undefined;
  if (/(?:s|ch|sh|x|z)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** Ends of words that differ between American and British English; the letter they hinge on stands first. */
const ENDING = /(?:[iy][sz](?:e[drs]?|ing|ations?)|el{1,2}(?:ed|er|ing))$/;

/** Words that differ otherwise, as [American, British]. */
const WORDS: readonly (readonly [string, string])[] = [
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
  ['defense', 'defence'],
  ['dialog', 'dialogue'],
  ['diarrhea', 'diarrhoea'],
  ['fiber', 'fibre'],
  ['fulfillment', 'fulfilment'],
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
  ['pediatrics', 'paediatrics'],
  ['plow', 'plough'],
  ['practice', 'practise'],
  ['program', 'programme'],
  ['theater', 'theatre'],
  ['tire', 'tyre'],
];

const OTHER_SPELLING = new Map<string, string>(WORDS.flatMap(([us, uk]) => [[us, uk] as const, [uk, us] as const]));

/** Other spellings of the very same word, without a change of number. */
export function regionalSpellings(word: string): string[] {
  const listed = OTHER_SPELLING.get(word);
  if (listed !== undefined) return [listed];
  const ending = word.length > 5 ? ENDING.exec(word) : null;
  return ending && ending.index > 2 ? [word.slice(0, ending.index) + otherEnding(ending[0])] : [];
}

/** "ize" ↔ "ise", "yzing" ↔ "ysing", "eling" ↔ "elling". */
function otherEnding(ending: string): string {
  if (ending.startsWith('ell')) return `el${ending.slice(3)}`;
  if (ending.startsWith('el')) return `ell${ending.slice(2)}`;
  return ending.charAt(0) + (ending.charAt(1) === 's' ? 'z' : 's') + ending.slice(2);
}

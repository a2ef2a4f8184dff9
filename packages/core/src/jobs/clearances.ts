/**
 * Clearances of the US government, lowest to highest (32 CFR 117; DOE O 472.2A): 0 for a clearance without a level, 1 public trust, 2 Confidential, 3 Secret,
 * 4 Top Secret, 5 Top Secret with SCI. The Department of Energy’s L and Q stand beside Secret and Top Secret.
 */
export interface ClearanceMention {
  level: number;
  isEnergy: boolean;
  /** UTF-16 offsets, end exclusive. */
  start: number;
  end: number;
}

/** Proper names and phrases with the word, which name no clearance. */
const NOT_A_LEVEL =
  /^[ -](?:Service|Santa|[Ss]hopp\w*|[Gg]arden|[Rr]ecipe|[Ss]auce|[Ww]eapon|[Aa]gent|[Ss]ociety|[Ii]ngredient|[Bb]allot|[Mm]enu|[Ss]ale|[Kk]ey|[Mm]anag\w*)/;
/** "The secret to success" */
const TO_SOMETHING = /^ to (?!or\b|start\b|begin\b|apply\b)/;
const SPELLINGS: readonly (readonly [number, boolean, RegExp])[] = [
  [5, false, /\b(?:TS|[Tt]op[- ][Ss]ecret|TOP SECRET)\W{1,3}SCI\b(?![- ]eligib)/g],
  [4, false, /\b(?:[Tt]op[- ][Ss]ecret|TOP SECRET)\b/g],
  [4, false, /(?<![/.+#\w])TS\b(?![/+#\w]|\.\w)/g],
  [
    3,
    false,
    /(?<!\b(?:[Tt]op|TOP|[Tt]rade|[Oo]pen|Victoria[’']s)[- ])\b(?:Secret|SECRET|secret(?=(?:[- ]level)?(?: security)? clearance))\b/g,
  ],
  [
    2,
    false,
    /\b[Cc]onfidential (?:security )?clearance\b|(?<=\b[Cc]learance(?: level| held)?\s*[:–—-]\s*(?:DoD )?)[Cc]onfidential\b|\bConfidential(?= \(DoD\))/g,
  ],
  [1, false, /\b[Pp]ublic [Tt]rust\b/g],
  [
    4,
    true,
    /\bQ["”]?[- ](?:[Cc]learance|[Aa]ccess)\b|\bDOE[- ]["“]?Q\b|(?<=\b[Aa]ccess [Aa]uthori[sz]ation\W{1,4})Q\b|(?<=\bor )Q\b(?=\)|,| )/g,
  ],
  [
    3,
    true,
    /\bL["”]?[- ](?:[Cc]learance|[Aa]ccess)\b|\bDOE[- ]["“]?L\b|(?<=\b[Aa]ccess [Aa]uthori[sz]ation\W{1,4})L\b|\bL(?= or (?:Secret|Q\b))/g,
  ],
];
const UNNAMED =
  /\b(?:(?:security|government|federal|DoD|DOE|DHS|active|current|held an?|hold an?|a|no) )clearances?\b(?! (?:sale|rack|item|aisle|section|price))|^\W*clearance\s*:/gi;
/** "TS" also abbreviates other things; one of these has to be with it. */
const ABOUT_CLEARANCE =
  /\b(?:clearances?|cleared|active|current(?:ly)?|held|hold(?:s|ing)?|lapsed?|interim|final|adjudicat\w+|granted|SSBI|T5|T3|poly\w*|investigat\w+|SCI)\b/i;

/** The clearances that a text names, in its order. */
export function findClearances(text: string): ClearanceMention[] {
  const found: ClearanceMention[] = [];
  const isFree = (start: number, end: number) => found.every((other) => end <= other.start || start >= other.end);
  for (const [level, isEnergy, pattern] of SPELLINGS) {
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const end = index + words.length;
      if (!isFree(index, end) || NOT_A_LEVEL.test(text.slice(end))) continue;
      if (/^secret$/i.test(words) && TO_SOMETHING.test(text.slice(end))) continue;
      if (words === 'TS' && !ABOUT_CLEARANCE.test(text)) continue;
      found.push({ level, isEnergy, start: index, end });
    }
  }
  if (found.length === 0)
    for (const { 0: words, index } of text.matchAll(UNNAMED))
      found.push({ level: 0, isEnergy: /\bDOE\b/.test(words), start: index, end: index + words.length });
  return found.sort((a, b) => a.start - b.start);
}

/** What a sentence says of a level that it asks for; the word "secret" alone doesn't ask. */
const ASKED =
  /\b(?:clearances?|cleared|active|current(?:ly)?|held|hold|final|interims?|needed|required|must|eligib\w+|investigated|adjudicated|granted|in hand|in force|level|poly\w*|SCI|scope|necessary|minimum|or (?:better|above|higher)|without|need|needs)\b|\+/i;
/** A list item that consists of little else than the level. */
const SHORT = 80;

/** Where a sentence of an advertisement names a clearance that it asks for; undefined if it asks for none. */
export function findRequiredClearance(text: string): number | undefined {
  const [first] = findClearances(text);
  if (first === undefined || first.level === 0) return undefined;
  return ASKED.test(text) || text.length <= SHORT ? first.start : undefined;
}

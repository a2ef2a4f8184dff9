import { STANCE_PHRASES } from './stance-phrases.ts';
import { type PhraseList, TAG } from './tags.ts';
import { TOPIC_PHRASES } from './topic-phrases.ts';

/** A word, phrase, or punctuation mark of a sentence with its possible meanings. */
export interface Term {
  text: string;
  /** `TAG` bits. */
  tags: number;
  /** Whether it is a punctuation mark. */
  isMark: boolean;
}

const MAX_PHRASE_WORDS = 7;
const PHRASES = new Map<string, number>();
addPhrases(TOPIC_PHRASES);
addPhrases(STANCE_PHRASES);

function addPhrases(lists: PhraseList): void {
  for (const [tags, phrases] of lists) {
    const tagBits = tags.reduce((sum, tag) => sum | TAG[tag], 0);
    for (const phrase of phrases.split(/,\s*/)) {
      for (const form of listForms(phrase.trim())) PHRASES.set(form, (PHRASES.get(form) ?? 0) | tagBits);
    }
  }
}

function listForms(phrase: string): string[] {
  const stem = phrase.slice(0, -1);
  if (phrase.endsWith('~')) return [stem, /(?:s|ch|x)$/.test(stem) ? `${stem}es` : `${stem}s`];
  if (!phrase.endsWith('+')) return [phrase];
  const base = stem.replace(/e$/, '');
  if (/[^aeo]y$/.test(stem)) return [stem, stem.replace(/y$/, 'ies'), stem.replace(/y$/, 'ied'), `${stem}ing`];
  return [stem, `${stem}s`, `${base}ed`, `${base}ing`];
}

const FIRST_WORDS: ReadonlySet<string> = new Set([...PHRASES.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? ''));

/** The payment company in a list of companies: "clients such as Visa, eBay and Nike". */
const COMPANY_VISA_PATTERN =
  /(?<=\b(?:such as|including|includes?|like|companies|brands|partners) (?:[A-Z][\w.]*,? (?:and )?){0,4})Visa(?=,|\.| (?:and|or|&) [A-Z])(?!,? (?:and |or |& )?(?:Green|Sponsor|Transfer|Work|Immigration|Relocation|GC|H-?1))/g;

/** The word by which hiring threads say that an employer sponsors: "Berlin | ONSITE | VISA". */
const HIRING_LIST_VISA_PATTERN =
  /(?<=\b(?:on-?site|remote|interns|full-?time)\b[^.!?]{0,80}[,|/] ?)VISA\b(?=\s*(?:[,|/]|$))|\bVISA(?= ?[,|/][^.!?]{0,80}\b(?:on-?site|remote|interns|full-?time)\b)/g;

/** Visa codes, normalized to the spelling that the phrases use. Codes that are also lowercase words must be capitalized. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/\bspon?s?[aeo]r+\s?-?s?hi?o?r?ps?\b/gi, ' sponsorship '],
  [COMPANY_VISA_PATTERN, ' visa card '],
  [/\bcitizenship(?: status)?\s*[:=]\s*(?=u\.?s\b|united states|american)/gi, ' citizenship required '],
  [/\bh-?\s?1-?\s?b-?1(?:['’]?s)?\b/gi, ' h1b1 '],
  [/\bh-?\s?1-?b(?:['’]?s)?\b/gi, ' h1b '],
  [/\bh-?(?:1s?)(?=[\s,/.)]|$)/gi, ' h1 '],
  [/\bh-?2-?([ab])\b/gi, ' h2$1 '],
  [/\bh-?4(?:s)?\b/gi, ' h4 '],
  [/\bl-?([12])-?[ab]?(?:['’]?s)?\b/gi, ' l$1 '],
  [/\b[oO]-?1-?[abAB]?(?:['’]?s)?\b/g, ' o1 '],
  [/\b([efjEFJ])-?([123])(?:['’]?s)?\b/g, ' $1$2 '],
  [/\beb-?([1-5])(?:['’]?s)?\b/gi, ' eb$1 '],
  [/\bOPTs?\b|\bopt(?=\/)/g, ' f1opt '],
  [/\s*(?:[:–]|\s-)\s*(none|n\/a|no|not (?:required|needed|applicable))\s*\.?\s*$/gi, ' $1 '],
  [
    /\bclearances?(?: level| type)?(?: required)?\s*[:=]\s*(?=(?:an? |active |current |interim )?(?:secret|top|ts\b|public|q\b|l\b|doe|dod))/gi,
    ' security clearance required ',
  ],
  [/\bclearances?\s*:/gi, 'clearance :'],
  [HIRING_LIST_VISA_PATTERN, ' visa ok '],
  [
    /\bU\.\s?S\.\s?A?\.?(?=\W|$)|\bU\.?S\.?A?\b(?!\.\w)|\b[Uu]nited [Ss]tates(?: of [Aa]merica)?|\bUNITED STATES|\bu\.s\.(?:a\.)?/g,
    ' usa ',
  ],
  [/\bw\/\s?o(?:ut)?\b/gi, ' without '],
  [/\bw\//gi, ' with '],
  [/&/g, ' and '],
  [/(?<=licen)c(?=e)/gi, 's'],
  [/(?<=authori)s(?=[ae])/gi, 'z'],
  [/[’`]/g, "'"],
];

const SMALL_CODES_PATTERN = /^(?:tn|cpt|gc|usc|cos|ts|sci|ear|imgs|perm|l|j|f)$/;
const WORDS_PATTERN = /[\p{L}\p{N}]+(?:'[\p{L}]+)*|\s[-–—]+(?=\s|\p{Lu})|[–—]|[.,;:!?()|[\]•*]|\+/gu;

/** The terms of a sentence, the longest phrase first; a phrase never spans a punctuation mark. */
export function parseTerms(sentence: string): Term[] {
  let text = ` ${sentence} `;
  for (const [pattern, code] of CODES) text = text.replace(pattern, code);
  const words = (text.match(WORDS_PATTERN) ?? []).map((word) => word.trim());
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const isMark = !/[\p{L}\p{N}]/u.test(word);
    const found = isMark ? undefined : findLongestPhrase(words, at);
    terms.push(found ? { text: found.text, tags: found.tags, isMark } : { text: word.toLowerCase(), tags: 0, isMark });
    at += found?.words ?? 1;
  }
  return terms;
}

function findLongestPhrase(
  words: readonly string[],
  at: number,
): { text: string; tags: number; words: number } | undefined {
  let phrase = '';
  if (!FIRST_WORDS.has((words[at] ?? '').toLowerCase())) return undefined;
  let best: { text: string; tags: number; words: number } | undefined;
  for (let count = 1; count <= MAX_PHRASE_WORDS && at + count <= words.length; count++) {
    const word = words[at + count - 1] ?? '';
    phrase = count === 1 ? word.toLowerCase() : `${phrase} ${word.toLowerCase()}`;
    const tags = PHRASES.get(phrase);
    if (tags === undefined || (count === 1 && SMALL_CODES_PATTERN.test(phrase) && word === phrase && phrase !== 'usc'))
      continue;
    best = { text: phrase, tags, words: count };
  }
  return best;
}

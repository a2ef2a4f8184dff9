import type { FieldWords } from './context.ts';
import { MEANING_RULES } from './field-phrases.ts';
import { findBagMeaning } from './find-bag.ts';
import type { MeaningRule } from './meaning-rule.ts';
import { toWords } from './words.ts';

/** What a field means, by the rules, with how sure that is. */
export interface FoundMeaning {
  meaning: string;
  /** 0 to 1. */
  score: number;
  reasons: readonly string[];
}

/** From here on a meaning is sure, if it is far enough ahead of the next one. Set by hand, and not yet tried against other values. */
const SURE_MEANING = 0.75;
const LEAD = 0.15;

const SCORES = {
  label: 0.92,
  nearLabel: 0.82,
  hint: 0.85,
  name: 0.7,
  nameEnd: 0.5,
  autocomplete: 0.9,
  kind: 0.25,
  weak: 0.3,
};
/** Highest score where the label has words that the meaning doesn't explain. */
const UNEXPLAINED = 0.6;
const UNEXPLAINED_WITH_AUTOCOMPLETE = 0.85;

/** Words beside a phrase that don't change what it asks for. */
const NEUTRAL = new Set(
  'number address url link profile legal current primary personal home best mobile cell contact permanent mailing residential full to of in and or as the your you my s e g ie with including area code for format digit digits 10 public reach at us if have valid http https www com example maximum characters 1 no only name'.split(
    ' ',
  ),
);
/** Phrases that mean a field only if they are the whole label. */
const ONLY_WHOLE = new Set(
  'first last mi middle name state title from to start end current present address cell tel location region province company role subject grade summary details blog stat zeme level city country mobile employer position organization degree major town began ended started school street phone skills occupation discipline qualification concentration website'
    .split(' ')
    .concat('should we call you', 'm i'),
);

const KIND_MEANINGS: Readonly<Record<string, RegExp>> = {
  email: /^email$/,
  tel: /^phone$/,
  url: /^(?:linkedin|github|portfolio|website)/,
  file: /-file$/,
};

/** Names that say that a field of a contact is somebody else’s, or of another form. */
const FOREIGN_NAME_PATTERN =
  /\b(?:company|employer|school|billing|shipping|hr|search|newsletter|subscribe|login|username|user name|invoice|office|work|business|alternate|alt|secondary|other|second|previous|birth|job(?! application)|preferred) (?:\w+ )?(?:email|phone|mobile|website|url|city|state|country|street|address|zip|postal code|linkedin|location|region)\b/;

const RESUME_PATTERN = /\b(?:resume|cv)\b/;
const OTHER_FILE_PATTERN =
  /\b(?:letter|transcripts?|portfolio|references?|licen[cs]es?|certificat\w+|other|additional|supporting|second|photo|picture|diploma|samples?|statement|video|not|never|without|instead|besides|form|parsed?|autofill)\b/;

/** Whether a file input is for more than a résumé, or for something beside it. */
const isOtherFile = ({ label, sections }: FieldWords['field']): boolean => {
  const words = toWords(label || (sections.at(-1) ?? ''));
  return OTHER_FILE_PATTERN.test(words) || words.split(' ').length > MOST_FILE_WORDS;
};
const MOST_FILE_WORDS = 12;

/** Often named only by the heading above them. */
const BY_HEADING = new Set(['resume-file', 'letter-file', 'letter-text']);

/** A rule as it is compared, made once. */
interface PreparedRule {
  rule: MeaningRule;
  labels: ReadonlySet<string>;
  phrases: readonly { phrase: string; padded: string }[];
  /** First words of the labels: without one of them, no label occurs in a text. */
  firstWords: ReadonlySet<string>;
  names: readonly { name: string; ending: string | null }[];
}

const PREPARED: readonly PreparedRule[] = MEANING_RULES.map((rule) => ({
  rule,
  labels: new Set(rule.labels),
  phrases: rule.labels.map((phrase) => ({ phrase, padded: ` ${phrase} ` })),
  firstWords: new Set(rule.labels.map((phrase) => phrase.split(' ', 1)[0] ?? '')),
  names: rule.names.map((name) =>
    name.startsWith('=') ? { name: name.slice(1), ending: null } : { name, ending: ` ${name}` },
  ),
}));

type Signal = { score: number; reason: string };

function readLabel(
  { rule, labels, phrases, firstWords }: PreparedRule,
  { asked, core, askedWords, labelWords, sections, field }: FieldWords,
): (Signal & { explained: boolean }) | null {
  if (asked === '' && !BY_HEADING.has(rule.meaning)) return null;
  const isHint = field.label === '';
  if (labels.has(asked) || labels.has(labelWords))
    return { score: isHint ? SCORES.hint : SCORES.label, reason: isHint ? 'placeholder' : 'label', explained: true };
  if (BY_HEADING.has(rule.meaning) && labels.has(sections.at(-1) ?? ''))
    return { score: SCORES.nearLabel, reason: 'heading', explained: true };
  if (labels.has(core)) return { score: SCORES.nearLabel, reason: 'label without its aside', explained: true };
  if (rule.meaning === 'resume-file' && RESUME_PATTERN.test(labelWords || sections.at(-1) || '') && !isOtherFile(field))
    return { score: SCORES.nearLabel, reason: 'label of a résumé', explained: true };
  if (!askedWords.some((word) => firstWords.has(word))) return null;
  const text = ` ${asked} `;
  let weak = false;
  for (const { phrase, padded } of phrases) {
    const at = text.indexOf(padded);
    if (at < 0) continue;
    weak = true;
    if (ONLY_WHOLE.has(phrase)) continue;
    const rest = `${text.slice(0, at)} ${text.slice(at + phrase.length + 1)}`.split(' ').filter(Boolean);
    if (rest.every((word) => NEUTRAL.has(word)))
      return { score: SCORES.nearLabel, reason: 'label with usual words', explained: true };
  }
  return weak ? { score: SCORES.weak, reason: 'part of the label', explained: false } : null;
}

function readNames({ names: known }: PreparedRule, { names }: FieldWords): Signal | null {
  let best: Signal | null = null;
  for (const name of names) {
    const unnumbered = name.replace(/ \d+$/, '');
    for (const each of known) {
      if (name === each.name) return { score: SCORES.name, reason: 'name' };
      if (each.ending !== null && unnumbered.endsWith(each.ending))
        best = { score: SCORES.nameEnd, reason: 'end of the name' };
    }
  }
  return best;
}

function readAutocomplete(rule: MeaningRule, { autocomplete }: FieldWords): Signal | null {
  const token = autocomplete.at(-1) === 'webauthn' ? autocomplete.at(-2) : autocomplete.at(-1);
  if (token === undefined || !rule.autocomplete?.includes(token)) return null;
  // A phone at work, or a fax, isn’t the person’s own.
  if (autocomplete.some((each) => each === 'work' || each === 'fax' || each === 'pager')) return null;
  return { score: SCORES.autocomplete, reason: `autocomplete “${token}”` };
}

const combine = (signals: readonly Signal[]): number => 1 - signals.reduce((rest, { score }) => rest * (1 - score), 1);

function mayMean(rule: MeaningRule, words: FieldWords): boolean {
  const { field, place, isOthers } = words;
  if (!rule.kinds.includes(field.kind)) return false;
  if (rule.place === 'person') return !isOthers && place === 'person';
  if (rule.place === 'anywhere') return true;
  return rule.place === place && !isOthers;
}

function scoreRule(prepared: PreparedRule, words: FieldWords): FoundMeaning | null {
  const { rule } = prepared;
  if (!mayMean(rule, words)) return null;
  const label = readLabel(prepared, words);
  const names = readNames(prepared, words);
  const autocomplete = readAutocomplete(rule, words);
  if (!label && !names && !autocomplete) return null;
  const kind: Signal | null = KIND_MEANINGS[words.field.kind]?.test(rule.meaning)
    ? { score: SCORES.kind, reason: `a field for ${words.field.kind}` }
    : null;
  const signals = [label, names, autocomplete, kind].filter((signal) => signal !== null);
  const reasons = signals.map(({ reason }) => reason);
  let score = combine(signals);
  // Without a label or a placeholder, a person sees no question, and a name alone is how honeypots look.
  if (words.asked === '' && !autocomplete && !label?.explained) score = Math.min(score, UNEXPLAINED);
  if (words.asked !== '' && !label?.explained)
    score = Math.min(score, autocomplete ? UNEXPLAINED_WITH_AUTOCOMPLETE : UNEXPLAINED);
  if (rule.place === 'person' && words.names.some((name) => FOREIGN_NAME_PATTERN.test(name))) {
    score *= autocomplete ? UNEXPLAINED_WITH_AUTOCOMPLETE : SURE_MEANING;
    reasons.push('a name that says something else');
  }
  return { meaning: rule.meaning, score, reasons };
}

/** The meanings that the rules find for a field, the likeliest first. */
export function findMeanings(words: FieldWords): FoundMeaning[] {
  const found = PREPARED.flatMap((prepared) => scoreRule(prepared, words) ?? []).sort((a, b) => b.score - a.score);
  return pickSureMeaning(found) ? found : addBagMeaning(found, words);
}

/** The label as a set of words, where no phrase is surely in it. Other signals that say something else are weaker than it. */
function addBagMeaning(found: readonly FoundMeaning[], words: FieldWords): FoundMeaning[] {
  const meaning = findBagMeaning(words);
  if (meaning === null || (words.place === 'person' && words.names.some((name) => FOREIGN_NAME_PATTERN.test(name))))
    return [...found];
  const before = found.find((each) => each.meaning === meaning);
  // Two phrases that are whole labels are in doubt for good.
  if (found.some(({ score }) => score >= SURE_MEANING)) return [...found];
  const rest = found.filter((each) => each !== before);
  return [
    {
      meaning,
      score: combine([
        { score: SCORES.nearLabel, reason: '' },
        { score: (before?.score ?? 0) / 2, reason: '' },
      ]),
      reasons: [...(before?.reasons ?? []), 'every word of the label is known'],
    },
    ...rest,
  ];
}

/** The one meaning of which the rules are sure, or null. */
export function pickSureMeaning([first, second]: readonly FoundMeaning[]): FoundMeaning | null {
  if (!first || first.score < SURE_MEANING) return null;
  return second && first.score - second.score < LEAD ? null : first;
}

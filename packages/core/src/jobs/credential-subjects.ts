import { listSkills } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import type { CredentialMention } from './credential-names.ts';

/** Words that say that somebody is licensed, and not for what. */
const LICENSING =
  /^(?:licen[sc](?:e|es|ed|ure)|lic|registered|registration|registry|certified|certification|certificate|cert|commission(?:ed)?|credential(?:ed)?|card|permit|state|board|holder|a|an|the|of|in|as|for|valid|current)$/;
const SAYS_LICENSED =
  /\b(?:licen[sc](?:es?|ed|ure)|lic|registered|registration|certified|certifications?|certificate|cert|commission(?:ed)?|credential(?:ed)?|permit)\b/gi;
/** How far from its subject the word of licensing may be, in characters: "Licensed in North Carolina as a cosmetologist". */
const NEAR = 40;
/** How people shorten trades. */
const IN_FULL: Readonly<Record<string, string>> = { tech: 'technician', asst: 'assistant', engr: 'engineer' };
/** A shorter stem is in too many words. */
const MIN_STEM = 5;

interface Span {
  start: number;
  end: number;
}

interface Subject {
  skill: SkillId;
  stems: readonly string[];
  /** The one word that names it, if other credentials share its stem: a pharmacist isn't a pharmacy technician. */
  word?: string;
  /** The ways of licensing that tell it from other credentials for the same: pharmacy technicians are certified, and registered. */
  ways?: ReadonlySet<string>;
}

/** A word for somebody who does the work. */
const HOLDER = /(?:ists?|ers?|ians?|ors?|ants?|ics?)$/;

/** What may follow the holder of a license in a line without a word of licensing; a "pharmacist assistant" is somebody else. */
const STANDS_ALONE =
  /^\s*(?:$|[,;(|:#–—.-]|\d|no\b|in (?:the )?[A-Z]|of the|by the|active\b|current\b|exp\b|since\b|class\b|grade\b|level\b|[IV]{1,3}\b)/;

/** "licen", "regis", "certi" */
const getWay = (word: string): string => word.toLowerCase().slice(0, 5);

/** These only begin like a trade: "licensed to practice nursing", "medical assistance". */
const NOT_A_TRADE = /^practic(?:e|es|ing)$|ances?$/;

const getStem = (word: string): string => {
  const lower = word.toLowerCase();
  if (NOT_A_TRADE.test(lower)) return lower;
  return (IN_FULL[lower] ?? lower).replace(/(?:ers?|ing|ists?|ies|ians?|als?|[yse])$/, '').slice(0, 6);
};

let known: ReadonlyMap<string, readonly Subject[]> | undefined;

/** What each license of the vocabulary is for, by the first stem; a subject of several licenses names one by the way of licensing. */
function getSubjects(): ReadonlyMap<string, readonly Subject[]> {
  if (known) return known;
  const licenses = listSkills().filter(
    ({ kind, id, name, isSpecialized }) => kind === 'license' && !isSpecialized && !isOther(id, name),
  );
  const all = licenses.flatMap(({ id, name, aliases }) =>
    [name, ...aliases].map((form) => {
      const words = form.split(/[\s/-]+/).filter((word) => word !== '');
      const stems = words.filter((word) => !LICENSING.test(word.toLowerCase())).map(getStem);
      const ways = words.filter((word) => LICENSING.test(word.toLowerCase())).map(getWay);
      const [word = ''] = words.filter((one) => !LICENSING.test(one.toLowerCase()));
      return { skill: id, stems, ways, word: word.toLowerCase(), isShortened: ways.length > 0 };
    }),
  );
  const holders = Map.groupBy(
    all.flatMap(({ skill, stems }) => stems.map((stem) => ({ skill, stem }))),
    ({ stem }) => stem,
  );
  const isOfOne = (stem: string) => new Set(holders.get(stem)?.map(({ skill }) => skill)).size === 1;
  const usable = all.filter(
    ({ stems: [first = '', ...more], word, isShortened }) =>
      isShortened &&
      (more.length > 0 ||
        (first.length >= MIN_STEM && isOfOne(first)) ||
        (word.length > MIN_STEM && HOLDER.test(word))),
  );
  const isHolder = ({ stems, word }: { stems: readonly string[]; word: string }) =>
    stems.length === 1 && HOLDER.test(word) && !(isOfOne(stems[0] ?? '') && (stems[0] ?? '').length >= MIN_STEM);
  const byWords = Map.groupBy(usable, (one) => (isHolder(one) ? one.word : one.stems.join(' ')));
  const clear = [...byWords.values()].flatMap((same): Subject[] => {
    const bySkill = Map.groupBy(same, ({ skill }) => skill);
    return [...bySkill].map(([skill, forms]) => {
      const others = same.filter((other) => other.skill !== skill).flatMap(({ ways }) => ways);
      const own = forms.flatMap(({ ways }) => ways).filter((way) => !others.includes(way));
      const [form] = forms;
      return {
        skill,
        stems: form?.stems ?? [],
        ...(form && isHolder(form) && { word: form.word }),
        ...(bySkill.size > 1 && { ways: new Set(own) }),
      };
    });
  });
  known = Map.groupBy(
    clear.toSorted((a, b) => b.stems.length - a.stems.length),
    ({ stems }) => stems[0] ?? '',
  );
  return known;
}

/** Driving, degrees, and clearances have rules of their own. */
const isOther = (id: SkillId, name: string): boolean =>
  id === 'drivers-license' || /\bCDL$|\bClearance$|^(?:Doctor|Master|Bachelor) of\b/.test(name);

/**
 * Licenses named by what they are for, with a word of licensing in the same clause but in another order than the vocabulary's: "Registration as a Professional
 * Engineer", "pharmacy tech registration".
 * @param isOfCredentials whether the text is known to be about a credential, so that it needs no word of licensing
 */
export function findCredentialSubjects(text: string, isOfCredentials = false): CredentialMention[] {
  const licensed = [...text.matchAll(SAYS_LICENSED)].map(({ 0: word, index }) => ({
    way: getWay(word),
    start: index,
    end: index + word.length,
  }));
  if (licensed.length === 0 && !isOfCredentials) return [];
  const words = [...text.matchAll(/\p{L}[\p{L}\p{N}]*/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    stem: getStem(word),
    start: index,
    end: index + word.length,
  }));
  const found: CredentialMention[] = [];
  for (let at = 0; at < words.length; at++) {
    for (const { skill, stems, ways, word } of getSubjects().get(words[at]?.stem ?? '') ?? []) {
      const [first, last] = [words[at], words[at + stems.length - 1]];
      if (word !== undefined && first?.word.replace(/s$/, '') !== word.replace(/s$/, '')) continue;
      if (!first || !last || !stems.every((stem, i) => words[at + i]?.stem === stem)) continue;
      const span = { start: first.start, end: last.end };
      const near = licensed.filter((word) => isNear(text, word, span));
      const [nearest] = near.toSorted((a, b) => getDistance(a, span) - getDistance(b, span));
      const isUnclear = isOfCredentials && !nearest ? ways !== undefined : ways?.has(nearest?.way ?? '') === false;
      if (isUnclear || (!nearest && !isOfCredentials)) continue;
      if (!nearest && !STANDS_ALONE.test(text.slice(span.end))) continue;
      found.push({ skill, ...span });
      at += stems.length - 1;
      break;
    }
  }
  return found;
}

const getDistance = (a: Span, b: Span): number => Math.max(a.start - b.end, b.start - a.end, 0);

function isNear(text: string, a: Span, b: Span): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  const between = text.slice(first.end, second.start);
  return between.length <= NEAR && !/[;|•]|[^.]{4}\.\s/.test(between);
}

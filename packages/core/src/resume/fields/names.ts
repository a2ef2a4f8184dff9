import { findDates } from '../dates/index.ts';
import { isPlace } from '../facts/index.ts';
import { titleScore } from '../lexicon/titles.ts';
import { headingMeaning } from '../sections/index.ts';

/** Titles of the document. */
const PAPER_TITLE_PATTERN =
  /\b(?:resume|résumé|curriculum|vitae|cv|c\.v\.|lebenslauf|bewerbung|biodata|portfolio|hoja de vida|currículum|cover letter|sample|template|page|confidential|życiorys|önéletrajz|özgeçmiş)\b|резюме|简历|履歴書|이력서/iu;

/** Words next to the title of the document. */
const PAPER_WORD_PATTERN =
  /^(?:of|my|the|a|an|de|le|mon|il|for|professional|free|modern|simple|basic|creative|elegant|general|functional|chronological|combination|hybrid|ats|word|pdf|google|docs|updated|current|new|\p{N}+)$/iu;

/** Words in the title of an example, such as "Computer Science Resume" or "Functional (Experienced)". */
const SUBJECT_PATTERN =
  /\b(?:science|sciences|engineering|computer|business|nursing|marketing|accounting|technology|management|functional|chronological|experienced|student|entry|level|federal|internship|graduate|professional)\b/iu;

/** Letters after a name that aren't part of it. */
const CREDENTIALS = new Set(
  'phd dphil edd md do dds dmd dvm pharmd dpt otr jd llm llb esq mba ms msc ma mfa meng med msw lcsw lmsw lpc bsn msn dnp rn lpn lvn np aprn crna cna cnm fnp emt cpa cfa cma cia cfp cpcu pmp capm csm cspo cissp cism cisa ceng pe eit aia leed ap phr sphr shrm cp scp rd rdn ccc slp bcba cphq rhia rhit cpc mls bs ba bsc beng btech hons faia fnp bc ccrn cen chpn oca ocp pgmp acp psm itil pg dip'.split(
    ' ',
  ),
);

/** "Jane Doe's Resume", "Jane Doe CV" */
const AFTER_NAME_PATTERN = /(?:['’]s)?[\s,–—-]+(?:resume|résumé|curriculum vitae|cv|lebenslauf)$/iu;

const SALUTATION_PATTERN = /^(?:mr|mrs|ms|miss|dr|prof|herr|frau|sr|sra|mme|m)\.?\s+/iu;
const PRONOUNS_PATTERN = /\s*[([](?:she|he|they|ze|any)\b[^)\]]{0,24}[)\]]\s*/iu;
const LABEL_PATTERN = /^(?:(?:full\s+)?name|nombre|nom|nome|naam|имя)\s*(?:[:\t]|\.{3,})\s*/iu;

/**
 * A written name without anything that isn't part of it: "Jane Doe, RN, BSN" → "Jane Doe".
 * @returns offsets within `text` and the part left out after it
 */
export function nameWithin(text: string): { from: number; to: number; credentials: string } {
  let from = LABEL_PATTERN.exec(text)?.[0].length ?? 0;
  while (text[from] === ' ') from++;
  let to = text.length;
  // "Jane Doe    June 12, 1982"
  const [date] = findDates(text);
  if (date && text.slice(0, date.from).trim().includes(' ')) to = date.from;
  while (to > 0 && /[\s,|]/.test(text[to - 1] ?? '')) to--;
  const pronouns = PRONOUNS_PATTERN.exec(text);
  if (pronouns && pronouns.index > from) to = pronouns.index;
  const comma = text.indexOf(',', from);
  if (
    comma > from &&
    comma < to &&
    text
      .slice(comma + 1, to)
      .split(/[,\s/]+/)
      .every(isCredential)
  )
    to = comma;
  else if (comma > from && comma < to && titleScore(text.slice(comma + 1, to)) >= 2) to = comma;
  for (;;) {
    const space = text.lastIndexOf(' ', to - 1);
    if (space <= from || !isCredential(text.slice(space + 1, to)) || !text.slice(from, space).includes(' ')) break;
    to = space;
    while (to > from && /[\s,]/.test(text[to - 1] ?? '')) to--;
  }
  const titled = AFTER_NAME_PATTERN.exec(text.slice(from, to));
  if (
    titled &&
    text
      .slice(from, from + titled.index)
      .trim()
      .includes(' ')
  )
    to = from + titled.index;
  return { from, to, credentials: text.slice(to).replace(/^[\s,]+/, '') };
}

function isCredential(word: string): boolean {
  const folded = word.toLowerCase().replace(/[^a-z]/g, '');
  return (
    (folded === '' && !/\p{L}/u.test(word)) ||
    (CREDENTIALS.has(folded) &&
      (word.toUpperCase() === word ||
        /\./.test(word) ||
        /^(?:PhD|PharmD|MSc|BSc|MEng|BEng|Esq|EdD|DPhil|MEd|BTech|Hons)$/.test(word)))
  );
}

const CAPITALIZED_PATTERN = /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*$/u;
const PARTICLE_PATTERN =
  /^(?:de|da|do|dos|das|del|della|di|du|van|von|der|den|ter|ten|la|le|el|al|bin|ibn|bint|y|e|zu|zur|af|av|st|o|d|mc|mac)$/iu;
const IDEOGRAPHS_PATTERN = /^[\u3400-\u9fff\uac00-\ud7af\u3040-\u30ff·・\s]{2,12}$/u;

/** The words of a text, except for the title of the document. */
function removeDocumentTitle(text: string): string[] {
  return text
    .replace(PAPER_TITLES_PATTERN, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
const PAPER_TITLES_PATTERN = new RegExp(PAPER_TITLE_PATTERN.source, 'giu');

/** The last word of a school's name that isn't a family name. */
const SCHOOL_PATTERN = /\s(?:university|college|institute|academy|high school)$/iu;

/** How much a text looks like a person's name: above 0 it may be one. */
export function nameScore(text: string): number {
  if (text.length < 2 || text.length > 60 || /[\d@:;!?|\\<>{}[\]_=+]|https?|www\./i.test(text)) return -6;
  if (IDEOGRAPHS_PATTERN.test(text)) return headingMeaning(text) ? -6 : 2.5;
  if (headingMeaning(text)) return -5;
  const words = text
    .replace(SALUTATION_PATTERN, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const titled = PAPER_TITLE_PATTERN.test(text);
  if (titled && removeDocumentTitle(text).every((word) => PAPER_WORD_PATTERN.test(word))) return -6;
  let score = words.length === 1 ? -0.5 : words.length <= 4 ? 2 : words.length <= 6 ? 0 : -4;
  for (const word of words) {
    if (!CAPITALIZED_PATTERN.test(word) && !PARTICLE_PATTERN.test(word) && !/^[("“'].+[)"”']$/.test(word)) score -= 1.5;
  }
  if (SUBJECT_PATTERN.test(text)) score -= 8;
  // Someone may have this name, but any other text that looks like a name is more likely.
  if (titled) score -= 4;
  const title = titleScore(text);
  // Family names that are also trades come after one or two other names, and not at the end of a phrase.
  if (title > 0) score -= title >= 3 && words.length > 2 ? 5 : 3;
  // "Pima Medical Institute" is a school, even next to the contact details.
  if (SCHOOL_PATTERN.test(text)) score -= 5;
  if (words.length > 1 && text.includes(',') && isPlace(text)) score -= 4;
  if (/[.!]$/.test(text) && words.length > 3) score -= 2;
  return score;
}

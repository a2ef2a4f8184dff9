/** Longer texts aren't labels. Bounds the time of every rule. */
const LONGEST_TEXT = 600;
/** Written into a text without being seen. */
const UNSEEN_PATTERN = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;

const MOST_REMEMBERED = 400;

/** A test of headings, which many fields share, with the results of the last ones. */
export function remember(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const result = test(text);
    known.set(text, result);
    return result;
  };
}

/** A text without characters that nobody sees, and with single spaces. */
export const toVisibleText = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT * 4)
    .replace(UNSEEN_PATTERN, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Abbreviations of labels and of names that have no other meaning on an application form. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  addr: 'address',
  yr: 'year',
  yrs: 'years',
  fname: 'first name',
  lname: 'last name',
  mname: 'middle name',
  init: 'initial',
  thru: 'through',
};
const ABBREVIATION = new RegExp(String.raw`\b(?:${Object.keys(ABBREVIATIONS).join('|')})\b`, 'g');

/**
 * A label or a name in lower-case words without accents and punctuation: "Legal FirstName*" and "legal_first-name" are both
 * "legal first name".
 */
export function toWords(text: string): string {
  return (
    toVisibleText(text)
      .slice(0, LONGEST_TEXT)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/linked[\s_-]?in/gi, ' linkedin ')
      .replace(/git[\s_-]?hub/gi, ' github ')
      .replace(/git[\s_-]?lab/gi, ' gitlab ')
      .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .replace(/['’`]/g, '')
      .replace(/[^\p{L}\p{N}+%$]+/gu, ' ')
      .replace(/\bu s a\b/g, 'usa')
      .replace(/\bu s\b/g, 'us')
      .replace(/\be mail/g, 'email')
      .replace(/\bc v\b/g, 'cv')
      .replace(/\bcurriculum vitae\b/g, 'cv')
      .replace(/\bpost(?:al)? ?code\b/g, 'postal code')
      .replace(/\bzip ?code\b/g, 'zip code')
      .replace(/\bcell ?phone\b/g, 'cell phone')
      .replace(/\btelephone\b/g, 'phone')
      .replace(/\bp ?o box\b/g, 'po box')
      .replace(/\bg p a\b/g, 'gpa')
      // British spellings.
      .replace(/\borganis(?=ations?\b)/g, 'organiz')
      .replace(ABBREVIATION, (word) => ABBREVIATIONS[word] ?? word)
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Words at the ends of a label that don't change what it asks for. */
const POLITE_START =
  /^(?:(?:hey|hi|hello|and|so|print your|please|kindly|enter|provide|add|insert|type|give us|tell us|fill in|select|choose|upload|attach|share|specify|paste|list|what is|whats|what are|what|is|the|a|an|your|my|candidates?|applicants?|s) )+/;
const POLITE_END =
  /(?: (?:required|optional|mandatory|here|below|if any|if applicable|if you have one|if you dont mind(?: \w+){0,3}|field|url required|(?:exactly )?as (?:it (?:appears|is) )?(?:on|in|per) (?:your )?(?:resume|passport|visa|id|government id)(?: or other government (?:document|id))?))+$/;

/** "Start date (MM/YYYY)" asks for a start date. */
const FORMAT_END =
  /(?: format)?(?: (?:mm|dd|month|day))* (?:yyyy|yy)$| (?:2|two) letters?(?: (?:code|abbreviation|postal code))?$| (?:abbreviation|abbreviated)$/;

/** "4. Last name" and "b) City": the number of the question on the page. */
const LEADING_NUMBER = /^\s*\(?(?:\d{1,2}[a-z]?|[a-z])[.)]\s+(?=\p{L}{2})/iu;

/** The words of a label without politeness: "Please enter your email (required)" is "email". */
export function toAskedWords(label: string): string {
  const words = toWords(label.replace(LEADING_NUMBER, ''));
  return words.replace(POLITE_END, '').replace(FORMAT_END, '').replace(POLITE_END, '').replace(POLITE_START, '').trim();
}

/** "Optional: race (check all that apply)" asks for the race. */
export const withoutInstructions = (asked: string): string =>
  asked
    .replaceAll(
      /\((?=[^()]*\b(?:check|select|choose|tick|mark|list|optional|required|please|enter|if (?:any|applicable))\b)[^()]*\)/gi,
      ' ',
    )
    .replace(/^\s*(?:optional|voluntary)\b[\s:\u2013\u2014-]*/i, '')
    .replace(/[\s:,.\u2013\u2014-]*(?:please )?(?:check|select|choose|tick|mark) (?:all|any|one|as many)\b.*$/i, '')
    .trim();

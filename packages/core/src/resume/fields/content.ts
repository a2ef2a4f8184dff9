import { countWords } from '../../text/count-words.ts';
import { foldWord } from '../dates/words.ts';
import { opensWithAction } from '../facts/index.ts';
import type { Line } from '../layout/index.ts';

/** Names of languages that people list, folded, in the main European languages. */
const LANGUAGES = new Set(
  `english german french spanish italian portuguese dutch polish russian ukrainian chinese mandarin cantonese japanese korean arabic hebrew hindi urdu bengali punjabi tamil telugu malayalam marathi gujarati kannada turkish persian farsi greek romanian hungarian czech slovak slovenian croatian serbian bosnian bulgarian albanian macedonian lithuanian latvian estonian finnish swedish danish norwegian icelandic irish welsh catalan basque galician vietnamese thai indonesian malay tagalog filipino swahili amharic yoruba igbo hausa zulu xhosa afrikaans somali twi latin esperanto armenian georgian kazakh uzbek mongolian nepali sinhala burmese khmer lao pashto kurdish creole haitian asl luxembourgish maltese bahasa
  englisch deutsch franzosisch spanisch italienisch portugiesisch niederlandisch polnisch russisch chinesisch japanisch arabisch turkisch anglais allemand francais espagnol italien portugais neerlandais polonais russe chinois japonais arabe turc ingles aleman frances espanol castellano italiano portugues neerlandes polaco ruso chino japones turco inglese tedesco francese spagnolo portoghese olandese polacco russo cinese giapponese engels duits frans spaans italiaans portugees nederlands pools russisch angielski niemiecki francuski hiszpanski wloski polski rosyjski ukrainski alemao holandes svenska norsk dansk suomi engelska tyska engelsk tysk ingilizce almanca fransizca turkce английский немецкий французский русский 英语 英語 中文 日本語 普通话 한국어 영어`.split(
    /\s+/,
  ),
);
const WORDS_PATTERN = /[\p{L}\p{M}]+/gu;

/** Whether any line names a spoken language. */
export function namesLanguages(lines: readonly Line[]): boolean {
  return lines.some(
    (line) =>
      foldWord(line.text)
        .match(WORDS_PATTERN)
        ?.some((word) => LANGUAGES.has(word)) ?? false,
  );
}

/** Whether the lines are contact data: short lines, including an email address, without sentences. */
export function isContactData(lines: readonly Line[]): boolean {
  return (
    lines.some((line) => line.text.includes('@')) &&
    lines.every((line) => line.text.length <= 60 && (line.text.includes('@') || !/\p{Ll}{2}[.!?]$/u.test(line.text)))
  );
}

/** A list item with more words describes an accomplishment. */
const MAX_ITEM_WORDS = 6;

/** Whether the lines are running text and not lists: most lines look like it, or most items contain several sentences. */
export function isProse(lines: readonly Line[]): boolean {
  const prose = lines.filter((line) => {
    const words = countWords(line.text);
    const listed =
      (line.marker > 0 && isItem(line, words)) ||
      line.cells.length > 2 ||
      line.text.includes(':') ||
      countSeparators(line.text) * 4 >= words ||
      (line.text.match(/[•·|]/g)?.length ?? 0) * MAX_ITEM_WORDS >= words;
    return words >= 5 && !listed;
  });
  const all = countPrinted(lines);
  if (lines.filter(({ text }) => countWords(text) <= MAX_SHORT_WORDS).length >= MIN_SHORT_SHARE * lines.length)
    return false;
  return (all >= 3 && countPrinted(prose) > 0.5 * all) || isNarrative(lines);
}

/** Lines with at most this many words each are a list, even if each ends in a period. */
const MAX_SHORT_WORDS = 4;
const MIN_SHORT_SHARE = 0.8;

/** Characters of a line across a page. */
const LINE_LENGTH = 90;

/** How many lines these are on a page: a file without a layout has whole paragraphs on one line. */
const countPrinted = (lines: readonly Line[]): number =>
  lines.reduce((sum, { whole, text }) => sum + (whole ? Math.ceil(text.length / LINE_LENGTH) : 1), 0);

/** A few words, or a phrase about an ability ("Skilled in preparing journal entries") rather than a sentence about an act. */
function isItem({ text, marker }: Line, words: number): boolean {
  return (
    words <= MAX_ITEM_WORDS ||
    (words <= MAX_PHRASE_WORDS && !/[.!?]$/.test(text) && !opensWithAction(text.slice(marker)))
  );
}
/** A phrase has at most this many words, with its list marker. */
const MAX_PHRASE_WORDS = 11;

function isNarrative(lines: readonly Line[]): boolean {
  const items: string[] = [];
  for (const line of lines) {
    if (line.marker > 0 || line.whole || items.length === 0 || LABELED_PATTERN.test(line.text)) items.push(line.text);
    else items[items.length - 1] += ` ${line.text}`;
  }
  let described = 0;
  let all = 0;
  for (const item of items) {
    all += item.length;
    const listed = countWords(item) <= 4 * (countSeparators(item) + 1);
    if (!listed && SEVERAL_SENTENCES_PATTERN.test(item)) described += item.length;
  }
  return described > 0.5 * all;
}
const LABELED_PATTERN = /^[^:;,.]{2,40}:\s/;
const SEVERAL_SENTENCES_PATTERN = /\p{Ll}{2}\)?[.!?] \p{Lu}/u;

function countSeparators(text: string): number {
  return text.match(/[,;•|·]|\s\/\s/g)?.length ?? 0;
}

/** Whether the lines contain only short items, without sentences or dates. */
export function isWordList(lines: readonly Line[]): boolean {
  return (
    lines.length > 0 &&
    lines.every((line) => /[,;•|·]/.test(line.text) || countWords(line.text) <= 4) &&
    !lines.some((line) => /[.!?]$|\d{4}|@/.test(line.text))
  );
}

/** Lists like "Go, Rust, Python", with three or more items per line. */
export function listsMany(lines: readonly Line[]): boolean {
  return lines.reduce((sum, line) => sum + countSeparators(line.text.slice(line.marker)), 0) >= 2 * lines.length;
}

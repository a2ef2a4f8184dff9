interface Subject {
  title: string;
  why: string;
  /** Only ours have one. */
  rule?: string;
}

/** Words that say nothing about what a finding is about. */
const EMPTY_WORDS = new Set(
  [
    'the and with without for not from that this which when then there here into onto than can could may might will would has have are was its',
    'missing possible potential unsafe insecure improper incorrect wrong use used using uses code value values variable function method call called',
    'calls line lines any all one two each every other before after only same because where what while still never always does been being',
    'cpp java python typescript eslint instead left more less',
  ]
    .join(' ')
    .split(' '),
);
const STEM_LENGTH = 5;
/** What a title has in common with another finding's reason by chance. */
const CHANCE = 1;

/**
 * Whether two findings on one line are about the same thing: their titles share a word, one's reason names the other's rule, or a title
 * and the other's reason have several words in common.
 */
export function isSameSubject(one: Subject, other: Subject): boolean {
  return (
    countCommon(listStems(one.title), listStems(other.title)) > 0 ||
    countCommon(listStems(one.rule), listStems(other.title, other.why)) > 0 ||
    countCommon(listStems(other.rule), listStems(one.title, one.why)) > 0 ||
    countCommon(listStems(one.title), listStems(other.title, other.why)) > CHANCE ||
    countCommon(listStems(other.title), listStems(one.title, one.why)) > CHANCE
  );
}

/** Whether two texts have a word in common that says what they are about. */
export const sharesWord = (one: string, other: string): boolean => countCommon(listStems(one), listStems(other)) > 0;

const countCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>) => one.intersection(other).size;

function listStems(...texts: readonly (string | undefined)[]): ReadonlySet<string> {
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !EMPTY_WORDS.has(word)).map((word) => word.slice(0, STEM_LENGTH)));
}

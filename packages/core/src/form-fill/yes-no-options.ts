import { type ChosenOption, onlyOne, sure, unsure } from './chosen-option.ts';
import { isConditional, listClaims, readLeading, type YesNo } from './claims.ts';
import type { OptionContext } from './types.ts';
import { toWords } from './words.ts';

const QUALITY_PATTERN =
  /^(?:legally )?(?:authorized|eligible|willing|able|available|required|needed|open|interested|acceptable|comfortable|agreed?|certified|licensed)(?: to work)?$/;

/** "Authorized" and "Not authorized": the two answers of a question about nothing else. */
function findPair(options: readonly string[]): Readonly<Record<YesNo, string>> | null {
  if (options.length !== 2) return null;
  const yes = options.find((text) => QUALITY_PATTERN.test(toWords(text)));
  const no = options.find((text) => text !== yes && /^(?:not |un|in)/.test(toWords(text)));
  return yes !== undefined && no !== undefined && toWords(no).replace(/^(?:not |un|in)/, '') === toWords(yes)
    ? { Yes: yes, No: no }
    : null;
}

const flip = (answer: YesNo): YesNo => (answer === 'Yes' ? 'No' : 'Yes');

/** The option for a yes or no, which may also say something about other questions. */
export function chooseYesNo(
  id: string,
  answer: YesNo,
  options: readonly string[],
  { inverted = false, known = {} }: OptionContext,
): ChosenOption {
  const pair = findPair(options);
  if (pair) return sure(pair[answer], 'one of two opposites');
  const facts: Record<string, string> = { ...known, [id]: inverted ? flip(answer) : answer };
  const contradicts = (text: string) =>
    listClaims(text).some((claim) => (facts[claim.questionId] ?? claim.answer) !== claim.answer);
  const isUnknown = (text: string) => listClaims(text).some(({ questionId }) => facts[questionId] === undefined);
  const leading = options.filter((text) => readLeading(text) === answer);
  const claiming = options.filter(
    (text) => readLeading(text) === null && listClaims(text).some(({ questionId }) => questionId === id),
  );
  const candidates = [...leading, ...claiming].filter((text) => !contradicts(text));
  const bare = candidates.filter((text) => toWords(text).split(' ').length === 1 || isShort(text));
  if (bare.length === 1) return sure(bare[0] ?? '', 'the plain answer');
  if (candidates.length === 0 && answer === 'No')
    return onlyOne(
      options.filter((text) => NOTHING_PATTERN.test(toWords(text)) || NEVER_PATTERN.test(toWords(text))),
      'none of the others',
    );
  if (candidates.length !== 1) return onlyOne(candidates, 'with this answer');
  const [only = ''] = candidates;
  const isKnown = listClaims(only).length > 0 && !isUnknown(only);
  if (isConditional(isKnown ? only.replace(/\bbut\b/i, ' ') : only)) return unsure('it has a condition', candidates);
  if (isUnknown(only)) return unsure('it says something that isn’t known', candidates);
  if (
    answer === 'Yes' &&
    readLeading(only) &&
    /\b(?:not|never|dont|wont|cannot)\b/.test(toWords(only)) &&
    listClaims(only).length === 0
  )
    return unsure('it says yes and not', candidates);
  return sure(only, 'the only option with this answer');
}

/** "I do" and "It wouldn’t" say no more than yes and no. */
const isShort = (text: string): boolean =>
  toWords(text).split(' ').length <= 3 && readLeading(text) !== null && !/^(?:yes|no)\b/.test(toWords(text));
const NEVER_PATTERN = /^(?:i have |i was )?never (?:been |a )?(?:employed|worked|applied|interviewed|employee)\b/;
const NOTHING_PATTERN =
  /^(?:none|never|none of (?:the above|these)|i have none|not at all|nobody|no one|none currently|none held)$/;

import { type ChosenOption, onlyOne } from './chosen-option.ts';
import { toCompact } from './option-words.ts';
import { toWords } from './words.ts';

const BESIDES =
  /\b(?:regular|permanent|only|employees?|employment|hours|work|positions?|basis|status|direct hire|jobs?|w 2|a week|per week|week)\b/g;
const SHORT: Readonly<Record<string, string>> = {
  ft: 'fulltime',
  pt: 'parttime',
  temp: 'temporary',
  intern: 'internship',
  contractor: 'contract',
};

/** "Regular full-time (40 hours)" and "F/T" are both full time. */
function toType(text: string): string {
  const plain = toCompact(
    toWords(text.replaceAll(/\([^)]*\)/g, ' '))
      .replace(BESIDES, ' ')
      .replaceAll(/\d+/g, ' '),
  );
  return SHORT[plain] ?? plain;
}

/** The option for a kind of employment, whatever it says beside it. */
export const chooseEmployment = (answer: string, options: readonly string[]): ChosenOption =>
  onlyOne(
    options.filter((text) => toType(text) === toType(answer)),
    'the same kind of employment',
  );

import { findQuestion, isPrivate } from '../answers/index.ts';
import { findStates } from '../text/us-states.ts';
import { type ChosenOption, onlyOne, sure, unsure } from './chosen-option.ts';
import { readLeading } from './claims.ts';
import { chooseDegree, toCore } from './degree-options.ts';
import { chooseEmployment } from './employment-options.ts';
import {
  isDeclineOption,
  isPlaceholderOption,
  readDays,
  readMonth,
  readNumber,
  readRange,
  toCompact,
} from './option-words.ts';
import { isCallingCode, isCityRegion, isCountry, isRegion } from './place-options.ts';
import { chooseArrangement, chooseRange, chooseShare } from './range-options.ts';
import { chooseSource } from './source-options.ts';
import type { OptionContext } from './types.ts';
import { toWords } from './words.ts';
import { chooseYesNo } from './yes-no-options.ts';

export type { ChosenOption };

function chooseByQuestion(
  id: string,
  answer: string,
  options: readonly string[],
  context: OptionContext,
): ChosenOption {
  const question = findQuestion(id);
  if (question && isPrivate(question))
    return onlyOne(options.filter(isDeclineOption), 'says that the person doesn’t say');
  if (id === 'how-heard') return chooseSource(answer, options, context.employer ?? '');
  if (id === 'highest-education') return chooseDegree(answer, options);
  if (id === 'travel') return chooseShare(answer, options, context.asked ?? '');
  if (id === 'employment-type') return chooseEmployment(answer, options);
  if (id === 'visa-status') return chooseStatus(answer, options);
  if (id === 'work-arrangement') return chooseArrangement(answer, options);
  if (id === 'notice-period' || (id === 'start-date' && readDays(answer) !== null))
    return chooseRange(readDays(answer), options, readDays);
  if (id === 'years-experience' || id === 'hours-per-week' || id === 'salary-expectation' || id === 'hourly-rate') {
    const number = readNumber(answer);
    const usable = options.every((text) => !/\bmonths?\b/i.test(text)) ? options : [];
    return chooseRange(number === null ? null : { from: number, to: number }, usable, readRange);
  }
  const leading = question?.type === 'choice' ? null : readLeading(answer);
  if (leading) return chooseYesNo(id, leading, options, context);
  return unsure('no option is the same as the answer');
}

/** "H-1B visa" for H-1B. */
function chooseStatus(answer: string, options: readonly string[]): ChosenOption {
  const toStatus = (text: string) => toCompact(toWords(text).replaceAll(/\b(?:visa|status|holder)\b/g, ' '));
  return onlyOne(
    options.filter((text) => toStatus(text) === toStatus(answer)),
    'the same status',
  );
}

function chooseByMeaning(
  meaning: string,
  answer: string,
  options: readonly string[],
  context: OptionContext,
): ChosenOption {
  if (meaning.startsWith('question:'))
    return chooseByQuestion(meaning.slice('question:'.length), answer, options, context);
  if (meaning === 'region')
    return onlyOne(
      options.filter((text) => isRegion(text, answer)),
      'the same state',
    );
  if (meaning === 'country')
    return onlyOne(
      options.filter((text) => isCountry(text, answer)),
      'the same country',
    );
  if (meaning === 'phone-country')
    return onlyOne(
      options.filter((text) => isCallingCode(text, answer, context.country ?? '')),
      'the same calling code',
    );
  if (meaning === 'city-region' || meaning === 'city' || meaning === 'job-place') {
    const [city = '', region] = answer.split(',').map((part) => part.trim());
    const place = {
      ...context,
      ...(meaning === 'job-place' && { region: findStates(answer)[0] ?? region ?? '', country: context.country ?? '' }),
    };
    return onlyOne(
      options.filter((text) => isCityRegion(text, city, place)),
      'the same place',
    );
  }
  if (meaning === 'degree') return chooseDegree(answer, options);
  if (meaning.endsWith('-month')) {
    const month = readMonth(answer);
    return onlyOne(
      options.filter((text) => month !== null && readMonth(text) === month),
      'the same month',
    );
  }
  if (meaning === 'job-current' || meaning === 'graduated' || meaning === 'lives-in-us') {
    const leading = readLeading(answer);
    return leading ? chooseYesNo('', leading, options, {}) : unsure('no answer');
  }
  if (meaning === 'school' || meaning === 'newest-school' || meaning === 'field-of-study' || meaning === 'employer')
    return onlyOne(
      options.filter((text) => toCore(text) === toCore(answer)),
      'the same name',
    );
  const leading = readLeading(answer);
  return leading && meaning.startsWith('own:')
    ? chooseYesNo('', leading, options, {})
    : unsure('no option is the same as the answer');
}

/**
 * Which option surely is the answer. In doubt none: the opposite, or an option that says more than the person did, costs them more than
 * an open question does.
 * @param meaning as `planFill` names it, such as `region` or `question:sponsorship`
 */
export function chooseOption(
  meaning: string,
  answer: string,
  options: readonly string[],
  context: OptionContext = {},
): ChosenOption {
  const real = options.filter((text) => !isPlaceholderOption(text));
  if (answer.trim() === '' || real.length === 0) return unsure('there is nothing to choose');
  const question = findQuestion(meaning.replace(/^question:/, ''));
  const isYesNo = readLeading(answer) !== null && toWords(answer).split(' ').length === 1;
  // What "yes" means depends on the whole option, so it doesn’t count as the same here.
  if (!isYesNo && !(question && isPrivate(question))) {
    const same = real.filter((text) => toCompact(text) === toCompact(answer));
    if (same.length === 1 && meaning !== 'phone-country') return sure(same[0] ?? '', 'the same text');
  }
  return chooseByMeaning(meaning, answer, real, context);
}

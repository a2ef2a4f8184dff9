import { US_STATES } from '../text/us-states.ts';
import { listCountryNames } from './countries.ts';
import { MONTHS, readDegreeLevels, toCompact } from './option-words.ts';
import { chooseOption } from './options.ts';
import type { FieldDescription, FillValue, LeftReason, OptionContext } from './types.ts';
import { toWords } from './words.ts';

export type MadeValue = { value: FillValue; reason: string } | { left: LeftReason; reason: string };

const left = (reason: LeftReason, why: string): MadeValue => ({ left: reason, reason: why });

/** What to type into a combobox so that it lists the option, and texts that are surely it. */
function makeSearch(meaning: string, answer: string, context: OptionContext): FillValue {
  const choice = { meaning, answer, context };
  const search = (text: string, accepts: readonly string[]): FillValue => ({ type: 'search', text, accepts, choice });
  if (meaning === 'country') {
    const names = listCountryNames(answer);
    return search(names[0] ?? answer, names);
  }
  if (meaning === 'phone-country') {
    const [name = ''] = listCountryNames(context.country ?? '');
    return search(name, [`${name} (+${answer})`, `+${answer}`, `${name} +${answer}`]);
  }
  if (meaning === 'region') {
    const name = US_STATES.get(answer);
    return search(name ?? answer, name ? [name, answer, `${name} (${answer})`, `${answer} - ${name}`] : [answer]);
  }
  if (meaning === 'city-region' || meaning === 'city' || meaning === 'job-place')
    return search(answer.split(',')[0] ?? answer, [answer]);
  if (meaning === 'degree' || meaning === 'question:highest-education') {
    const [level] = readDegreeLevels(answer);
    const word = level && /^(?:bachelor|master|associate|doctorate)$/.test(level) ? level : answer;
    return search(word === 'doctorate' ? 'Doctor' : word, [answer]);
  }
  if (meaning === 'skills') {
    const several = answer.split(/, */).filter(Boolean);
    return { type: 'search', text: several[0] ?? answer, accepts: [], choice, several };
  }
  return search(answer, [answer]);
}

/** A number input takes digits only: "$135,000" is 135000. Null if the answer is more than one number. */
function toDigits(answer: string): string | null {
  const found = answer.replace(/(\d),(?=\d{3}\b)/g, '$1').match(/-?\d+(?:\.\d+)?/g);
  return found?.length === 1 && !/\d\s?k\b/i.test(answer) ? (found[0] ?? null) : null;
}

const ISO_DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const ISO_MONTH_PATTERN = /^\d{4}-\d{2}$/;
const US_DATE_PATTERN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A date as date inputs take it, if the answer is one. */
function toIsoDate(answer: string): string | null {
  if (ISO_DATE_PATTERN.test(answer)) return answer;
  const [, month, day, year] = US_DATE_PATTERN.exec(answer) ?? [];
  if (month && day && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, name = '', dayOf = '', yearOf = ''] = /^([A-Z][a-z]+)\.? (\d{1,2}),? (\d{4})$/.exec(answer) ?? [];
  const at = MONTHS.findIndex((each) => name.length >= 3 && each.startsWith(name));
  return at < 0 ? null : `${yearOf}-${String(at + 1).padStart(2, '0')}-${dayOf.padStart(2, '0')}`;
}

function makeText(answer: string, field: FieldDescription): MadeValue {
  let text: string | null = answer;
  if (field.kind === 'number') text = toDigits(answer);
  else if (field.kind === 'date') text = toIsoDate(answer);
  else if (field.kind === 'month') text = ISO_MONTH_PATTERN.test(answer) ? answer : null;
  else if (field.kind === 'url' && !/^https?:\/\/\S+$/.test(answer))
    text = /^[\w-]+(?:\.[\w-]+)+\/?\S*$/.test(answer) ? `https://${answer}` : null;
  else if (field.kind !== 'textarea') text = answer.replace(/\s*\n\s*/g, ' ');
  if (text === null) return left('no-option', 'the answer doesn’t have the field’s format');
  if (field.maxLength !== null && text.length > field.maxLength)
    return left('too-long', `longer than ${field.maxLength} characters`);
  return { value: { type: 'text', text }, reason: 'the text as it is' };
}

/** Lists of what a person has, of which a form offers some. */
const LISTED_MEANINGS = new Set(['skills', 'question:languages', 'question:tools', 'question:certifications']);

/** Each item of a list has to have an option. */
function makeSeveral(meaning: string, answer: string, field: FieldDescription, context: OptionContext): MadeValue {
  const whole = chooseOption(meaning, answer, field.options, context);
  if (whole.certainty === 'sure') return { value: { type: 'options', texts: [whole.text] }, reason: whole.reason };
  if (LISTED_MEANINGS.has(meaning)) {
    const held = new Set(answer.split(/[,;]/).map((item) => toCompact(item.replaceAll(/\([^)]*\)/g, ''))));
    const known = field.options.filter((text) => held.has(toCompact(text.replaceAll(/\([^)]*\)/g, ''))));
    return known.length > 0
      ? { value: { type: 'options', texts: known }, reason: 'these of the options are in the answer' }
      : left('no-option', 'none of the options is in the answer');
  }
  const items = answer
    .split(/,|;| and /)
    .map((item) => item.trim())
    .filter(Boolean);
  const chosen = items.map((item) => chooseOption(meaning, item, field.options, context));
  const texts = chosen.flatMap((each) => (each.certainty === 'sure' ? [each.text] : []));
  return items.length > 1 && texts.length === items.length
    ? { value: { type: 'options', texts: [...new Set(texts)] }, reason: 'each item has an option' }
    : left('no-option', whole.reason);
}

/** An answer as a value of the field, if it surely fits. */
export function makeValue(
  meaning: string,
  answer: string,
  field: FieldDescription,
  context: OptionContext,
  documentId?: string,
): MadeValue {
  switch (field.kind) {
    case 'file':
      return documentId === undefined
        ? left('unclear', 'not a document')
        : { value: { type: 'file', documentId }, reason: 'the document' };
    case 'checkbox':
      return toWords(answer) === 'yes'
        ? { value: { type: 'checked', checked: true }, reason: 'the answer is yes' }
        : left('no-answer', 'the box stays empty for this answer');
    case 'select':
    case 'radio-group': {
      const chosen = chooseOption(meaning, answer, field.options, context);
      return chosen.certainty === 'sure'
        ? { value: { type: 'options', texts: [chosen.text] }, reason: chosen.reason }
        : left('no-option', chosen.reason);
    }
    case 'checkbox-group':
      return makeSeveral(meaning, answer, field, context);
    case 'combobox':
      return { value: makeSearch(meaning, answer, context), reason: 'an option that means the same' };
    default:
      return makeText(answer, field);
  }
}

import type { IncomingListing } from '../../incoming.ts';
import { toLine, toNumber } from './fields.ts';

type Pay = NonNullable<IncomingListing['pay']>;

/** Names of periods. `PW` isn't one: at USAJOBS it means piecework. */
const PERIOD_NAMES: Readonly<Record<Pay['period'], string>> = {
  hour: 'hours?|hourly|hr|ph|p h',
  day: 'days?|daily|pd|p d',
  week: 'weeks?|weekly|wk',
  month: 'months?|monthly|mo|pm|p m',
  year: 'years?|yearly|annual|annually|annum|yr|pa|p a',
};
const PERIOD_PATTERNS = (Object.keys(PERIOD_NAMES) as Pay['period'][]).map(
  (period) => [period, new RegExp(`^(1 |per |a |an )?(${PERIOD_NAMES[period]})( salary| wage| rate)?$`)] as const,
);

/** "yearly", "per-hour-wage", "1 MONTH". Undefined for two weeks, a school year, or a task. */
function readPayPeriod(label: unknown): Pay['period'] | undefined {
  const words = toLine(label)
    ?.toLowerCase()
    .replaceAll(/[\s_./-]+/g, ' ')
    .trim();
  return words === undefined ? undefined : PERIOD_PATTERNS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Pay from the fields of a source. Undefined unless its amount, currency, and period are all stated. Zero means that it isn't. */
export function toPay(source: { min?: unknown; max?: unknown; currency: unknown; period: unknown }): Pay | undefined {
  const [min, max] = [toAmount(source.min), toAmount(source.max)];
  const currency = toLine(source.currency)?.toUpperCase() ?? '';
  const period = readPayPeriod(source.period);
  if (!period || !CURRENCIES.has(currency) || (min === undefined && max === undefined)) return undefined;
  if (min !== undefined && max !== undefined && min > max) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }), currency, period };
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

function toAmount(value: unknown): number | undefined {
  const amount = toNumber(value);
  return amount !== undefined && amount > 0 ? amount : undefined;
}

const SYMBOLS: Readonly<Record<string, string>> = { US$: 'USD', CA$: 'CAD', A$: 'AUD', '£': 'GBP', '€': 'EUR' };
const AMOUNT = String.raw`(US\$|CA\$|A\$|[$£€]|[A-Z]{3})?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s?(k)?`;
const PAY_PATTERN = new RegExp(
  String.raw`^${AMOUNT}(?:\s?(?:-|–|—|to)\s?${AMOUNT})?\s?((?!per\b)[A-Z]{3}\b)?(?:\s?\/\s?|\s(?:per|an?)\s|\s)(year|yr|annum|annually|yearly|month|monthly|week|weekly|day|daily|hour|hr|hourly)\.?$`,
  'i',
);

/**
 * Pay in a short text: "$135,000 - $198,000 / year". Undefined unless the whole text is an amount or a range with its currency and
 * period. A dollar sign counts only if we know whose dollars they are.
 * @param dollars the currency that "$" means there
 */
export function readPayText(text: unknown, dollars?: 'USD'): Pay | undefined {
  const match = PAY_PATTERN.exec(toLine(text)?.replaceAll(/\s+/g, ' ') ?? '');
  if (!match) return undefined;
  const [, symbol, first = '', cents = '', k, secondSymbol, second, secondCents = '', secondK, code] = match;
  const currencies = [symbol, secondSymbol, code].flatMap((name) =>
    name === undefined ? [] : [name === '$' ? dollars : (SYMBOLS[name.toUpperCase()] ?? name.toUpperCase())],
  );
  const named = new Set(code !== undefined && symbol === '$' ? [code.toUpperCase()] : currencies);
  const [currency] = named;
  if (named.size !== 1 || currency === undefined) return undefined;
  const toFigure = (digits: string, fraction: string, isThousands: boolean) =>
    Number(`${digits.replaceAll(',', '')}${fraction}`) * (isThousands ? 1000 : 1);
  const max = second === undefined ? undefined : toFigure(second, secondCents, secondK !== undefined);
  // "$90-105k" has one "k" for both.
  const min = toFigure(first, cents, k !== undefined || (secondK !== undefined && Number(first) < 1000));
  return toPay({ min, max: max ?? min, currency, period: match[10] });
}

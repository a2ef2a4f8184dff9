import { MAX_JOB_LENGTH } from '../text/limits.ts';
import { splitSentences } from '../text/sentences.ts';

export const PAY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** The pay that a job description states. At least one of `min` and `max` is set. */
export interface StatedPay {
  /** In whole currency units or cents, as written. */
  min?: number;
  max?: number;
  currency: 'USD' | 'GBP' | 'EUR';
  period: PayPeriod;
  /** The sentence that states it. */
  quote: string;
}

const AMOUNT = String.raw`\d{1,3}(?:,\s?\d{3})+(?:\.\d{2})?|\d{1,6}(?:\.\d{2})?`;
/** "$15", "$15-18", "$31,000 - $34,000", "$50K to $70K", "£30k". Each repetition has a limit. */
const AMOUNT_PATTERN = new RegExp(
  String.raw`([$£€])\s?(${AMOUNT})\s?([kK]\b)?\+?(?:\s?(?:/\s?)?(hour|hr|year|yr)\.?)?(?:\s?(-|–|—|~|to|and)\s?([$£€])?\s?(${AMOUNT})\s?([kK]\b)?)?`,
  'g',
);
/** "CA$", "A$", "NZ$": dollars of another country. */
const OTHER_DOLLAR_PATTERN = /(?<!\bU)(?:\b(?:C|A|CA|CAD|AU|AUD|NZ|HK|S|SG|R|MX)\s?)$/;
/** What the second number of "$17/hr, 20 hours" or "$60,000 and 401k" counts instead of money. */
const NOT_MONEY_AFTER_PATTERN =
  /^\s?\+?\s?(?:\(?k\)?\b|hours?\b|hrs\b|days?\b|weeks?\b|months?\b|years?\b|%|percent|people|shifts?\b)/i;
/** A wider range is rather two amounts of different things. */
const MAX_RANGE_RATIO = 10;

const CURRENCIES: Readonly<Record<string, StatedPay['currency']>> = { $: 'USD', '£': 'GBP', '€': 'EUR' };

const PERIOD_WORDS: Readonly<Record<PayPeriod, string>> = {
  hour: String.raw`hours?|hrs?|hourly|p\/?h`,
  day: 'days?|daily',
  week: 'weeks?|wks?|weekly',
  month: 'months?|mo|monthly',
  year: String.raw`years?|yrs?|yearly|annually|annual|annum|p\.?a`,
};
const PERIODS: readonly [PayPeriod, RegExp, RegExp][] = PAY_PERIODS.map((period) => [
  period,
  new RegExp(
    String.raw`^\s?\+?\s?(?:usd|gbp|eur|dollars)?\s?\(?(?:(?:base |gross )?(?:pay |salary |rate )?(?:per|an?|each|every|\/)\s?(?:${PERIOD_WORDS[period]})|(?:${PERIOD_WORDS[period]}))\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:${PERIOD_WORDS[period]}|per (?:${PERIOD_WORDS[period]}))\s(?:base\s)?(?:rate|pay|wages?|salary|compensation)?[^.;$£€]{0,25}$`,
    'i',
  ),
]);

/** Before an amount: what it is if not pay, or a promise of what some people earn. */
const NOT_PAY_BEFORE_PATTERN =
  /\b(?:bonus(?:es)?(?: of)?|relocation|tuition|reimburse\w{0,5}|allowance|stipend|revenues?|sales|budget|funded|assets|deductible|match(?:ing)?|fund|prizes?|fees?|invest\w{0,5}|commissions?|draw|earn\w{0,4}|income|makes?|making|averages?|averaging|produce|save|over time|referral|gift|raised|donat\w{1,5}|worth|valued?|per diem|charged?|yields?|increases?|raises?)\b[^.;]{0,45}$/i;
/** Anywhere before an amount: what some people reach. */
const PROMISE_PATTERN = /\b(?:potential|take home|could|can (?:realistically )?(?:earn|make))\b/i;
/** After an amount. */
const NOT_PAY_AFTER_PATTERN =
  /^\s?\+?\s?(?:k\b)?\s?(?:million|billion|mm?\b|b\b|bn\b|(?:guaranteed )?(?:sign|signing|retention|referral|bonus|relocation|tuition|assistance|gift|allowance|stipend|draw|commission|for (?:food|lodging|each|every|meals|travel)|in (?:revenue|sales|bonus|commission)|(?:per|a|an|each|every)\s(?:mile|client|session|visit|referral|unit|lead|sale|test|call|patient|credit|course|class|page|word|hit|piece|load|shift|student|assignment|sq)|\/\s?(?:mile|visit|session|unit)))/i;
/** Shortly before an amount without a period, or right after it. */
const PAY_BEFORE_PATTERN =
  /\b(?:salary|salaries|wages?|pay|pays|paid|compensation|rate|base|hiring range)\b[^.;]{0,50}$/i;
const PAY_AFTER_PATTERN = /^\s?\+?\s?(?:base|salary|starting|to start|doe\b|depending on experience)/i;

/** The lowest and highest plausible amounts of each period. An amount outside belongs to something else. */
const PLAUSIBLE: Readonly<Record<PayPeriod, readonly [number, number]>> = {
  hour: [2, 1000],
  day: [20, 5000],
  week: [100, 10_000],
  month: [400, 100_000],
  year: [5000, 5_000_000],
};
/** Where a statement of pay names no period, US ads mean hours below the one and years from the other amount on. */
const HOUR_AMOUNT_MAX = 100;
const YEAR_AMOUNT_MIN = 15_000;

/** How many of each period a full-time year has, to compare statements: 40 hours and 5 days in each of 52 weeks, and 12 months. */
const PERIODS_PER_YEAR: Readonly<Record<PayPeriod, number>> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

/** An amount counted up to a full-time year: 2,080 hours, 260 days, 52 weeks, or 12 months. */
export const toYearlyAmount = (amount: number, period: PayPeriod): number => amount * PERIODS_PER_YEAR[period];

/**
 * The pay that a description states in words, with the sentence. Undefined if it states none, if its statements differ, or if they may be
 * something else: a bonus, a budget, what some people earn. Never throws; reads the first `MAX_JOB_LENGTH` characters.
 */
export function findPay(text: string): StatedPay | undefined {
  const found: StatedPay[] = [];
  for (const sentence of splitSentences(text.slice(0, MAX_JOB_LENGTH)))
    if (/[$£€]\s?\d/.test(sentence.text)) found.push(...findInSentence(sentence.text));
  const [first] = found;
  return first && found.every((pay) => agrees(pay, first)) ? first : undefined;
}

/** Whether two statements can be about the same pay: the same amounts, or amounts of other periods that overlap over a year. */
function agrees(one: StatedPay, other: StatedPay): boolean {
  if (one.currency !== other.currency) return false;
  if (one.period === other.period) return one.min === other.min && one.max === other.max;
  const toYear = ({ min, max, period }: StatedPay) =>
    [min ?? 0, max ?? Number.POSITIVE_INFINITY].map((amount) => amount * PERIODS_PER_YEAR[period]) as [number, number];
  const [[least, most], [otherLeast, otherMost]] = [toYear(one), toYear(other)];
  // Amounts are rounded when they are converted.
  return least <= otherMost * 1.05 && otherLeast <= most * 1.05;
}

function findInSentence(text: string): StatedPay[] {
  const promise = text.search(PROMISE_PATTERN);
  return [...text.matchAll(AMOUNT_PATTERN)].flatMap((match) => {
    if (promise !== -1 && promise < match.index) return [];
    const before = text.slice(Math.max(0, match.index - 80), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
    if (NOT_PAY_BEFORE_PATTERN.test(before) || NOT_PAY_AFTER_PATTERN.test(after)) return [];
    if (match[1] === '$' && OTHER_DOLLAR_PATTERN.test(before)) return [];
    return readPay(text, match, before, after);
  });
}

function readPay(text: string, match: RegExpMatchArray, before: string, after: string): StatedPay[] {
  const [low, high] = parseAmounts(match);
  if (high !== undefined && !isRange(match, low, high, before, after)) return [];
  const period = findPeriod(match[4], before, after) ?? inferPeriod(before, after, low);
  if (!period || ![low, high ?? low].every((amount) => isPlausible(amount, period))) return [];
  const currency = CURRENCIES[match[1] ?? ''] ?? 'USD';
  if (high !== undefined) return [{ min: low, max: high, currency, period, quote: text }];
  const isMost = /\b(?:up to|maximum(?: of)?|to|hasta)\s*$/i.test(before);
  const isFixed = !isMost && !isLeast(match[0], before, after);
  return [
    { ...(isMost ? {} : { min: low }), ...(isMost || isFixed ? { max: low } : {}), currency, period, quote: text },
  ];
}

/** Whether the two numbers are the ends of one range. "And" joins them only after "between". */
function isRange(match: RegExpMatchArray, low: number, high: number, before: string, after: string): boolean {
  if (high < low || high > low * MAX_RANGE_RATIO) return false;
  if (match[5] === 'and' && !/\bbetween\s*$/i.test(before)) return false;
  return match[6] !== undefined || !NOT_MONEY_AFTER_PATTERN.test(after);
}

/** Whether a single amount is only the lower end: "$14.00+", "starting at $12". */
const isLeast = (amount: string, before: string, after: string): boolean =>
  amount.endsWith('+') ||
  /^\s?\+/.test(after) ||
  /\b(?:from|start(?:s|ing)?(?: at)?|minimum|at least)\b[^.;]{0,15}$/i.test(before);

function parseAmounts(match: RegExpMatchArray): [low: number, high: number | undefined] {
  const toNumber = (text: string | undefined) => Number((text ?? '').replaceAll(/[,\s]/g, ''));
  const high = match[7] === undefined ? undefined : toNumber(match[7]) * (match[8] ? 1000 : 1);
  // "$50-70K" means thousands twice.
  const isThousands = Boolean(match[3]) || (Boolean(match[8]) && toNumber(match[2]) < 1000);
  return [toNumber(match[2]) * (isThousands ? 1000 : 1), high];
}

function findPeriod(within: string | undefined, before: string, after: string): PayPeriod | undefined {
  if (within) return /^h/i.test(within) ? 'hour' : 'year';
  const stated =
    PERIODS.find(([, pattern]) => pattern.test(after)) ?? PERIODS.find(([, , pattern]) => pattern.test(before));
  return stated?.[0];
}

function inferPeriod(before: string, after: string, amount: number): PayPeriod | undefined {
  if (!PAY_BEFORE_PATTERN.test(before) && !PAY_AFTER_PATTERN.test(after)) return undefined;
  if (amount <= HOUR_AMOUNT_MAX) return 'hour';
  return amount >= YEAR_AMOUNT_MIN ? 'year' : undefined;
}

function isPlausible(amount: number, period: PayPeriod): boolean {
  const [least, most] = PLAUSIBLE[period];
  return amount >= least && amount <= most;
}

/** Whether a job is paid by the hour or by a salary, in words alone if it states no amount: "competitive base salary". */
export function findPayBasis(text: string): 'hour' | 'salary' | undefined {
  const pay = findPay(text);
  if (pay) return pay.period === 'hour' ? 'hour' : 'salary';
  const limited = text.slice(0, MAX_JOB_LENGTH);
  if (/\b(?:hourly (?:base |guaranteed )?(?:wages?|rate|pay|position|salary)|paid hourly|per hour)\b/i.test(limited))
    return 'hour';
  return /(?<!\b(?:send|include|with|your|current|desired|and|or) )\b(?:base|competitive|starting|annual|guaranteed|attractive|good|great|excellent|full)[\s,]+(?:\w+\s)?salary\b|\bsalary(?: range)?\s?(?:is|will be|:|-|plus|\+|commensurate|based on|and benefits|\/benefits|doe|depend\w*)/i.test(
    limited,
  )
    ? 'salary'
    : undefined;
}

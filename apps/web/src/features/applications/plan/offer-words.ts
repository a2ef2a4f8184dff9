import { PAY_PERIODS, type PayPeriod } from '@foothold/contracts/listings/choices';

export const PERIOD_OPTIONS = PAY_PERIODS.map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));

/** "an hour", "a year". */
export const describePeriod = (period: PayPeriod): string => (period === 'hour' ? 'an hour' : `a ${period}`);

import { PAY_PERIODS } from '@foothold/contracts/listings/choices';

export const PERIOD_OPTIONS = PAY_PERIODS.map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));

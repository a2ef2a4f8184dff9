import { useAppData } from '../app-data.tsx';
import { type Format, getFormat, type Money as MoneyValue } from './format.ts';

/** Formatters for the user's region. */
export function useFormat(): Format {
  return getFormat(useAppData().region);
}

export function Money({ value }: { value: MoneyValue }) {
  return <span className="whitespace-nowrap">{useFormat().money(value)}</span>;
}

/** Renders whole US cents. */
export function Cents({ value }: { value: number }) {
  return <span className="whitespace-nowrap figures">{useFormat().cents(value)}</span>;
}

export function FormattedNumber({ value }: { value: number }) {
  return <>{useFormat().number(value)}</>;
}

/** Renders an ISO date or date-time. A date-time includes the time of day if `time` is set. */
export function DateTime({ value, time = false }: { value: string; time?: boolean }) {
  const format = useFormat();
  return <time dateTime={value}>{time ? format.dateTime(value) : format.date(value)}</time>;
}

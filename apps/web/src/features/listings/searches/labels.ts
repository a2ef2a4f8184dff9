import { ALERT_HOUR, type AlertChannel, type AlertFrequency } from '@foothold/contracts/listings/choices';
import type { Region } from '../../../shared/format/format.ts';

/** The hour of daily and weekly alerts in words. */
const describeHour = (region: Region): string =>
  region === 'uk' ? `${ALERT_HOUR} AM UK time` : `${ALERT_HOUR} AM Eastern`;

/** How often a saved search sends alerts, for the option of a field. */
export function getFrequencyLabel(frequency: AlertFrequency, region: Region): string {
  const labels: Record<AlertFrequency, string> = {
    instant: 'As jobs are added, at most once an hour',
    daily: `Daily at ${describeHour(region)}`,
    weekly: `Mondays at ${describeHour(region)}`,
    off: 'No alerts',
  };
  return labels[frequency];
}

/** How a saved search’s alerts arrive, for the option of a field. */
export const CHANNEL_LABELS: Record<AlertChannel, string> = {
  email: 'Email',
  browser: 'Browser notification',
  both: 'Email and browser notification',
};

/** The same on a button. */
export const FREQUENCY_MARKS: Record<AlertFrequency, string> = {
  instant: 'alerts on',
  daily: 'daily alerts',
  weekly: 'weekly alerts',
  off: 'no alerts',
};

import { COMMON_TIME_ZONES, planLimits } from '@foothold/contracts/applications/planning-choices';
import { useAppData } from '../../../shared/app-data.tsx';
import { dateFormat } from '../../../shared/format/formatters.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Select } from '../../../shared/ui/select.tsx';

interface LocalTimeProps {
  /** The day and time of day in the time zone: `2026-12-03T10:00`. */
  local: string;
  /** The moment, as an ISO date-time. */
  at: string;
  timeZone: string;
}

/** The time as it was entered, with the short name of its time zone: "Dec 3, 2026, 10:00 AM EST". */
export function LocalTime({ local, at, timeZone }: LocalTimeProps) {
  const format = useFormat();
  return (
    <time dateTime={at} className="figures">
      {format.dateTime(`${local}:00Z`)} {getZoneName(timeZone, new Date(at))}
    </time>
  );
}

function getZoneName(timeZone: string, at: Date): string {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Asks for a time zone. It starts with the browser's own, which the server doesn't know. */
export function TimeZoneField({ value }: { value?: string }) {
  const { region } = useAppData();
  const hydrated = useHydrated();
  const own = hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  const selected = value ?? own ?? (region === 'uk' ? 'Europe/London' : 'America/New_York');
  const known = [...COMMON_TIME_ZONES, ['Europe/London', 'London'] as const, ['UTC', 'UTC'] as const];
  const others = [selected, ...(own === undefined ? [] : [own])].filter(
    (zone, at, all) =>
      zone.length <= planLimits.timeZone && all.indexOf(zone) === at && !known.some(([id]) => id === zone),
  );
  return (
    <Select
      key={selected}
      name="timeZone"
      label="Time zone"
      defaultValue={selected}
      options={[
        ...others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
        ...known.map(([zone, label]) => ({ value: zone, label })),
      ]}
    />
  );
}

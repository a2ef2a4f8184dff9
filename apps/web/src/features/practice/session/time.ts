/** Seconds in clock format: "2:05". */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Seconds in words, for screen readers: "2 minutes 5 seconds". */
export function formatSpokenTime(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  const parts = [
    minutes > 0 && formatCount(minutes, 'minute'),
    (rest > 0 || minutes === 0) && formatCount(rest, 'second'),
  ];
  return parts.filter(Boolean).join(' ');
}

const formatCount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

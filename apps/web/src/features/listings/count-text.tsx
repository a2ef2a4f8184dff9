import type { Format } from '../../shared/format/format.ts';
import { useFormat } from '../../shared/format/use-format.tsx';

/** "1,204", or "10,000+" if there are at least that many. */
export const formatCount = (count: number, isLeast: boolean, format: Format): string =>
  `${format.number(count)}${isLeast ? '+' : ''}`;

export function CountText({ count, isLeast }: { count: number; isLeast: boolean }) {
  return <>{formatCount(count, isLeast, useFormat())}</>;
}

import type { Line } from '../layout/index.ts';

export interface Look {
  bold: boolean;
  italic: boolean;
  size: number;
  x0: number;
}

export function getLook(line: Line): Look {
  const span = line.spans[0];
  return { bold: span?.bold ?? false, italic: span?.italic ?? false, size: span?.size ?? line.size, x0: line.x0 };
}

export function isSameLook(a: Look, b: Look, x = true): boolean {
  return (
    a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) < 0.4 && (!x || Math.abs(a.x0 - b.x0) < 4)
  );
}

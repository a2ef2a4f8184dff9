import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Line width: the terminal's, within a readable range, or 80 without a terminal. */
export function getTerminalWidth(): number {
  return Math.min(Math.max(process.stdout.columns ?? 80, 40), 110);
}

/** Colors a text if standard output is a terminal that supports colors (see NO_COLOR and FORCE_COLOR). */
export function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

/**
 * Makes text from a file safe for a terminal. Removes control characters, which could move the cursor or change colors, and direction
 * marks.
 */
export function toPlainText(text: string): string {
  return text.replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ');
}

/** Wraps a text at spaces into lines of at most `width` characters. A longer word gets its own line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** Draws a fraction as a bar of `width` columns, in eighths of a column. */
export function createBar(share: number, width: number): { full: string; rest: string } {
  const eighthCount = Math.round(Math.min(Math.max(share, 0), 1) * width * 8);
  const partial = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighthCount % 8] ?? '';
  const full = '█'.repeat(Math.floor(eighthCount / 8)) + partial;
  return { full, rest: '·'.repeat(width - full.length) };
}

const MOST = 60;

/** The first line of a text that says something, cut to what a list has room for. */
export function firstLine(text: string): string {
  const line =
    text
      .split(/\r\n?|\n/)
      .find((line) => /[\p{L}\p{N}]/u.test(line))
      ?.trim() ?? '';
  const emails = [...line];
  return emails.length > MOST ? `${emails.slice(0, MOST - 1).join('')}…` : line;
}

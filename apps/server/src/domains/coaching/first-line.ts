const MAX_LENGTH = 60;

/** The first meaningful line of a text, shortened for a list. */
export function getFirstLine(text: string): string {
  const line =
    text
      .split(/\r\n?|\n/)
      .find((line) => /[\p{L}\p{N}]/u.test(line))
      ?.trim() ?? '';
  const emails = [...line];
  return emails.length > MAX_LENGTH ? `${emails.slice(0, MAX_LENGTH - 1).join('')}…` : line;
}

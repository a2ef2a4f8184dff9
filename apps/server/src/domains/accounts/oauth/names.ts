const MAX_NAME_LENGTH = 60;

/**
 * The name of an app as people see it: one line of at most 60 characters, without control characters, characters of no width, changes of
 * direction, or more than two marks on a letter.
 * @returns an empty string if nothing is left
 */
export function cleanAppName(name: string): string {
  const visible = name
    .normalize('NFKC')
    .replaceAll(/[\p{Zl}\p{Zp}\t\n\r]/gu, ' ')
    .replaceAll(/\p{C}|\p{Default_Ignorable_Code_Point}|\u2800/gu, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return [...visible].slice(0, MAX_NAME_LENGTH).join('').trim();
}

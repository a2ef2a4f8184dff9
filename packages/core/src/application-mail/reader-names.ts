const GREETING =
  /^(?:[Hh]i|[Hh]ello|[Dd]ear|[Hh]ey|[Gg]ood (?:morning|afternoon|day))[ ,]+(?:(?:[Mm]rs?|[Mm]s|[Mm]x|[Dd]r|[Pp]rof)\.? )?(\p{Lu}[\p{L}'’-]+|[\p{L}'’-]{2,}(?=\s*(?:[,!.:–—]|\n|$)))/u;
const ANYONE =
  /^(?:candidate|applicant|all|team|there|sir|madam|everyone|friend|colleague|member|again|job|future|valued|mate|folks|guys|buddy|pal|you|and|thank|thanks|this|just|we|your|it|great|good|hope|lovely|love|dear|congrats|congratulations|ms|mr|mrs)$/;

/** Whether the greeting isn’t to someone with another name, or initial. A message to a relative may be forwarded too. */
export function isForReader(text: string, readerNames: readonly string[]): boolean {
  const name = GREETING.exec(text.trimStart())?.[1]?.toLowerCase();
  if (name === undefined || readerNames.length === 0 || ANYONE.test(name)) return true;
  return readerNames.some((own) => own.includes(name) || (own.length !== 2 && name.startsWith(own)));
}

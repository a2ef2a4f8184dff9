/** Whether a text says that the person already has what it names at a position: "I have my CDL", "passed the FE exam". */
export function isOwned(text: string, start: number): boolean {
  const clause =
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[.;!?\n]|\bbut\b/i)
      .at(-1) ?? '';
  return (
    /\b(?:have|has|got|earned|hold|holding|passed|finished|completed|already|my|i[’']?m|am|as) (?:\w+[’']?\w* ){0,3}(?:\w+ )?$/i.test(
      clause,
    ) &&
    !/\b(?:have|has|need|want|got|would like|hope|plan) to\b|\b(?:do|did|does)(?:n[’']?t| not)|\bget\b|\bshould\b|\bneed\b|\bwithout\b/i.test(
      clause,
    )
  );
}

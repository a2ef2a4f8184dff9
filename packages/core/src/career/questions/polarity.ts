const NEGATION =
  /\b(?:no|not|never|without|avoid(?:ing)?|stop(?:ping)?|quit(?:ting)?|hate|dislike|away from|tired of|sick of|done with|burne?d? ?(?:out)? (?:on|by|from)|less|fewer|rather not|instead of|other than|out of|leav(?:e|ing)|can(?:no|[’']?)t|don[’']?t|won[’']?t|doesn[’']?t|isn[’']?t|get(?:ting)? (?:off|out)|neither|nor)\b/i;

/** Wording that has a negation in it and means none. */
const NOT_NEGATION =
  /\b(?:(?:don|would|do)(?:[’']?t|n[’']?t| not)|not) mind\b|\bnot (?:only|just|sure)\b|\bno (?:problem|issue)s? (?:with|working)\b|\bcan[’']t wait\b|\bno matter\b/gi;

const CLAUSE_END = /[.;!?\n]|\bbut\b|\bthough\b|\bhowever\b|\band (?:i |to |would |want|need|get|learn|move)/i;
/** A comma ends a clause only if what follows has a wish of its own: "no nights, weekends, or holidays" is one. */
const OWN_WISH =
  /\b(?:i|we|want|need|like|prefer|would|hope|plan|looking|get|become|learn|earn|pass|my|maybe|just|ideally)\b/i;
const MAX_DISTANCE = 45;
const AFTER =
  /^[^.;,!?]{0,14}\b(?:is|are)(?: not|n[’']t) (?:for me|an option|possible|my thing)|^[^.;,!?]{0,12}\b(?:is|are) out\b/i;

/** Whether a text rejects what it names at a position: "I don't want to manage people", "no more night shifts", "not remote". */
export function isNegated(text: string, start: number, end = start): boolean {
  if (AFTER.test(text.slice(end))) return true;
  const before = text.slice(0, start).replace(NOT_NEGATION, (words) => ' '.repeat(words.length));
  let clause = before;
  for (let match = CLAUSE_END.exec(clause); match; match = CLAUSE_END.exec(clause))
    clause = clause.slice(match.index + match[0].length);
  const comma = clause.lastIndexOf(',');
  if (comma >= 0 && OWN_WISH.test(clause.slice(comma)) && !NEGATION.test(clause.slice(comma)))
    clause = clause.slice(comma);
  const last = [...clause.matchAll(new RegExp(NEGATION, 'gi'))].at(-1);
  return last !== undefined && clause.length - last.index - last[0].length <= MAX_DISTANCE;
}

const LACK =
  /\b(?:(?:do|did|does)(?:n[’']?t| not) (?:yet )?(?:have|hold|finish|got)|never (?:got|finished|had)|have(?:n[’']?t| not) (?:got|finished)|without|no|lack(?:ing)?)(?: (?:my|a|an|the|any|college|four[- ]year))*\s*$/i;

/** Whether a text says that the person doesn't have what it names at a position: "don't have my bachelor's", "no degree". */
export const isLacked = (text: string, start: number): boolean => LACK.test(text.slice(Math.max(0, start - 50), start));

/** Whether a text says that the person already has what it names at a position: "I have my CDL", "passed the FE exam". */
export function isOwned(text: string, start: number): boolean {
  const clause =
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[.;!?\n]|\bbut\b/i)
      .at(-1) ?? '';
  return (
    /\b(?:have|has|got|earned|hold|holding|passed|finished|completed|already|i[’']?m|am|as) (?:\w+[’']?\w* ){0,3}(?:\w+ )?$/i.test(
      clause,
    ) &&
    !/\b(?:have|has|need|want|got|would like|hope|plan) to\b|\b(?:do|did|does)(?:n[’']?t| not)|\bget\b|\bshould\b|\bneed\b|\bwithout\b/i.test(
      clause,
    )
  );
}

/** Somebody else whom a sentence is about: a relative, or the people one works with. */
const OTHERS =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|mom|mother|dad|father|parents?|son|daughter|kids?|child(?:ren)?|brother|sister|grand\w+|friend|cousin|boss|coworkers?|people|clients?|patients?|residents?|students?|adults|offenders|inmates|youth|teens)(?:[’']?s)?\b[^.;?!\n]{0,20}$/i;
const MAX_BEFORE = 48;

/** Whether the words at a position are said of somebody else: "my husband’s on disability". */
export const isOfOthers = (text: string, start: number): boolean =>
  OTHERS.test(text.slice(Math.max(0, start - MAX_BEFORE), start));

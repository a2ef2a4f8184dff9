/** Somebody else whom a sentence is about: a relative, or the people one works with. */
const OTHERS =
  /\b(?:husband|wife|spouse|partner|boyfriend|girlfriend|mom|mother|dad|father|parents?|son|daughter|kids?|child(?:ren)?|brother|sister|grand\w+|friend|cousin|boss|coworkers?|people|clients?|patients?|residents?|students?|adults|offenders|inmates|youth|teens)(?:[’']?s)?\b(?:(?!\b(?:i|im|ive)\b)[^.;?!\n]){0,28}$/i;
const MAX_BEFORE = 48;

/** Whether words of a text are said of somebody else: "my husband’s on disability". */
export const isOfOthers = (text: string, { index, 0: words }: RegExpExecArray): boolean =>
  OTHERS.test(text.slice(Math.max(0, index - MAX_BEFORE), index + words.length));

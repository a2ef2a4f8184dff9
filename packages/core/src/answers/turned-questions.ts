/** A question that asks for the opposite of what the table asks, put as the table asks it. */
export interface TurnedQuestion {
  plain: string;
  /** Questions of the table of which this is surely the opposite. */
  about: ReadonlySet<string>;
}

const WILLINGNESS = new Set([
  'onsite',
  'remote',
  'relocate',
  'overtime',
  'on-call',
  'background-check',
  'drug-test',
  'contact-employer',
]);
/** That something keeps somebody from passing a check says nothing about whether they agree to it. */
const ABILITY = new Set([
  'onsite',
  'remote',
  'relocate',
  'overtime',
  'on-call',
  'essential-functions',
  'transportation',
]);
const AUTHORIZATION = new Set(['work-authorization']);

const TURNS: readonly { pattern: RegExp; plain: string; about: ReadonlySet<string> }[] = [
  {
    pattern:
      /\b(?:do|would|will) you (?:have (?:any |an )?objections? to|object to|refuse(?: to)?|be (?:unwilling|opposed) to|oppose)(?: (?:us|our))?\b|\bare you (?:unwilling|opposed) to\b/i,
    plain: 'Are you willing to',
    about: WILLINGNESS,
  },
  {
    pattern:
      /\b(?:is|are) there any legal (?:reasons?|barriers?|obstacles?|bars?) (?:why |that |for which )?(?:you (?:could ?n[o’']t|could not|cannot|can['’]?t|may not|(?:would|might) not be able to)|(?:would |could |might |may )?(?:prevents?|keeps?|stops?|bars?|prohibits?) you from)\b/i,
    plain: 'Are you legally authorized to',
    about: AUTHORIZATION,
  },
  {
    pattern:
      /\b(?:is|are) there any(?:thing| reasons?| circumstances?)(?: (?:why|that|which))? (?:would |could |might |may )?(?:prevents?|keeps?|stops?|precludes?|prohibits?) you from\b|\bwould anything (?:prevent|keep|stop) you from\b/i,
    plain: 'Are you able to do this:',
    about: ABILITY,
  },
];

/** Puts a question such as "would you object to…" as the table asks it. Null if no word surely turns it around. */
export function turnAround(question: string): TurnedQuestion | null {
  const turn = TURNS.find(({ pattern }) => pattern.test(question));
  return turn ? { plain: question.replace(turn.pattern, turn.plain), about: turn.about } : null;
}

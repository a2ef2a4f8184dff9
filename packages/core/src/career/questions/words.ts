import { isOwned } from '../goals/polarity.ts';

/** Questions that people ask in their goals. */
const QUESTIONS = [
  'scam',
  'disclose',
  'pension',
  'masters',
  'certificate',
  'degree',
  'school',
  'license',
  'study',
  'union',
  'bottom',
  'market',
  'counts',
  'promotion',
  'no-replies',
  'overqualified',
  'on-call',
  'test',
  'shorter',
  'when',
  'worth',
  'credit',
  'separating',
] as const;
export type Question = (typeof QUESTIONS)[number];

const ASKS =
  /\?|\b(?:need|needed|require[ds]?|have to|worth|should|must|enough|necessary|hard no|or (?:just|should|do|can|is)|get around|get the title|w\/o|without|can (?:i|they|we|you)|do i|how (?:long|much|do|to)|is it|is that|which|dumb|or no)\b/i;
const MASTERS = /\b(?:master[’']?s|masters|msn|grad(?:uate)? (?:school|degree))\b/i;
const DEGREE =
  /\b(?:degrees?|bachelor[’']?s?|college|4 (?:more )?years of school|another degree|by experience|go back (?:to school|for))\b/i;
const CERTIFICATE = /\b(?:certificat(?:e|es|ion|ions)|certs?)\b/i;
const SCHOOL =
  /\b(?:boot ?camps?|culinary (?:school|arts|degree|program)|mba|(?:law|art|film|fashion|design|music|acting|trade|vocational|technical|operator|equipment|lineman|line|welding|bartending|modeling|flight attendant) schools?|real estate (?:school|course))\b/i;

export const QUESTION_WORDS: Record<Question, RegExp> = {
  scam: /\b(?:legit(?:imate)?|scam|(?:mail|send)(?:s|ed)? (?:you |me |u )?a check|pay (?:up ?front|them first)|buy (?:my|the|your) own equipment)\b/i,
  disclose: /\b(?:do i (?:have|need) to|should i|must i|when do i) (?:tell|disclose|mention|admit)\b/i,
  pension: /\bpensions?\b|\bretirement (?:system|plan)\b|\bstate retirement\b/i,
  masters: MASTERS,
  certificate: CERTIFICATE,
  degree: DEGREE,
  school: SCHOOL,
  license:
    /\b(?:need|require|have to (?:have|get)|without) (?:an? |any |the )?(?:special )?(?:license|licence|permit)\b|\bwhat (?:papers|permits?|licenses?)\b|\blicen[sc]e (?:for (?:that|this|it)|needed|required)\b/i,
  study:
    /\b(?:can[’']?t|cannot|can not|without|not|don[’']?t want to) (?:stop|quit|leav(?:e|ing)|giv(?:e|ing) up|quitting|stopping) (?:my (?:job|work)|work(?:ing)?)\b|\b(?:do (?:it|this|that)|take (?:it|them|classes|courses)|study|school|classes|degree|program|courses?)\b[^.?!]{0,20}\b(?:online|at nights?|nights|evenings?|weekends|part[- ]time|while (?:i[’']?m |i )?work\w*)\b|\b(?:online|night|evening|weekend) (?:classes|courses?|programs?|school|degree)\b|\bkeep (?:my (?:job|day job)|working)\b|\bwork(?:ing)? (?:full[- ]time )?while\b|\bwhile (?:i[’']?m |i am )?in school\b|\b(?:bridge|it|this|that|program|degree) online\b|\bnights only\b|\bwhile (?:i )?(?:keep )?working\b/i,
  union:
    /\b(?:(?:going|go|join|switch to|in the|into the) (?:a )?union|union (?:or|vs\.?|versus)|open[- ]shop|merit shop|non[- ]?union|(?:join|go) (?:the |a )?union|or (?:the )?union)\b/i,
  bottom:
    /\b(?:start(?:ing)? (?:at|from|all) (?:the |over )?(?:bottom|scratch|zero|again)|start(?:ing)? over|start lower|start (?:out )?as an? (?:assistant|junior|entry|beginner|trainee|intern)\w*|back to (?:the )?(?:bottom|entry)|take a step (?:back|down))\b/i,
  market:
    /\bis the (?:job )?market\b|\bmarket (?:is|seems|looks|being)\b|\b(?:saturated|do (?:companies|employers|they|people|places) (?:even |ever |really )?(?:hire|take)|(?:will|would) they (?:even )?(?:take|hire)|(?:is|are) (?:anyone|anybody|they|companies) (?:even )?hiring|hard to (?:get|break) in)\b/i,
  counts:
    /\bcounts? (?:for|toward)\b|\b(?:does|do|will|would) (?:my|any|that|it|this|the)\b[^.?!]{0,40}\b(?:count|transfer|carry over)\b|\bcarr(?:y|ies) over\b|\bstudy \w+ again\b|\brepeat school\b/i,
  promotion:
    /\b(?:hir\w+|promot\w+) (?:people )?from (?:the )?outside\b|\bget (?:them|my (?:boss|manager)|him|her) to (?:see|notice|promote|pick)\b|\bpassed over\b|\b(?:make|earn) more\b|\bmore money\b|\bsame pay\b|\bget promoted\b|\bwhat (?:else is there|gets you from)\b/i,
  'no-replies':
    /\b\d+ (?:apps|applications|resumes|résumés)\b|\bno (?:replies|interviews|responses?|call ?backs?|luck)\b|\b(?:apps|applications),? (?:and )?(?:nothing|no\b|\d+ interviews?)|\bwhat am i doing wrong\b|\bghosted\b|\bnobody (?:calls|replies|answers)\b/i,
  overqualified: /\bover-?qualified\b/i,
  'on-call': /\bon[- ]call\b|\bpag(?:es|er|ing)\b/i,
  test: /\b(?:test|exam)s? (?:like|hard)\b|\b(?:is|are) the (?:\w+ )?(?:test|exam)s? (?:like|hard)\b|\bhow hard (?:is|are)\b|\bwhat(?:[’']?s| is) (?:on )?the (?:\w+ )?(?:test|exam)\b/i,
  shorter:
    /\b(?:something|anything|a|any) (?:shorter|quicker|faster|less school)\b|\bless (?:school|schooling)\b|\bshorter (?:way|path|route)\b/i,
  when: /\bwhen (?:can|could|may|do) i (?:sit|take|test|apply|register)\b|\bam i (?:eligible|allowed)\b/i,
  worth: /\bworth (?:it|the (?:money|cost|time|debt|headache|trouble|loans?))\b|\bpay(?:s)? off\b/i,
  credit: /\b(?:bad|poor|low|my) credit\b(?! card)|\bcredit (?:score|history|check)\b|\bbankruptcy\b/i,
  separating:
    /\b(?:ETS|EAS|terminal leave|separat(?:e|ing) (?:from|in)|leaving the (?:service|army|navy|air force|marines))\b|\b[Oo]ut in \d+ months?\b|\bdischarged? (?:in|on|next|soon)\b/,
};

const NEED_ASKING: ReadonlySet<Question> = new Set(['masters', 'certificate', 'degree', 'school']);

/** The questions of a text, in the order of the text. */
export const findQuestions = (text: string): Question[] => locateQuestions(text).map(({ question }) => question);

/** The questions of a text with their place, in its order. */
export function locateQuestions(text: string): { question: Question; at: number }[] {
  return QUESTIONS.flatMap((question) => {
    const match = QUESTION_WORDS[question].exec(text);
    if (!match || (NEED_ASKING.has(question) && !isAsked(text, match.index))) return [];
    return [{ question, at: match.index }];
  }).toSorted((a, b) => a.at - b.at);
}

/** Whether the sentences around a position ask something: "Keep getting told I need a bachelor’s. Is that the only way?" */
function isAsked(text: string, index: number): boolean {
  if (isOwned(text, index)) return false;
  const before = text
    .slice(0, index)
    .split(/(?<=[.?!\n])/)
    .slice(-2)
    .join('');
  const after = text
    .slice(index)
    .split(/(?<=[.?!\n])/)
    .slice(0, 3)
    .join('');
  return ASKS.test(before + after);
}

/** The sentence around a position. */
export const getSentence = (text: string, index: number): string =>
  `${
    text
      .slice(0, index)
      .split(/(?<=[.?!\n])/)
      .at(-1) ?? ''
  }${text.slice(index).split(/(?<=[.?!\n])/)[0] ?? ''}`;

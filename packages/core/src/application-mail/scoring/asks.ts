/**
 * How a sentence asks its reader for something, and for what: “Please upload your transcript by Friday” → please, document, deadline. Words
 * alone hardly tell a request from a thank-you for the same thing.
 */

const VERB =
  '(?:complete|fill|finish|submit|send|upload|provide|return|sign|verify|confirm|record|take|answer|reply|respond|enter|attach|bring|list|choose|pick|select|rank|log|click|tap|register|schedule|book|call|tell|give|get|have|pay|print|mail|email|fax|text|write|prepare|plan|do|add|re-?upload|re-?send|re-?attach|resubmit|redo|use|follow|create|set|accept|file|request|order|show|share|include|make|drop|forward|let|hit|shoot|swing|update|correct|fix|replace|push|review|read|report|state|start|begin)';

const HOW: Readonly<Record<string, RegExp>> = {
  command: new RegExp(
    String.raw`^(?:- )?(?:(?:so|then|now|next|first|also|just|and|or|if (?:so|not|yes|no)|to \w+(?: [\w'-]+){0,5}?),? )*(?:please |kindly )?${VERB}\b(?! (?:you|us|me)? ?(?:know|forward|care)\b)`,
  ),
  please: new RegExp(
    String.raw`\b(?:please|kindly|pls|plz|do not forget to|be sure to|make sure (?:to|you))\b(?: \w+){0,2}? ${VERB}\b`,
  ),
  must: new RegExp(
    String.raw`\b(?:you|candidates|applicants|everyone|everybody|anybody|all) (?:(?:will|still|also|now|only) )*(?:need|must|have|are required|are asked|should|ought|may|can)(?: to)? (?:[\w-]+ )?${VERB}\b|\b(?:must|has to|have to|needs? to) be \w+(?:ed|en|n|t)\b|\b(?:is|are) required\b`,
  ),
  want: /\b(?:we|i|they|she|he|law|rules?|licensing|committee|client|manager|recruiter|director|employer|hr|department|\w+ department) (?:(?:still|now|also|will|do|would|just|has|have|is|are) )*(?:need|needs|require|requires|required|ask|asks|asked|asking|request|requests|requested|requesting|want|wants|would like|like|be grateful for|expect|miss|lack)\b/,
  question: /\b(?:can|could|would|will|do|did|are|have|what|which|when|how)\b(?: \w+){0,3}? (?:you|your|u|ur)\b.*\?/,
  deadline:
    /\b(?:by|before|until|through|within|no later than|not later than|prior to|due|deadline|expires?|closes?|ends?|at the latest|you have|left|asap|as soon as (?:you can|possible)|at your earliest)\b.{0,40}?(?:\d|\b(?:noon|midnight|tonight|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|day|days|hours?|week|weeks|month|january|february|march|april|may|june|july|august|september|october|november|december|eod|cob|close of business|convenience|possible|can)\b)/,
  consequence:
    /\b(?:or|otherwise|failure to|if (?:you|we) (?:do|have|are) not|without|unless|until|after that|not until|can not|will not|would not|forbids?)\b.{0,80}\b(?:clos\w+|cancel\w*|withdr\w+|remov\w+|drop\w*|inactive|disqualif\w*|reject\w*|expire\w*|lapse\w*|consider\w*|review\w*|read|process\w*|continue|proceed|begin|start|look|pass\w*|rated|added|submitted|turned away|next class|go (?:on|further|any)|move)\b/,
  lacking:
    /\b(?:missing|blank|incomplete|unfinished|unsigned|outstanding|skipped|expired|not (?:signed|attached|among|in your|complete|finished|started|answered|filled|yet|included|been (?:received|submitted|signed))|have not (?:received|responded|filled|started|finished|submitted|got|seen)|never (?:got|received)|could not (?:verify|open|read|find)|can not see|still (?:need|needs|waiting|missing)|no \w+ (?:is|was) attached|but no \w+|left (?:it|them|out|off|blank)|pending|awaiting|empty)\b/,
  purpose:
    /\b(?:to (?:continue|proceed|keep|remain|move (?:you|your|it|this|forward|ahead|on)|be considered|round out|go on|advance|finish)|so (?:that )?(?:we|i) can|before (?:i|we|they|the|she|he|dr|anyone)\b.{0,30}\b(?:can|look|decide|put|send|go|meet|consider|continue|talk|set)|in order to|next (?:up|step|is)|once (?:i|we) have)\b/,
};

const WHAT: Readonly<Record<string, RegExp>> = {
  test: /\b(?:assessments?|tests?|exam|challenge|exercise|quiz|take-?home|assignment|case study|work sample|demo|hackerrank|codility|codesignal|typing|performance task|trade test|homework|simulation|games)\b/,
  form: /\b(?:forms?|paperwork|packet|questionnaire|checklist|statement|disclosure|affidavit|release|consent|authorization|waiver|nda|i-?9|w-?4|w-?2|page|boxes|box|sections?|survey|survey questions|fields?|task)\b/,
  document:
    /\b(?:documents?|copy|copies|transcripts?|licen[cs]e|certificat\w+|certs?|card|proof|passport|id|dd-?214|diploma|degree|portfolio|samples?|resume|cv|cover letter|letters?|photo|picture|screenshot|scan|pdf|files?|attachments?|verification|registry|number|materials?|items?|pay stubs?)\b/,
  account: /\b(?:account|profile|password|email address|your email|address|code|log ?in|sign ?in|activate|portal)\b/,
  reference: /\b(?:references?|referees?|recommend\w+|supervisors?|foremen|names)\b/,
  answers:
    /\b(?:questions?|answers?|yes or no|yes\/no|salary|pay|rate|start date|availability|available to|willing|relocat\w+|sponsor\w*|bases|shifts?|weekends|hours|interested|preference|earn|notice period)\b/,
  recording: /\b(?:record\w*|video|recordings?|on-demand|one-way|webcam|camera)\b/,
  check:
    /\b(?:background|drug|screen(?:ing)?|fingerprints?|physical|clearance|medical|tb test|mvr|credit check|motor vehicle|consumer report|dispute)\b/,
  application: /\b(?:application|app|submission|candidacy)\b/,
  meeting: /\b(?:interview|call|meet|meeting|slot|talk|chat|speak|visit|zoom|teams|phone|calendar|calendly)\b/,
};

/** What a sentence asks for, as the rules read it. */
export function listAsks(plain: string): string[] {
  const found = (table: Readonly<Record<string, RegExp>>) =>
    Object.entries(table).flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : []));
  const [how, what] = [found(HOW), found(WHAT)];
  return [
    ...how.map((name) => `ask ${name}`),
    ...how.flatMap((name, i) => how.slice(i + 1).map((other) => `ask ${name}+${other}`)),
    ...how.flatMap((name) => what.map((thing) => `ask ${name} for ${thing}`)),
  ];
}

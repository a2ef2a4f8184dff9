import { sharesWord } from './subject.ts';

/** Letters of English, figures, and the punctuation that code and prose need: no control, zero-width, look-alike, or foreign characters. */
const PLAIN_PATTERN = /^[\x20-\x7E‘’“”–—…≤≥≠]*$/;
const MARKUP_PATTERN = /<[a-z/!?]|`|\]\(|\*\*|^\s*#|&#?\w+;|[{}]{2}|\$\{|<\|/i;
/** A type's parameters, as in List<String>, which look like markup. */
const TYPE_PATTERN =
  /(?<=\w)<(?!(?:a|b|i|p|u|em|br|h\d|img|svg|div|span|form|link|meta|body|html|style|input|embed|video|audio|script|iframe|object|strong|button)\b)[\w\s:,.*&?<>[\]]{1,60}>/gi;
const LINK_PATTERN =
  /:\/\/|www\.|\b(?:https?|ftp|javascript|data|mailto|file|tel|vbscript):\S|\S@\S+\.\S|\b[\w-]+\.(?:com|org|net|info|biz|xyz|io\/|ru|cn|onion)\b/i;
const PHONE_PATTERN = /\+\d[\d\s().-]{6,}|\b\d{3}[\s.-]\d{3,4}[\s.-]\d{2,}|\b\d{3}[\s-]\d{4}\b/;
/** A period in the middle, with a capital after it. */
const SECOND_SENTENCE_PATTERN = /[.!?]["”’)]?\s+\p{Lu}/u;

/** Words without which there is hardly an English sentence about code. */
const ENGLISH_PATTERN =
  /\b(?:the|an?|is|are|was|be|it|its|to|of|in|on|at|by|and|or|not|no|if|for|from|with|without|can|may|this|that|has|have|so|as|use|add|before|after|when|which|than|into|only|all|each|any|one|per|does|never|always|return|check|remove|call|instead)\b/i;
/** A name and a colon as in JSON, and what a longer word than any name of code would be. */
const DATA_PATTERN = /["”]\s*:|\\["”]|[^\s.,()[\]]{45,}/;

const MIN_LENGTH = { title: 4, why: 12, fix: 6 } as const;
const MAX_LENGTH = { title: 80, why: 240, fix: 240 } as const;

/** Whether a text is one plain sentence: no markup, link, address, or unusual character, and neither empty nor long. */
export function isPlainSentence(field: keyof typeof MAX_LENGTH, text: string): boolean {
  return (
    text.length >= MIN_LENGTH[field] &&
    text.length <= MAX_LENGTH[field] &&
    /[a-z]{3}/i.test(text) &&
    (field === 'title' || ENGLISH_PATTERN.test(text)) &&
    PLAIN_PATTERN.test(text) &&
    !MARKUP_PATTERN.test(text.replace(TYPE_PATTERN, '')) &&
    ![LINK_PATTERN, PHONE_PATTERN, DATA_PATTERN, SECOND_SENTENCE_PATTERN].some((pattern) => pattern.test(text))
  );
}

const PRAISE_PATTERN =
  /\b(?:well[- ](?:written|done|structured|designed|tested)|excellent|perfect(?:ly)?|flawless|great|awesome|amazing|impressive|elegant|beautiful|nicely|good (?:job|work|code)|very good|clean code|looks (?:good|fine|great|correct)|approved|(?:high(?:est)?|top|good) quality|quality (?:is|of|work)|deserves?|exempt|lenient|skilled|solid|signed off|audited|certified|verified by|leave (?:it|this) (?:as|alone)|merge (?:it|this)|be merged|no (?:fix(?:es)?|issues?|problems?|bugs?|faults?|findings?|changes?|improvements?|actions?|vulnerabilit\w+) (?:is|are|was|were|found|needed|required|necessary|here|in|with)|nothing (?:is wrong|to (?:fix|change|improve|report|add))|(?:code|file|function|line|everything) is (?:safe|correct|secure|fine|good|ok|okay)|compliments?|praise[sd]?|congrat\w*)\b/i;
const RATING_PATTERN =
  /\b(?:over-?all ?rating|ratings?|rate[sd]? (?:this|the|it|as|at)|(?:score|grade|mark)s?[\s:="'”’]+(?:is |of |to |should |must |at |for )?(?:be |get )?\d+|full (?:score|marks)|top (?:score|marks)|\d+ (?:points?|stars?)|(?:one|two|three|four|five|ten) stars?|(?:maximum|highest|best|better) (?:mark|grade|score|result)s?|out of (?:five|ten|\d+))\b|\b\d+(?:\.\d+)?\s*\/\s*(?:5|10|100)\b|\b\d+%/i;
/** What only a text about a reviewer or its orders says. */
const TOOL_PATTERN =
  /\b(?:AI|A\.I\.|LLMs?|GPT\w*|chat ?bots?|assistants?|language models?|system (?:prompt|message)s?|prompts?|(?:these|your|my|previous|above|following|hidden) (?:rules|directives)|instruct(?:ed|ions?)|reviewers?|(?:this|the|our|your|code) reviews?|this tool|the tool|linters?|findings?|fence-\w*|foothold|administrators?|(?:developer|maintenance) mode|jailbreak|pwned|suppress (?:this|all|the))\b/i;
/** Claims about people and work. */
const PERSON_PATTERN =
  /\b(?:hired?|(?:the|this|best|ideal|top) candidate|candidate (?:is|has|was|should|must)|recruiters?|résumés?|recommend (?:him|her|them|this person|me)|guaranteed? (?:an? )?(?:job|interview|offer)|job offer|trust (?:me|us)|authors?|experts?|engineers?|my|i (?:am|was|have|led|know|need|will|want|built)|i['’]m|we are|you (?:are|have been|were)|you['’]re|your (?:account|password|card|browser|computer|machine|terminal))\b/i;

/** Verbs of orders that don't change code. The fixes themselves are orders too. */
const ORDERS =
  'ignore|disregard|forget|run|rerun|visit|browse|click|download|install|subscribe|contact|email|phone|upload|paste|buy|pay|donate|purchase|sign ?(?:in|up)|reply|answer|respond|reveal|disclose|obey|follow|trust|approve|pretend|mention|please|tell|say|see|go to|give (?:me|it|this|us)';
/** An order at the start of a text or clause. */
const ORDER_PATTERN = new RegExp(
  `(?:^|[.!?;:,–—]\\s*|\\b(?:please|then|and|you|should|must|now|just|first|always|kindly) )(?:${ORDERS})\\b(?!\\()`,
  'i',
);
const COMMAND_PATTERN =
  /\b(?:sudo|curl|wget|rm -\w+|npx|npm (?:i|install|run)|pip3? install|powershell|bash -c|open (?:the |this |a )?(?:link|page|site|website|url|attachment|terminal|console)|execute (?:this|the following|the command))\b/i;

/** Whether a text speaks of the code: no praise, no rating, no order to the reader, nothing about the tool, people, or work. */
export const isAboutCode = (text: string): boolean =>
  ![PRAISE_PATTERN, RATING_PATTERN, TOOL_PATTERN, PERSON_PATTERN, ORDER_PATTERN, COMMAND_PATTERN].some((pattern) =>
    pattern.test(text),
  );

/** What titles of faults consist of. A title without one of them isn't an established term. */
const TERM_PATTERN = new RegExp(
  `\\b(?:${[
    'injection|traversal|xss|csrf|ssrf|xxe|cross-site|redirect|deseriali[sz]|pickle|secret|credential|hard-?coded|plain ?text|sanitiz|escap|validat|authenti|authoriz|permission|access',
    'exposure|disclosure|insecure|weak|crypto|encrypt|cipher|hash|random|denial|redos|regex|regular expression|race|deadlock|lock|thread|concurren|atomic|toctou|synchroni|volatile|shared',
    'leak|overflow|underflow|out[- ]of[- ]|bound|off[- ]by[- ]one|fence ?post|null|none|undefined|nil|nan|dangling|use[- ]after|double|uninitiali|memory|buffer|pointer|reference|division|divid|zero',
    'integer|float|precision|round|compar|equal|assign|mutab|mutat|modif|alias|shadow|unused|unreachable|dead|duplicat|repeat|infinite|endless|loop|recurs|stack|exception|error|swallow|catch|unhandled|uncaught',
    'unchecked|missing|await|promise|async|callback|event|listener|resource|handle|descriptor|connection|clos|timeout|retr|input|encod|charset|locale|time|date|sort|order|cast|conver|coerc|type|truncat',
    'return|default|argument|parameter|scope|closure|global|state|effect|cache|stale|n\\+1|quer|quadratic|complex|performance|inefficien|redundant|magic|nam|comment|todo|document|docstring|deprecat|log',
    'import|inherit|overrid|slic|virtual|destructor|constructor|copy|iterat|index|key|condition|logic|negat|invert|branch|switch|fall|break|incorrect|wrong|inconsisten|typo|ignored|silent|lost|sign|format|path|header|cookie|session|token',
  ].join('|')})`,
  'i',
);

/** Whether a title contains a word of established terms. */
export const isTerm = (title: string): boolean =>
  TERM_PATTERN.test(title) &&
  !/^no (?:error|exception|wrong|log)s?\b(?! (?:handling|check))/i.test(title) &&
  title.split(/\s+/).length <= 10;

/** What programs are made of, beside the words of established terms. */
const PROGRAM_PATTERN =
  /\b(?:list|array|element|item|string|number|value|object|map|dict|tuple|char|byte|bit|row|column|table|database|server|client|request|response|caller|function|method|class|field|property|attribute|variable|pass|length|size|count|output|password|url|folder|director|environment|process|task|queue|heap|cpu|clock|limit|range|expression|operator|statement|html|browser|http|json|xml|throw|crash|fail|read|written|writes?|called|calls|quer|one past|tree|node|graph|base case|edge case|program|memory)/i;
/** A fix tells what to change, so it starts with a verb that changes code. */
const EDIT_PATTERN =
  /^(?:use|add|remove|check|return|replace|close|move|rename|compare|initiali[sz]e|validate|escape|sanitize|encode|decode|hash|encrypt|hold|acquire|release|load|parse|resolve|copy|clone|iterate|loop|catch|write|read|declare|delete|free|store|keep|stop|start|begin|end|pass|call|wrap|convert|cast|limit|cap|set|reset|clear|make|mark|lock|split|extract|inline|handle|log|throw|rethrow|raise|await|open|subtract|multiply|divide|round|increment|decrement|swap|guard|define|create|allocate|change|update|invert|negate|test|bind|join|sort|filter|avoid|prefer|put|give|let|require|reject|restrict|quote|trim|cache|reuse|synchroni[sz]e|drop|break|exit|correct|fix|do not|don['’]t|never|only)\b/i;

/** Whether a reason speaks of programs, or of something that its line contains outside strings and comments. */
export function isReason(why: string, line: string): boolean {
  const names = line.replace(/(["'`]).*?\1/g, ' ').replace(/(?:\/\/|#|\/\*).*/, ' ');
  return TERM_PATTERN.test(why) || PROGRAM_PATTERN.test(why) || sharesWord(why, names);
}

/** Whether a fix says what to change. */
export const isFix = (fix: string): boolean => EDIT_PATTERN.test(fix);

/** Whether a title speaks of a comment, which may stand on a line of its own. */
export const isAboutComment = (title: string): boolean =>
  /\b(?:comment(?:s|ed)?|todo|fixme|docstrings?|documentation)\b/i.test(title);

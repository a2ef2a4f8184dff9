import type { Sentence } from '../text/sentences.ts';
import type { Welcome } from '../text/wording.ts';
import { isLegal } from './sections.ts';
import type { JobSectionKind, KnockoutQuestion } from './types.ts';

const HINT_PATTERN =
  /sponsor|visas?\b|citizen|national|immigra|h-?\d?[12]-?b|\bopt\b|\bcpt\b|\bead\b|green cards?|\bgc\b|resident|\bpapers\b|right to work|work (?:rights|authori|permit|eligib)|authori[sz]|eligib|\bpetition|\bfil(?:e|ing)\b|legal(?:ly)?\b|lawful|i-?9\b|e-?verify|u\.?s\.? persons?|\bitar\b/i;

/** What a person may need from an employer in order to work. */
const SUPPORT =
  /\b(?:(?<!\b(?:by|the|and|with|of|project|a) )sponsor(?:ed|ing|ship)?|visas?|h-?1-?b\d?|h-?2-?[ab]|F-?1|OPT|immigration (?:help|support|papers?|filings?|matters|assistance|petitions?)|(?:employer|company|our|work|visa|immigration) (?:filings?|petitions?|papers)|file (?:papers|for you|a petition|petitions)|petition(?:s|ed|ing)? for|work permits?|green card (?:process\w*|sponsor\w*|filing))\b/i;
/** What the person has to be or have. */
const STATUS =
  /\b(?:(?<!\b(?:private|senior|fellow|local|good|our|corporate|global|and|of) )citizens?(?:hip)?(?! (?:science|services?|band|complaints?|patrol|academy|police|advisory|journalis\w+|engagement|participation))|(?:u\.?s\.?|united states|american) nationals?|nationals? of|permanent residen(?:t|ts|cy|ce)|green cards?|(?:u\.?s\.?|united states) persons?|(?:right|rights|authori[sz](?:ed|ation)|eligib(?:le|ility)|permission|permitted|allowed|legally|lawful(?:ly)?|legal (?:right|authority|status|ability|permission)|entitled)(?: \w+){0,3} (?:to )?(?:work|employment)\b(?! (?:with|on|under|in a|as|from|nights|weekends|overtime|flexible|independently|well|at|for \w+ hours))|work(?:ing)? (?:rights|authori[sz]ation|eligibility|papers|permit)|employment (?:authori[sz]ation|eligibility)|authori[sz]ation to work|EAD|i-?9 (?:documents?|paperwork|verification|form)|itar)\b/i;
const DENIES =
  /\b(?:no|not|never|cannot|unable|without|neither|nor|decline\w*|none|too (?:\w+ )?(?:small|new|young|lean|busy)|isn[’']t|aren[’']t|don[’']t|doesn[’']t|won[’']t|can[’']t|ineligible|unavailable|free of|independent of|needs? nothing|rule[sd]? out|screened? out|ends? (?:it|there)|disqualif\w+|pass on|future|now or|ever|depend\w*|(?:you|who|applicants?|candidates?|anyone|somebody|those) (?:\w+ ){0,3}(?:requir\w+|need\w*)|independent)\b|n[’']t\b|\?/i;
/** The employer helps with it. */
const OFFERED =
  /\b(?:we|will|can|do|does|happily|gladly|able to|willing to|happy to|glad to) (?:also )?(?:sponsor|file|petition|transfer)|\bsponsorship (?:is |may be |can be |will be )?(?:available|offered|provided|possible|considered|welcome|ok)|\b(?:offer|provide|consider)(?:s|ed|ing)? (?:\w+ ){0,3}(?:visa |h-?1b )?sponsorship|\b(?:visas?|h-?1-?b\d?|opt|cpt|ead|gc)\b[^.;]{0,30}\b(?:welcome|ok|okay|accepted|fine|open|considered)|\bopen to\b/i;
/** Other things that have sponsors, visas, and citizens, and rules about discrimination. */
const NOT_ASKED =
  /\b(?:corporate (?:citizen|sponsor)\w*|good citizen|senior citizens?|citizens of (?!the u)|sponsorships? (?:sales|opportunit\w+|deals?|packages?|revenue|programs?|plan|procurement)|(?:event|project|executive|business|client|clinical|trial|study|team|potential|new|local|corporate|program|major|secure|recruit\w*) sponsor\w*|sponsor(?:s|ed|ing)? (?:events?|teams?|projects?|meetings|insurance|by|activities|programs?|groups?|plan)|company[- ]sponsored|employer[- ]sponsored|sponsored (?:by|health|research|insurance|events?|programs?)|visa (?:and|,|or) (?:master ?card|amex)|visa (?:card|inc)|national origin|regardless of|without regard|discriminat\w*|protected (?:class|status|characteristic)|process(?:ing)? (?:visas|citizenship)|visa (?:applications?|process\w*) for|assist\w* (?:clients|students|customers))\b/i;

interface Reading {
  sentence: Sentence;
  kind: JobSectionKind;
  welcome: Welcome;
}

const SECTIONS: ReadonlySet<JobSectionKind> = new Set(['requirements', 'duties', 'overview', 'legal']);
const MAX_SENTENCE = 320;

export const SPONSORSHIP_QUESTION = 'Can you work here without the visa sponsorship that this job does not offer?';
export const AUTHORIZATION_QUESTION = 'Are you authorized to work in the United States as this job requires?';

/** What an advertisement asks of a person's right to work, where none of the known wordings is in it. */
export function findAuthorizationAsked(readings: readonly Reading[]): KnockoutQuestion[] {
  for (const { sentence, kind, welcome } of readings) {
    const { text } = sentence;
    if (!SECTIONS.has(kind) || text.length > MAX_SENTENCE || !HINT_PATTERN.test(text)) continue;
    if (NOT_ASKED.test(text) || isLegal(text)) continue;
    const support = SUPPORT.exec(text);
    if (support && DENIES.test(text) && !isOffered(text))
      return [{ kind: 'sponsorship', question: SPONSORSHIP_QUESTION, quote: text }];
    const status = STATUS.exec(text);
    if (status && !welcome(status.index) && !isOffered(text))
      return [{ kind: 'work-authorization', question: AUTHORIZATION_QUESTION, quote: text }];
  }
  return [];
}

/** An offer counts unless it is denied: "We can't sponsor", "Sponsorship isn't available". */
const isOffered = (text: string): boolean =>
  OFFERED.test(text) && !/\b(?:no|not|never|cannot|unable|nor|neither)\b|n[’']t\b/i.test(text);

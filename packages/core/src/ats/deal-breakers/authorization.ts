import { type Answer, type Answerer, answeredBy, UNKNOWN } from './answer.ts';
import { type Statement, statementsOf } from './statements.ts';

const CITIZEN =
  /\b(?:u\.?s\.?a?\.?|united states|american) (?:citizen(?:ship)?|national)\b|\bcitizen of the united states\b|\bcitizenship\W{1,3}(?:u\.?s|united states|american)/i;
const RESIDENT =
  /\b(?:lawful |u\.?s\.? )?permanent resident\b|\bgreen card\b|\bpermanent (?:u\.?s\.? )?(?:work )?authori[sz]ation\b/i;
const FREE =
  /\bauthori[sz]ed to work (?:[a-z.]+ ){0,6}(?:for any employer|without (?:visa |employer |any )?sponsorship)\b|\b(?:no|without|not (?:need|require)|n[’']t (?:need|require)|does not require|do not require) (?:any |visa |employer |work )*sponsorship\b(?: (?:needed|required|necessary))?|\bsponsorship (?:needed|required)\W{1,3}(?:no|none|never)\b|\bunrestricted (?:right|authori[sz]ation) to work\b/i;
const NEEDS =
  /\b(?:need(?:s|ed|ing)?|requir(?:e|es|ed|ing)|seek(?:s|ing)?|looking for|open to|want(?:s|ing)?|will need|would need)\b[^.;]{0,60}\b(?:sponsor(?:ship)?|visa support|employer support|h-?1b)\b|\b(?:sponsor(?:ship)?|employer support) (?:needed|required|necessary|is needed|is required)\b(?!\W{1,3}(?:no|none|never)\b)|\bsponsor an? (?:eb|h-?1b|visa|green card|petition)/i;
const NOT_NEEDED =
  /\b(?:no|not|never|without|n[’']t|don[’']t)\b[^.;,]{0,20}\b(?:need|require|sponsor)|\bsponsorship (?:needed|required)\W{1,3}no\b/i;
/** Text about other people's status, about sponsorship deals, or about a status that the person has lost or only applied for. */
const NOT_OWN =
  /\b(?:clients?|petitions? for|prepared|filed|drafted|events?|decks?|partners?|sold|\$|athletes?|employees|spouse|husband|wife|patients|students|applicants|former|applied|pending|expired|seeking citizenship|eligible for|naturali[sz]ation interview)\b/i;
const DENIED = /\b(?:not|n[’']t|never|no longer)\b[^.;,]{0,12}$/i;

function find(facts: Parameters<Answerer>[0], pattern: RegExp): Statement | undefined {
  return statementsOf(facts).find(({ text }) => {
    const match = pattern.exec(text);
    return match !== null && text.length <= 240 && !NOT_OWN.test(text) && !DENIED.test(text.slice(0, match.index));
  });
}

function needing(facts: Parameters<Answerer>[0]): Answer | undefined {
  const statement = statementsOf(facts).find(
    ({ text }) =>
      NEEDS.test(text) && !NOT_NEEDED.test(text) && !/\b(?:event|deck|client|petitions? for|\$)/i.test(text),
  );
  return statement && answeredBy(facts, 'not-met', statement);
}

/** Whether the person can work here without the sponsorship that a job doesn't offer. If it requires a citizen, no other status counts. */
export const authorization: Answerer = (facts, { quote }) => {
  const needed = needing(facts);
  if (needed) return needed;
  const able = find(facts, CITIZEN) ?? find(facts, RESIDENT) ?? find(facts, FREE);
  return able ? answeredBy(facts, CITIZENS_ONLY.test(quote) ? authorizationAnswer(facts, able) : 'met', able) : UNKNOWN;
};

const CITIZENS_ONLY =
  /\bcitizens?(?:hip)?\b(?![^.;]{0,60}\b(?:or|and)\b[^.;]{0,20}\b(?:permanent|green|lawful|resident|person))/i;

function authorizationAnswer(facts: Parameters<Answerer>[0], statement: Statement): Answer['answer'] {
  if (find(facts, CITIZEN)) return 'met';
  return RESIDENT.test(statement.text) ? 'not-met' : 'unknown';
}

/**
 * How a text relates a person to a skill that it names: the person has it, it is denied, wished for, someone else's, or the purpose of something, or it is part
 * of a name. Determined from the words around the skill's name, within its clause. If none of them says otherwise, naming a skill claims it.
 */
export type Standing = 'claimed' | 'negated' | 'wished' | 'of-others' | 'object' | 'name';

/** Words that may separate a denial or a wish from its object. */
const FILLER = String.raw`(?:(?:any|much|yet|real|formal|prior|previous|current|hands-on|professional|practical|direct|paid|work|working|more|the|an?|of|in|with|on|to|for|had|have|has|been|got|used|using|use|done|doing|worked|learned|touched|written|programmed|experience|experienced|knowledge|background|training|skills?|exposure|familiar|familiarity|certified|licensed|trained|able|know|speak|read|write|drive|my|own|as|or|and|\w+,)\s+){0,7}`;
const DENIED_BEFORE = new RegExp(
  String.raw`(?:\b(?:no|not(?! (?:only|just|merely))|never|nor|neither|without|lacks?|lacked|lacking|except(?: for)?|excluding|other than|instead of)|n[’']t)\s+${FILLER}$`,
  'i',
);
const DENIED_AFTER =
  /^\s*(?:experience|skills?|knowledge|work)?\s*(?:[:–—-]\s*(?:none|no|not yet|n\/a)\b|\((?:none|not yet)\)|(?:did|does|do|was|were|is|are|has|have) (?:not|never)\b|(?:isn|wasn|didn|doesn|don|hasn|haven)[’']t\b|(?:was|were|is|are) (?:done|handled|performed|managed) by\b)/i;

const WISHED_BEFORE =
  /\b(?:interest(?:ed)? in|want(?:s|ing)? to|would (?:like|love) to|hop(?:e|es|ing) (?:to|for)|plan(?:s|ning)? (?:to|on)|looking (?:to|for)|eager to|willing to|ready to|aspir\w+(?: to)?|goals? (?:is|are|of)|dream of|seek(?:s|ing)?|open to|keen (?:to|on)|aim(?:s|ing)? (?:to|for)|signed up for|enroll(?:ed|ing) (?:in|for)|register(?:ed|ing) for|working towards?|prepar(?:e|ing) for|study(?:ing)? for|(?:currently|now|still|am|i[’']m|also) (?:studying|learning|taking|training)|to be taken|(?:begin|start)(?:ning|ing)? (?:to learn|learning)|quick to learn|able to learn|(?:in training|training) (?:for|as)|want(?:s)? in to)\b[^.;]{0,80}$/i;
const WISHED_OPENING = /^\W*(?:studying|learning|taking (?:a|classes?|courses?))\b[^.;]{0,60}$/i;
const WISHED_AFTER =
  /^\s*(?:certification|certificate|class(?:es)?|courses?|training|license|exam|test)?\s*[(,:–—-]*\s*(?:in progress|planned|pending|scheduled|to be taken|upcoming|next (?:month|year|spring|fall)|no background yet)\b/i;
/** Something the person brings to a job they are looking for counts as claimed: "seeking a role where I can use my ten years of Java". */
const BROUGHT =
  /\b(?:my(?! (?:goals?|dreams?|plans?|aims?|hopes?|next))|years?|experience in|skills in|background in|using)\b[^,;]{0,40}$/i;

const PERSONS =
  /^(?:\s(?:and|or|&)\s\w+|-\w+)?[\s/-]{1,2}(?:senior\s|junior\s)?(?:developers?|engineers?|administrators?|admins?|analysts?|specialists?|experts?|professionals?|consultants?|programmers?|drivers?|operators?|attorneys?|lawyers?|nurses?|technicians?|candidates?|applicants?|designers?|architects?|scientists?|accountants?|teachers?|staff|crews?|teams?|contractors?|reps?|speakers?|patients|clients|customers|families)\b/i;
/** What people do for, to, or alongside such people without doing their work. */
const DEALS =
  /\b(?:recruit\w*|hir(?:e|ed|es|ing)|sourc(?:e|ed|ing)|interview(?:ed|ing|s)?|screen(?:ed|ing)?|job ads? for|travel for|next to|sits? with|phones? for|lunch for|calendars? (?:for|of)|staffed by|pa(?:id|ying)|away from|handed|greet(?:ed|ing)|placed|book(?:ed|ing)?|interpreters?|translators?|(?:team|crew|group|staff) of|managed?|supervised|paired with)\b[^.;]{0,60}$/i;
/** Skills of the people someone serves: "patients who speak Spanish". */
const SPEAK =
  /\b(?:patients|residents|customers|clients|families|people|guests|students|users) who (?:speak|use|know|need)\b[^.;]{0,40}$/i;
/** A team that does the work, which means that the person doesn't. */
const TEAM_DOES =
  /\b(?:the|our|an?) (?:[\w-]+ ){0,2}(?:team|department|group|vendor|contractor) (?:takes? care of|handles?|manages?|runs?|does|owns?)\b[^.;]{0,30}$/i;
const UNDER =
  /\b(?:assist(?:ed|ing|s)?|support(?:ed|ing|s)?|help(?:ed|ing)?|report(?:ed|s|ing) to|supervision of|direction of|work(?:ed|ing) (?:under|for|beside|alongside)|shadow(?:ed|ing)|greet(?:ed|ing)|handed [^.;]{0,20}to)\s+(?:(?:the|an?|our|two|three|four|several|senior|licensed|certified|busy|lead)\s+){0,3}$/i;
/** Names that people use as titles. */
const TITLE_NAME =
  /^(?:CPAs?|RNs?|LPNs?|PEs?|attorneys?|\w+(?:ers|ists|ians|tors|nurses))$|^(?:registered|practical) nurses?$/i;

const THING =
  /^(?:\s(?:and|or|&)\s\w+|-\w+)?\s+(?:books?|tiles?|uniforms?|scrubs|supplies|parts|rods|equipment|companies|start-?ups?|firms?|vendors?|stores?|products?|software|magazines?|wines?|food|restaurants?|conferences?|licenses|subscriptions?|solutions?)\b/i;
const HANDLES =
  /\b(?:sold|sell(?:s|ing)?|shelv(?:ed|ing)|sew(?:ed|ing|n)?|deliver(?:ed|ing|s)?|pric(?:ed|ing)|orders? for|order(?:ed|ing)?|market(?:ed|ing)?|demonstrat(?:ed|ing)|demoed|stock(?:ed|ing)?|purchas(?:ed|ing)|purchasing agent|bought|ship(?:ped|ping)|logo for|website for|brochures? for|advertis(?:ed|ing)|distribut(?:ed|ing)|packed|carried)\b[^.;]{0,60}$/i;
const COMPANY_AFTER =
  /^(?:\s(?:and|or|&)\s\w+|-\w+)?\s+(?:companies|company|start-?ups?|firms?|vendors?|agenc(?:y|ies)|customers?|clients?|industry)\b(?! (?:service|support|success|relations|experience|care))/i;
const COMPANY_BEFORE =
  /\b(?:for|to|at|with|of|by)\s+(?:(?:an?|the|several|many|large|small|other|local|\d+)\s+){0,3}$/i;
const MADE_FOR =
  /\b(?:software|products?|tools?|apps?|application|platforms?|systems?|supplies|equipment|parts|books?|documentation|marketing|ads?)\s+(?:for|about)\s+(?:the\s+|an?\s+)?$/i;
const MONEY_AFTER = /^\s+(?:revenues?|earnings|income|profits?|net income)\b/i;

/** Capitalized words after a name that make it part of the name of a place, company, or event. */
const NAME_AFTER =
  /^\s+(?:[A-Z]\w+\s+)?(?:Trail|Street|Avenue|Road|Quarter|Bistro|Cafe|Café|Restaurant|Athletics|Plunge|Market|Mart|Inc|LLC|Corp|Corporation|Company|Group|Festival|Day|Church|Hotel|Home|Park|Airlines|Bank|Hospital|Elementary|High School)\b/;

/** Any of the words above, so that most lines need only one test. */
const TURNS =
  /\b(?:no|not|never|nor|neither|without|lack\w*|except|excluding|other than|instead|interest\w*|want\w*|would|hop(?:e|es|ing)|plan\w*|looking|eager|willing|ready|aspir\w+|goals?|dream|seek\w*|open to|keen|aim\w*|signed|enroll\w*|regist\w*|toward\w*|prepar\w+|study\w*|learn\w*|taking|training|taken|recruit\w*|hir(?:e|ed|es|ing)|sourc\w+|interview\w*|screen\w*|job ads?|travel for|next to|sits? with|who|takes?|handles?|runs?|owns?|phones?|lunch|calendars?|staffed|pa(?:id|ying)|away from|handed|greet\w*|placed|book\w*|interpreters?|translators?|team of|crew of|group of|staff of|managed?|supervis\w+|paired|assist\w*|support\w*|help\w*|report\w*|direction|work(?:ed|ing)|shadow\w*|sold|sell\w*|shelv\w+|sew\w*|deliver\w*|pric\w+|order\w*|market\w*|demo\w*|stock\w*|purchas\w+|bought|ship\w*|logo|website|brochures?|advertis\w+|distribut\w+|packed|carried|compan(?:y|ies)|start-?ups?|firms?|vendors?|agenc\w+|customers?|clients?|industry|for|about|revenues?|earnings|income|profits?|none|done by|handled by|performed by|progress|planned|pending|scheduled|upcoming|next|yet)\b|n[’']t\b|\s[A-Z]/i;

const BOUNDARY = /[.;!?](?=\s|$)|,?\s\b(?:but|however|although|though|whereas)\b\s/gi;

/** @param mention UTF-16 offsets into `text`, end exclusive. */
export function standingOf(text: string, { start, end }: { start: number; end: number }): Standing {
  if (!TURNS.test(text)) return 'claimed';
  let from = 0;
  let to = text.length;
  for (const { 0: mark, index } of text.matchAll(BOUNDARY)) {
    if (index + mark.length <= start) from = index + mark.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  return standingIn(text.slice(from, start), text.slice(start, end), text.slice(end, to));
}

function standingIn(before: string, name: string, after: string): Standing {
  if (DENIED_BEFORE.test(before) || DENIED_AFTER.test(after)) return 'negated';
  if ((WISHED_BEFORE.test(before) || WISHED_OPENING.test(before)) && !BROUGHT.test(before)) return 'wished';
  if (WISHED_AFTER.test(after)) return 'wished';
  if (PERSONS.test(after) && DEALS.test(before)) return 'of-others';
  if (TITLE_NAME.test(name) && (UNDER.test(before) || DEALS.test(before))) return 'of-others';
  if (UNDER.test(before) && PERSONS.test(after)) return 'of-others';
  if (SPEAK.test(before) || TEAM_DOES.test(before)) return 'of-others';
  if (NAME_AFTER.test(after) && /^\p{Lu}/u.test(name)) return 'name';
  if (MONEY_AFTER.test(after) || MADE_FOR.test(before)) return 'object';
  if (THING.test(after) && HANDLES.test(before)) return 'object';
  return COMPANY_AFTER.test(after) && COMPANY_BEFORE.test(before) ? 'object' : 'claimed';
}

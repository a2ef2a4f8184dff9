import { listMatches } from '../matches.ts';
import type { Span } from './clause.ts';

/** What a text clearly says of a skill that it names instead of that someone has it. */
export type StatedStanding = 'negated' | 'wished' | 'other';

/** Words that may separate a denial or a wish from its object. */
const FILLER = String.raw`(?:(?:any|much|yet|real|formal|prior|previous|current|hands-on|professional|practical|direct|paid|work|working|more|the|an?|of|in|with|on|to|for|had|have|has|been|got|used|using|use|done|doing|worked|learned|touched|written|programmed|experience|experienced|knowledge|background|training|skills?|exposure|familiar|familiarity|certified|licensed|trained|able|know|speak|read|write|drive|my|own|as|or|and|\w+,|\w+ly|driven|(?!missed|failed|lost|delayed|exceeded|skipped|dropped|declined|bounced|stopped|ended)\w+ed)\s+){0,7}`;
const DENIED_BEFORE_PATTERN = new RegExp(
  String.raw`(?:\b(?:no|not(?! (?:only|just|merely))|never|nor|neither|without|lacks?|lacked|lacking|except(?: for)?|excluding|other than|instead of|rather than|cannot|unfamiliar|inexperienced|avoid(?:ed|ing)?|apart from|new to|yet to|still (?:need|have) to|unable to|(?:little|zero|minimal)(?= (?:or no |to no )?(?:experience|exposure|knowledge|background)))|n[’']t)\s+(?:or no |to no )?${FILLER}$`,
  'i',
);
const DENIED_AFTER_PATTERN =
  /^\s*(?:experience|skills?|knowledge|work)?\s*(?:[:–—-]\s*(?:none|no|not yet|never|n\/a|0\b|zero)\b|\((?:none|no|not yet|never)\b[^)]{0,30}\)|(?:did|does|do|was|were|is|are|has|have) (?:not|never)\b|(?:isn|wasn|didn|doesn|don|hasn|haven)[’']t\b|(?:was|were|is|are) (?:done|handled|performed|managed|taught|run|covered|provided|owned|led|maintained|written|built) by\b)/i;
/** Two denials often say the opposite ("never drove without my endorsement"), and others may be denied a skill ("staff who had never used Excel"). */
const DENIAL_PATTERN = /\b(?:no|not|never|none|nobody|without|neither|can(?:no|’|')t)\b|n[’']t\b(?! worry)/gi;
const OPEN_DENIAL_PATTERN = /^\W*without\b|\bwho\b/i;

const WISHED_BEFORE_PATTERN =
  /\b(?:interest(?:ed)? in|passion(?:ate)? (?:about|for)|(?:curious|excited|enthusiastic) (?:about|to|by)|fascinated (?:by|with)|future in|(?:start|begin|pursue|build|launch)(?:ing)? (?:a |my )?(?:new )?career in|(?:transition|pivot|break|mov|gett|branch)ing into|(?:break|get|branch) into|next on (?:my|the)|up next|wish(?:es|ing)? to|want(?:s|ing)? to|would (?:like|love|enjoy|welcome)|hop(?:e|es|ing) (?:to|for)|plan(?:s|ning)? (?:to|on)|looking (?:to|for)|eager to|willing to|ready to|aspir\w+(?: to)?|goals? (?:is|are|of)|dream(?:ing|s)? of|considering (?:an?|taking)|future (?:goals?|plans?)|seek(?:s|ing)?|open to|keen (?:to|on)|aim(?:s|ing)? (?:to|for)|signed up for|enroll(?:ed|ing) (?:in|for)|register(?:ed|ing) for|working towards?|prepar(?:e|ing) for|study(?:ing)? for|(?:currently|now|still|am|i[’']m|also) (?:studying|learning|taking|training)|to be taken|(?:begin|start)(?:ning|ing)? (?:to learn|learning)|quick to learn|able to learn|(?:in training|training) (?:for|as)|want(?:s)? in to)\b[^.;]{0,80}$/i;
const WISHED_OPENING_PATTERN =
  /^\W*(?:some ?day|one day|studying|learning|taking (?:a|classes?|courses?))\b[^.;]{0,60}$/i;
const WISHED_AFTER_PATTERN =
  /^\s*[(:–—-]+\s*(?:i )?(?:want|hop(?:e|ing)|plan(?:s|ning)?|would (?:like|love)|eager|willing|(?:currently |still |now )?(?:learning|studying)|interested|to (?:be )?learn(?:ed)?|goal|next|future|some ?day|soon)\b|^\s*(?:certification|certificate|class(?:es)?|courses?|training|license|exam|test)?\s*[(,:–—-]*\s*(?:in progress|planned|pending|scheduled|to be taken|upcoming|next (?:month|year|spring|fall)|no background yet)\b/i;
/** Words of an advertisement, pasted into a résumé: they ask for a skill. */
const ASKED_AFTER_PATTERN =
  /^[^.;]{0,60}(?<!\b(?:as|when|if|where|than|not) )\b(?:required|preferred|desired|mandatory|desirable|a must|a plus|an asset)\s*(?:$|[.;,)!])/i;
const ASKED_BEFORE_PATTERN =
  /\b(?:(?:you|candidates?|applicants?|the (?:ideal|successful|right) candidate) (?:must|should|will|have|has|need)|must (?:have|possess|hold|be (?:able|proficient|familiar|fluent|experienced))|we (?:are looking|require|need|seek|want)|(?:requirements?|qualifications?|must[- ]haves?)\s*:)[^.;]{0,80}$/i;
/** The label of an advertisement or a form, pasted or left in place. */
const LABEL_PATTERN =
  /^\W*(?:required|preferred|desired|desirable|nice to have|bonus|must have|duties may include|job (?:category|title|duties)|courses? (?:offered|available)|electives? available|list \w+ here|delete if|objective|goal|wish list|want to learn|to learn|learning next)\b[^:.;]{0,40}[:(][^.;]*$/i;
const BLANK_PATTERN = /__|☐|\[ \]/;
/** Something the person offers in a job they are looking for counts as claimed: "seeking a role where I can use my ten years of Java". */
const OWN_EXPERIENCE_PATTERN =
  /\b(?:my(?! (?:goals?|dreams?|plans?|aims?|hopes?|next|(?:wish |bucket |to-?do )?list|to-?do))|years?|experience in|skills in|background in|using)\b[^,;]{0,40}$/i;

/** Skills of the people someone serves: "patients who speak Spanish". */
const SPEAKERS_PATTERN =
  /\b(?:patients|residents|customers|clients|families|people|guests|students|users) who (?:speak|use|know|need)\b[^.;]{0,40}$/i;
/** People described by a skill, in the plural: the skill is theirs, whatever the verb. */
const PEOPLE_PATTERN =
  /^(?:\s(?:and|or|&)\s\w+|-\w+)?\s(?:developers|engineers|administrators|admins|analysts|specialists|experts|professionals|consultants|programmers|drivers|operators|attorneys|lawyers|technicians|candidates|applicants|designers|architects|scientists|accountants|contractors|reps|instructors|interpreters|translators|teachers)\b/i;
/** Someone who teaches a skill, or belongs to the people with it, has it. */
const ONE_OF_THEM_PATTERN =
  /\b(?:taught|teach\w*|train(?:ed|ing|s)?|coach\w*|mentor\w*|instruct\w*|tutor\w*|as|among|fellow|other|one of|alongside)\s+(?:(?:the|an?|new|junior|senior|other|\d+|[a-z]+teen|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|our|of)\s+){0,4}$/i;
/** The manager of the people who do the work, to whom someone else reports. */
const HEAD_OF_PATTERN =
  /\b(?:report\w*|assist\w*|support\w*|calendars?|travel) (?:to |for |of )?(?:\w+ ){0,2}(?:director|head|manager|vp|vice president|chief|supervisor|president) of (?:the )?$/i;
/** A team that does the work instead of the person. */
const TEAM_SUBJECT_PATTERN =
  /\b(?:the|our|an?) (?:[\w-]+ ){0,2}(?:team|department|group|vendor|contractor) (?:takes? care of|handles?|manages?|runs?|does|owns?)\b[^.;]{0,30}$/i;

/** Capitalized words after a name that make it part of the name of a place, company, or event. */
const NAME_AFTER_PATTERN =
  /^\s+(?:[A-Z]\w+\s+)?(?:Trail|Street|Avenue|Road|Quarter|Bistro|Cafe|Café|Restaurant|Athletics|Plunge|Market|Mart|Inc|LLC|Corp|Corporation|Company|Group|Festival|Day|Church|Hotel|Home|Park|House|Hall|Airlines|Bank|Hospital|Elementary|High School|Middle School|School District|University|College|Institute|Academy|Library|Museum|Theat(?:er|re)|Tower|Towers|Building|Arena|Stadium|Field|Plaza|Cent(?:er|re)|Square|Bridge|Lake|River|Creek|Beach|Island|Valley|Hills|County|City|Drive|Lane|Boulevard|Highway|Court|Club|Gardens?|Orchards?|Farms?|Winery|Brewery|Bakery|Foundation|Society|Association|Airport|Station|Corps|Coalition|Alliance|Initiative)\b/;

const BOUNDARY_PATTERN = /[.;!?](?=\s|$)|,?\s\b(?:but|however|although|though|whereas)\b\s/gi;

/** Words farther than this from a name, in UTF-16 units, say nothing about it: a clause is shorter, and a text can be a whole description. */
const MAX_DISTANCE = 240;

/**
 * What the words around a skill’s name in its clause clearly say, by rules that hold for résumés and for advertisements; undefined if they don’t
 * say anything of the kind, which isn’t to say that someone has the skill.
 */
export function findStatedStanding(text: string, { start, end }: Span): StatedStanding | undefined {
  const near = Math.max(0, start - MAX_DISTANCE);
  let from = near;
  let to = Math.min(text.length, end + MAX_DISTANCE);
  for (const { 0: mark, index } of listMatches(text.slice(near, to), BOUNDARY_PATTERN)) {
    const at = near + index;
    if (at + mark.length <= start) from = at + mark.length;
    else if (at >= end) {
      to = at;
      break;
    }
  }
  const [before, name, after] = [text.slice(from, start), text.slice(start, end), text.slice(end, to)];
  if (isDenied(before, after)) return 'negated';
  if (isWished(before, after)) return 'wished';
  if (PEOPLE_PATTERN.test(after) && /\w/.test(before) && !ONE_OF_THEM_PATTERN.test(before)) return 'other';
  if (HEAD_OF_PATTERN.test(before) || SPEAKERS_PATTERN.test(before) || TEAM_SUBJECT_PATTERN.test(before))
    return 'other';
  if (/^\p{Lu}/u.test(name) && NAME_AFTER_PATTERN.test(after)) return 'other';
  return ASKED_AFTER_PATTERN.test(after) || ASKED_BEFORE_PATTERN.test(before) ? 'wished' : undefined;
}

/** Whether a line of a résumé is of an advertisement or a form rather than about the person. */
export const isForm = (line: string, { start }: Span): boolean =>
  LABEL_PATTERN.test(line.slice(0, start)) || BLANK_PATTERN.test(line);

/** The characters around a name up to the next space, which make it part of a web or email address. */
const ADDRESS_PATTERN = /:\/\/|^\W*www\.|@[\w-]+\.\w|\w\.(?:com|org|net|io|dev|edu|gov|me|ai)\//i;
const WEB_ADDRESS_END_PATTERN = /^[\w-]*\.(?:com|org|io|dev|edu|gov)\b/i;

/** Whether a name is part of a web or email address, unless it contains the end of one itself ("Salesforce.com"). */
export function isInAddress(line: string, { start, end }: Span): boolean {
  const from = Math.max(line.lastIndexOf(' ', start - 1), line.lastIndexOf('(', start - 1)) + 1;
  const space = line.indexOf(' ', end);
  const word = line.slice(from, space < 0 ? undefined : space);
  return ADDRESS_PATTERN.test(word) || WEB_ADDRESS_END_PATTERN.test(line.slice(end));
}

function isDenied(before: string, after: string): boolean {
  if (DENIED_AFTER_PATTERN.test(after)) return true;
  return (
    DENIED_BEFORE_PATTERN.test(before) &&
    listMatches(before, DENIAL_PATTERN).length < 2 &&
    !OPEN_DENIAL_PATTERN.test(before)
  );
}

function isWished(before: string, after: string): boolean {
  if (WISHED_AFTER_PATTERN.test(after)) return true;
  return (
    (WISHED_BEFORE_PATTERN.test(before) || WISHED_OPENING_PATTERN.test(before)) && !OWN_EXPERIENCE_PATTERN.test(before)
  );
}

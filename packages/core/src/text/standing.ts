import { listMatches } from './matches.ts';

/**
 * How a text relates a person to a skill that it names: the person has it, it is denied, wished for or asked for, someone else's, or the purpose of something, or it is part
 * of a name. Determined from the words around the skill's name, within its clause. If none of them says otherwise, naming a skill claims it.
 */
export type Standing = 'claimed' | 'negated' | 'wished' | 'of-others' | 'object' | 'name';

/** Words that may separate a denial or a wish from its object. */
const FILLER = String.raw`(?:(?:any|much|yet|real|formal|prior|previous|current|hands-on|professional|practical|direct|paid|work|working|more|the|an?|of|in|with|on|to|for|had|have|has|been|got|used|using|use|done|doing|worked|learned|touched|written|programmed|experience|experienced|knowledge|background|training|skills?|exposure|familiar|familiarity|certified|licensed|trained|able|know|speak|read|write|drive|my|own|as|or|and|\w+,|\w+ly|driven|(?!missed|failed|lost|delayed|exceeded|skipped|dropped|declined|bounced|stopped|ended)\w+ed)\s+){0,7}`;
const DENIED_BEFORE_PATTERN = new RegExp(
  String.raw`(?:\b(?:no|not(?! (?:only|just|merely))|never|nor|neither|without|lacks?|lacked|lacking|except(?: for)?|excluding|other than|instead of|rather than|cannot|unfamiliar|inexperienced|avoid(?:ed|ing)?|apart from|new to|yet to|still (?:need|have) to|unable to|(?:little|zero|minimal)(?= (?:or no |to no )?(?:experience|exposure|knowledge|background)))|n[’']t)\s+(?:or no |to no )?${FILLER}$`,
  'i',
);
const DENIED_AFTER_PATTERN =
  /^\s*(?:experience|skills?|knowledge|work)?\s*(?:[:–—-]\s*(?:none|no|not yet|never|n\/a|0\b|zero)\b|\((?:none|no|not yet|never)\b[^)]{0,30}\)|(?:did|does|do|was|were|is|are|has|have) (?:not|never)\b|(?:isn|wasn|didn|doesn|don|hasn|haven)[’']t\b|(?:was|were|is|are) (?:done|handled|performed|managed|taught|run|covered|provided|owned|led|maintained|written|built) by\b)/i;

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
/** Something the person offers in a job they are looking for counts as claimed: "seeking a role where I can use my ten years of Java". */
const OWN_EXPERIENCE_PATTERN =
  /\b(?:my(?! (?:goals?|dreams?|plans?|aims?|hopes?|next|(?:wish |bucket |to-?do )?list|to-?do))|years?|experience in|skills in|background in|using)\b[^,;]{0,40}$/i;

const PERSONS_PATTERN =
  /^(?:\s(?:and|or|&)\s\w+|-\w+)?[\s/-]{1,2}(?:senior\s|junior\s)?(?:developers?|engineers?|administrators?|admins?|analysts?|specialists?|experts?|professionals?|consultants?|programmers?|drivers?|operators?|attorneys?|lawyers?|nurses?|technicians?|candidates?|applicants?|designers?|architects?|scientists?|accountants?|teachers?|staff|crews?|teams?|contractors?|reps?|interpreters?|translators?|instructors?|speakers?|patients|clients|customers|families)\b/i;
/** What people do for, to, or alongside such people without doing their work. */
const RECRUITING_VERB_PATTERN =
  /\b(?:recruit\w*|hir(?:e|ed|es|ing)|sourc(?:e|ed|ing)|interview(?:ed|ing|s)?|screen(?:ed|ing)?|job ads? for|travel for|next to|sits? with|phones? for|lunch for|calendars? (?:for|of)|staffed by|pa(?:id|ying)|away from|handed|greet(?:ed|ing)|placed|book(?:ed|ing)?|interpreters?|translators?|(?:team|crew|group|staff) of|managed?|supervised|paired with)\b[^.;]{0,60}$/i;
/** Skills of the people someone serves: "patients who speak Spanish". */
const SPEAKERS_PATTERN =
  /\b(?:patients|residents|customers|clients|families|people|guests|students|users) who (?:speak|use|know|need)\b[^.;]{0,40}$/i;
/** People described by a skill, in the plural: the skill is theirs, whatever the verb. */
const PEOPLE_PATTERN =
  /^(?:\s(?:and|or|&)\s\w+|-\w+)?\s(?:developers|engineers|administrators|admins|analysts|specialists|experts|professionals|consultants|programmers|drivers|operators|attorneys|lawyers|technicians|candidates|applicants|designers|architects|scientists|accountants|contractors|reps|instructors|interpreters|translators|teachers)\b/i;
/** Someone who teaches a skill, or belongs to the people with it, has it. */
const ONE_OF_THEM_PATTERN =
  /\b(?:taught|teach\w*|train(?:ed|ing|s)?|coach\w*|mentor\w*|instruct\w*|tutor\w*|as|among|fellow|other|one of|alongside)\s+(?:(?:the|an?|new|junior|senior|other|\d+|[a-z]+teen|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|our|of)\s+){0,4}$/i;
/** Part of an organization that does the work. */
const UNIT_PATTERN =
  /^(?:\s(?:and|or|&)\s\w+|-\w+)?\s+(?:departments?|depts?|teams?|groups?|units?|offices?|crews?|divisions?|faculty|squads?|desks?|sections?|staff)\b/i;
/** In it, at its head, or building it. */
const WORKPLACE_PREFIX_PATTERN =
  /(?:^|\b(?:in|on|within|across|into|join(?:ed|ing|s)?|led|lead(?:ing|s)?|manag\w+|head(?:ed|ing|s)?|direct(?:ed|ing|s)?|ran|run(?:ning|s)?|supervis\w+|oversaw|oversee\w*|built|build(?:ing|s)?|grew|start(?:ed|ing)?|found(?:ed|ing)|set up|establish\w*|coach\w*|mentor\w*|train(?:ed|ing)?|(?:member|part|head|lead|leader|manager|director|supervisor|chief) of|as))\s*(?:(?:the|an?|our|its|their|all|\d+(?:-\w+)?|new|small|large|global|regional|central|first|second|in-house|whole|entire|\w+-person)\s+){0,4}$/i;

const BY_PERSON_PATTERN = /\bby (?:an?|the|our|another) (?:\w+ )?$/i;
/** The manager of the people who do the work, to whom someone else reports. */
const HEAD_OF_PATTERN =
  /\b(?:report\w*|assist\w*|support\w*|calendars?|travel) (?:to |for |of )?(?:\w+ ){0,2}(?:director|head|manager|vp|vice president|chief|supervisor|president) of (?:the )?$/i;
/** Someone in the audience. */
const ATTENDED_PATTERN =
  /\b(?:watch(?:ed|ing)|attend(?:ed|ing)|heard|saw|listened to|sat in on)\b[^.;]{0,30}\b(?:demos?|talks?|lectures?|webinars?|conferences?|seminars?|meetups?|presentations?|shows?)\s+(?:of|on|about|for)\s+$/i;

/** A team that does the work instead of the person. */
const TEAM_SUBJECT_PATTERN =
  /\b(?:the|our|an?) (?:[\w-]+ ){0,2}(?:team|department|group|vendor|contractor) (?:takes? care of|handles?|manages?|runs?|does|owns?)\b[^.;]{0,30}$/i;
const ASSISTING_VERB_PATTERN =
  /\b(?:assist(?:ed|ing|s)?|support(?:ed|ing|s)?|help(?:ed|ing)?|report(?:ed|s|ing) to|supervision of|direction of|work(?:ed|ing) (?:under|for|beside|alongside)|shadow(?:ed|ing)|greet(?:ed|ing)|handed [^.;]{0,20}to)\s+(?:(?:the|an?|our|two|three|four|several|senior|licensed|certified|busy|lead)\s+){0,3}$/i;
/** Names that people use as titles. */
const TITLE_NAME_PATTERN =
  /^(?:CPAs?|RNs?|LPNs?|PEs?|attorneys?|\w+(?:ers|ists|ians|tors|nurses))$|^(?:registered|practical) nurses?$/i;

const THING_PATTERN =
  /^(?:\s(?:and|or|&)\s\w+|-\w+)?\s+(?:books?|tiles?|uniforms?|scrubs|supplies|parts|rods|equipment|companies|start-?ups?|firms?|vendors?|stores?|products?|software|magazines?|wines?|food|restaurants?|conferences?|licenses|subscriptions?|solutions?)\b/i;
const GOODS_VERB_PATTERN =
  /\b(?:sold|sell(?:s|ing)?|shelv(?:ed|ing)|sew(?:ed|ing|n)?|deliver(?:ed|ing|s)?|pric(?:ed|ing)|orders? for|order(?:ed|ing)?|market(?:ed|ing)?|demonstrat(?:ed|ing)|demoed|stock(?:ed|ing)?|purchas(?:ed|ing)|purchasing agent|bought|ship(?:ped|ping)|logo for|website for|brochures? for|advertis(?:ed|ing)|distribut(?:ed|ing)|packed|carried)\b[^.;]{0,60}$/i;
const COMPANY_AFTER_PATTERN =
  /^(?:\s(?:and|or|&)\s\w+|-\w+)?\s+(?:companies|company|start-?ups?|firms?|vendors?|agenc(?:y|ies)|customers?|clients?|industry)\b(?! (?:service|support|success|relations|experience|care))/i;
const COMPANY_BEFORE_PATTERN =
  /\b(?:for|to|at|with|of|by|from)\s+(?:(?:an?|the|our|their|its|several|many|large|small|other|local|new|regional|national|\d+|two|three|four|five|six|seven|eight|nine|ten|dozens of|hundreds of)\s+){0,3}$/i;
/** Goods that are bought, moved, stored, or worn; a skill before them only describes them. */
const GOODS_PATTERN =
  /^(?:\s(?:and|or|&)\s\w+|-\w+)?\s+(?:training )?(?:helmets?|gloves|masks?|boots|aprons?|jackets?|shirts?|t-shirts|gear|kits?|dumm(?:y|ies)|manikins?|mannequins?|seats?|tickets?|copies|posters?|signs?|textbooks?|manuals?|guides?|courses|classes|apps?|conferences?|batteries|toys?|games?|furniture|machines?|machinery|devices?|materials?|goods|merchandise|accessories|cartridges|boxes|packages|services?|packages|plans?|subscriptions?|memberships?)\b/i;
/** Trade, transport, and upkeep: verbs for goods and buildings that don't involve the skill in their name. */
const TRADES_PATTERN =
  /\b(?:sold|sell(?:s|ing)?|resold|stock(?:ed|ing)|shelv(?:ed|ing)|pack(?:ed|ing)|unpacked|purchas(?:ed|ing)|bought|buying|leas(?:ed|ing)|rent(?:ed|ing)|load(?:ed|ing)|unload(?:ed|ing)|haul(?:ed|ing)|cold[- ]call(?:ed|ing)|telemarket\w*|market(?:ed|ing)|pitch(?:ed|ing)|canvass(?:ed|ing)|promot(?:ed|ing)|advertis(?:ed|ing)|auction(?:ed|ing)|import(?:ed|ing)|export(?:ed|ing)|donat(?:ed|ing)|guard(?:ed|ing)|paint(?:ed|ing)|mopp(?:ed|ing)|swept|vacuum(?:ed|ing)|landscap(?:ed|ing)|clean(?:ed|ing))\b(?![^.;]*\b(?:using|via)\b)[^.;]{0,60}$/i;
const PLACES_PATTERN =
  /^(?:\s(?:and|or|&)\s\w+|-\w+)?\s+(?:schools?|cent(?:er|re)s?|clinics?|shops?|studios?|academ(?:y|ies)|museums?|buildings?|offices?|warehouses?|plants?|labs?)\b/i;
/** Things about a subject: "copies of Excel", "a story on a welding school". */
const GOODS_QUANTITY_PATTERN =
  /\b(?:copies|boxes|crates|pallets|bottles|shipments|posters?|photos?|pictures?|paintings?|signs?|stor(?:y|ies)|articles?|news|magazines?|documentar(?:y|ies)|brochures?|flyers?|podcasts?|novels?|films?|movies?|songs?)\s+(?:of|on|about|for)\s+(?:(?:the|an?|new|local)\s+)?$/i;
/** An employer: "cabin crew for SAS from 2008". */
const EMPLOYMENT_VERB_PATTERN =
  /\b(?:work(?:ed|ing|s)?|employed|flew|drove|intern(?:ed|ing)?|temped|freelanced|job|crew|clerk|driver|agent|guard|janitor|cashier|cook|server|assistant|rep|representative|manager|receptionist|technician)\s+(?:for|at|by)\s+$/i;
const STAY_AFTER_PATTERN =
  /^\s*(?:$|[,.;(]|from\b|in (?:19|20)\d\d|since\b|until\b|between\b|for \w+ (?:years|months)|(?:19|20)\d\d|headquarters\b|HQ\b)/;
const MADE_FOR_PATTERN =
  /\b(?:software|products?|tools?|apps?|application|platforms?|systems?|supplies|equipment|parts|books?|documentation|marketing|ads?)\s+(?:for|about)\s+(?:the\s+|an?\s+)?$/i;
const MONEY_AFTER_PATTERN = /^\s+(?:revenues?|earnings|income|profits?|net income)\b/i;

/** Figures about a subject, which somebody else's work produces: "a sales dashboard", "sales conversion". */
const MEASURED_AFTER_PATTERN = /^\s+(?:conversions?|KPIs?|dashboards?|metrics|figures|forecasts?)\b/;
/** Parts of a company that people work with without being in them. */
const FUNCTION_PATTERN =
  /^(?:marketing|sales|engineering|product(?: management)?|finance|accounting|legal|human resources|HR|operations|purchasing|procurement|design|IT|logistics|customer (?:service|support|success)|quality assurance|QA|manufacturing|production|R&D|research|data science|payroll|compliance)$/i;
const COLLABORATION_PATTERN =
  /\b(?:(?:collaborat|liais|interfac|coordinat)\w*(?: \w+)? with|partner(?:ed|ing|s)?(?: \w+)? with|closely with|feedback to|handed? (?:off|over) to|between)\s+(?:the\s+)?(?:[^.;]{0,40}(?:,|\band)\s+(?:the\s+)?)?$/i;
const STANDS_ALONE_PATTERN = /^\s*(?:$|[.,;)]|(?:and|or|to|on|for|in|about|during)\b)/i;
/** Users and owners of something that was built: "used daily by Facebook". */
const USED_BY_PATTERN =
  /\b(?:used|trusted|adopted|acquired|bought|funded|backed|featured|owned|sponsored)(?: \w+)? by\s+(?:[^.;]{0,40}(?:,|\band)\s+)?$/i;
const NATIONALITY_PATTERN = /\bnationalit(?:y|ies)(?:\(-ies\))?\W{0,4}$/i;
const NATIONAL_AFTER_PATTERN = /^\s+(?:citizen(?:ship)?|national(?:ity)?|passport)\b/i;
/** Words that describe traits of things, or of the people in charge. */
const THING_TRAIT_PATTERN =
  /\b(?:system|site|network|platform|service|product|equipment|software|data|application|infrastructure)s?(?:[’']s)? reliability$|\b(?:senior|executive|company|corporate|client|school|c-level|site) leadership$/i;
const SIGNAL_PATTERN = /^\s+(?:protocols?|networks?|channels?|interfaces?|equipment|lines?|towers?|satellites?)\b/i;
/** "C-level executives". */
const RANK_AFTER_PATTERN = /^-(?:level|suite)\b/i;

/** Capitalized words after a name that make it part of the name of a place, company, or event. */
const NAME_AFTER_PATTERN =
  /^\s+(?:[A-Z]\w+\s+)?(?:Trail|Street|Avenue|Road|Quarter|Bistro|Cafe|Café|Restaurant|Athletics|Plunge|Market|Mart|Inc|LLC|Corp|Corporation|Company|Group|Festival|Day|Church|Hotel|Home|Park|House|Hall|Airlines|Bank|Hospital|Elementary|High School|Middle School|School District|University|College|Institute|Academy|Library|Museum|Theat(?:er|re)|Tower|Towers|Building|Arena|Stadium|Field|Plaza|Cent(?:er|re)|Square|Bridge|Lake|River|Creek|Beach|Island|Valley|Hills|County|City|Drive|Lane|Boulevard|Highway|Court|Club|Gardens?|Orchards?|Farms?|Winery|Brewery|Bakery|Foundation|Society|Association|Airport|Station|Corps|Coalition|Alliance|Initiative)\b/;

const BOUNDARY_PATTERN = /[.;!?](?=\s|$)|,?\s\b(?:but|however|although|though|whereas)\b\s/gi;

/** Words farther than this from a name, in UTF-16 units, say nothing about it: a clause is shorter, and a text can be a whole description. */
const MAX_DISTANCE = 240;

/** @param mention UTF-16 offsets into `text`, end exclusive. */
export function findStanding(text: string, { start, end }: { start: number; end: number }): Standing {
  if (end - start >= text.trim().length) return 'claimed';
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
  return classifyStanding(text.slice(from, start), text.slice(start, end), text.slice(end, to));
}

function classifyStanding(before: string, name: string, after: string): Standing {
  if (DENIED_BEFORE_PATTERN.test(before) || DENIED_AFTER_PATTERN.test(after)) return 'negated';
  if (
    (WISHED_BEFORE_PATTERN.test(before) || WISHED_OPENING_PATTERN.test(before)) &&
    !OWN_EXPERIENCE_PATTERN.test(before)
  )
    return 'wished';
  if (WISHED_AFTER_PATTERN.test(after)) return 'wished';
  if (PERSONS_PATTERN.test(after) && RECRUITING_VERB_PATTERN.test(before)) return 'of-others';
  if (PEOPLE_PATTERN.test(after) && /\w/.test(before) && !ONE_OF_THEM_PATTERN.test(before)) return 'of-others';
  if (HEAD_OF_PATTERN.test(before) || (BY_PERSON_PATTERN.test(before) && PERSONS_PATTERN.test(after)))
    return 'of-others';
  if (UNIT_PATTERN.test(after) && /\w/.test(before) && !WORKPLACE_PREFIX_PATTERN.test(before)) return 'of-others';
  if (TITLE_NAME_PATTERN.test(name) && (ASSISTING_VERB_PATTERN.test(before) || RECRUITING_VERB_PATTERN.test(before)))
    return 'of-others';
  if (ASSISTING_VERB_PATTERN.test(before) && PERSONS_PATTERN.test(after)) return 'of-others';
  if (SPEAKERS_PATTERN.test(before) || TEAM_SUBJECT_PATTERN.test(before)) return 'of-others';
  const isCapitalized = /^\p{Lu}/u.test(name);
  if (
    isCapitalized &&
    (NAME_AFTER_PATTERN.test(after) || (EMPLOYMENT_VERB_PATTERN.test(before) && STAY_AFTER_PATTERN.test(after)))
  )
    return 'name';
  if (RANK_AFTER_PATTERN.test(after) || NATIONALITY_PATTERN.test(before) || NATIONAL_AFTER_PATTERN.test(after))
    return 'name';
  if (isCapitalized && USED_BY_PATTERN.test(before)) return 'of-others';
  if (FUNCTION_PATTERN.test(name) && COLLABORATION_PATTERN.test(before) && STANDS_ALONE_PATTERN.test(after))
    return 'of-others';
  if (THING_TRAIT_PATTERN.test(`${before}${name}`) || (/^communications?$/i.test(name) && SIGNAL_PATTERN.test(after)))
    return 'object';
  if (!isCapitalized && MEASURED_AFTER_PATTERN.test(after)) return 'object';
  if (GOODS_QUANTITY_PATTERN.test(before) || ATTENDED_PATTERN.test(before)) return 'object';
  if (
    TRADES_PATTERN.test(before) &&
    (GOODS_PATTERN.test(after) || PLACES_PATTERN.test(after) || THING_PATTERN.test(after))
  )
    return 'object';
  if (MONEY_AFTER_PATTERN.test(after) || MADE_FOR_PATTERN.test(before)) return 'object';
  if (THING_PATTERN.test(after) && GOODS_VERB_PATTERN.test(before)) return 'object';
  if (COMPANY_AFTER_PATTERN.test(after) && COMPANY_BEFORE_PATTERN.test(before)) return 'object';
  return ASKED_AFTER_PATTERN.test(after) || ASKED_BEFORE_PATTERN.test(before) ? 'wished' : 'claimed';
}

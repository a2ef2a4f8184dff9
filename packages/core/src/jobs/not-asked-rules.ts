import { replacesDegree } from './degree-phrases.ts';
import { describesEmployer, worksOnIt } from './employer-statement.ts';
import { OTHERS_RULES } from './not-asked-others.ts';
import type { NamePlace, Rule } from './not-asked-types.ts';
import { isSignedName } from './person-names.ts';

/** Having done the work of these people, or having worked in such a place, counts. */
const OWN_BEFORE_PATTERN =
  /\b(?:experience|experienced|background|worked|years? (?:of|in|as|with)|seek\w*|look(?:s|ing) for|hiring|want(?:s|ed)?|as an?|for an?|be(?:en)? (?:an? |experts?\b)|qualified)\b/i;
/** "Customer service representative experience": the last word before "experience" is singular, unlike the subject of a verb. */
const OWN_AFTER_PATTERN = /^(?:[ /-][\w&]+){0,3}[ /-][\w&]*[^s\W](?:['’]s)? (?:experience|background)\b/i;
export const isExperienceOf = (after: string): boolean => OWN_AFTER_PATTERN.test(after);
const isOwnExperience = ({ clause, after }: NamePlace): boolean =>
  OWN_BEFORE_PATTERN.test(clause) || isExperienceOf(after);
/** Experience in a company of some trade is experience in the trade. */
const CANDIDATE_PATTERN =
  /\b(?:experience|experienced|background|knowledge|familiar\w*|work(?:ed|ing)?|exposure|understanding|years)\b/i;
const isCandidates = ({ clause, after }: NamePlace): boolean => CANDIDATE_PATTERN.test(clause) || isExperienceOf(after);
/** A line that advertises the job: pay and benefits. */
const BENEFITS_PATTERN =
  /\b(?:(?:excellent|competitive|great|top|weekly|generous) (?:pay|salary|salaries|wages|benefits|compensation)|401\s?\(?k\b|paid (?:time off|vacation|holidays)|health insurance|(?:malpractice|insurance) (?:included|paid|provided)|we offer|perks\b)/i;
const isTechnology = ({ kind }: NamePlace): boolean => kind === 'technology';
const isCredential = ({ kind }: NamePlace): boolean => kind === 'license';

/** Words after which "no" and "not" no longer apply: something is asked or contrasted. */
const ASKS = String.raw`\b(?:must|needs?|needed|requir\w+|should|but|however|only|unless|exceptions?|excuses|you|have|has)\b`;
/** People and parts of a company who are named by what they do: "the Plumbing Inspector". */
const PEOPLE_AFTER_PATTERN =
  /^ (?:inspectors?|representatives?|directors?|vice presidents?|executives?|leaders|officials|owners|departments?|personnel|customers?|clients?|audiences?|companies|schools|studios|businesses)\b/i;
/** The same before a name: "leaders in marketing". */
const PEOPLE = '(?:leaders|leadership|professionals|experts|colleagues|people|audiences|clients|customers|partners)';
const UNIT_LIST = String.raw`(?:the )?(?:[\w&]+(?: \w+)?(?:, | and |\/ ?| & ))?`;

/** "No TIG, no job" asks for it. */
export const NO_DEAL_PATTERN = /^(?: \w+)?(?:,|\?|:)? no (?:job|hire|interview|deal|chance|call|offer)\b/i;

/** What a name can be in a sentence that doesn't ask for it. The first rule that applies gives the reason; a reason may have several rules. */
export const NOT_ASKED_RULES = [
  {
    reason: 'not needed',
    after:
      /^[^.;,]{0,40}?\b(?:(?:is|are)(?: not|n[’']t) (?:needed|required|necessary|part of|essential|a must)|not (?:needed|required|necessary))\b|^[^.;(]{0,40}\byou (?:won[’']t|will not|do not|don[’']t) (?:have to|need(?: to)?) (?:know |use |have )?(?:it|this|that|them)\b/i,
  },
  {
    reason: 'not needed',
    clause: /\bno (?:prior |previous |formal |specific )?(?:experience (?:in|with|of) )?(?:[\w-]+ (?:or|and) )?$/i,
    after: /^[^.;]{0,40}\b(?:needed|required|necessary|expected)\b/i,
  },
  {
    reason: 'not needed',
    clause:
      /\b(?:(?:do|does|will) not|(?:don|doesn|won)[’']t|no) (?:have to|need(?: to| for)?|require)\b[^.;,]{0,40}$/i,
  },
  {
    reason: 'not needed',
    clause: /\b(?:zero|no|without|little or no) (?:prior |previous |any )?(?:[\w-]+ ){0,2}$/i,
    after:
      /^ ?(?:experience|background|knowledge|skills?|history)?,? (?:is |are )?(?:(?:perfectly |totally |just |all )?(?:fine|ok|okay|welcome|no problem|all right|alright)\b|\?)/i,
  },
  {
    reason: 'not needed',
    after:
      /^(?: [\w-]+){0,2}\? (?:it[’']s |that[’']s )?(?:not (?:needed|required|necessary|a must)|no need|don[’']t worry|optional|we(?:[’']ll| will) (?:teach|train))/i,
  },
  {
    reason: 'a part of the company that needs, asks, or reports something',
    clause: /\b(?:needs?|requests?|questions?|requirements?|input|feedback|tickets|leads) (?:of|from) (?:the )?$/i,
  },
  {
    reason: 'what others speak, use, or like',
    clause:
      /\b(?:our|the|many|most|some) (?:\w+ )?(?:patients|residents|customers|clients|families|people|guests|students|users|analysts|engineers|developers|team) (?:speaks?|uses?|loves?|knows?|likes?|prefers?) $/i,
  },
  {
    reason: 'a product of the employer',
    clause: /\bour (?:own )?(?:software|product|platform|system|tool|app)s? (?:is|are) $/i,
  },
  {
    reason: 'a product of the employer',
    clause: /\b(?:our|the company[’']s) (?:own |new |award-winning )?(?:[\w-]+ ){0,2}$/i,
    after: /^\s+(?:products?|software|platforms?|apps?|tools?|solutions?|suite|services?|brand|customers?|clients?)\b/i,
    unless: ({ clause }) => worksOnIt(clause),
  },
  {
    reason: 'a part of the company that something is bought for',
    clause:
      /\b(?:order|stock|deliver|buy|purchase)\w* (?:[\w-]+ ){0,2}(?:supplies|equipment|parts|materials) for (?:the |our )?$/i,
  },
  {
    reason: 'where the work is done',
    clause:
      /\b(?:located|based|housed|offices?|work(?:s|ing)?|space|headquarters) (?:is |are )?(?:in|at|inside) (?:an? |the |our )?(?:[\w-]+ ){0,4}$/i,
    after:
      /^[\s-](?:(?:certified|platinum|gold|silver) ){0,2}(?:buildings?|campus|facility|offices?|space|headquarters)\b/i,
    unless: isOwnExperience,
  },
  {
    reason: 'what the employer offers',
    clause: /(?:^|\b(?:enjoy|have|gain|get|offers?|offering) )$/i,
    after: /^ (?:in|of|with|for|around) (?:your|their) (?:own )?(?:work(?:ing)? )?(?:schedules?|hours|shifts?|days)\b/i,
  },
  {
    reason: 'where to find the employer',
    clause:
      /(?:\b(?:(?:visit|follow|like|find|join|connect with|check out|contact|reach) us|(?:send|post|submit|email) (?:us )?(?:your|a) (?:r[eé]sum[eé]|application|cv))\b[^.;]{0,30}|(?:^\W*|\b(?:please|to|must|can|and) )apply(?: (?:now|today|online|directly|in person|only|here|with us|for this (?:job|position))){0,3}) ?\b(?:on|at|via|through|by)\s+(?:\w+ (?:or|and) )?$/i,
  },
  {
    reason: 'a topic of the description',
    clause: /^\s*$/,
    after: /^\s+(?:requirements|details|information(?! (?:systems?|technology|security|management))|hours|policy)\b/i,
  },
  {
    reason: 'the kind of the employer',
    after:
      /^(?:,?\s(?:and\s)?[\w-]+)?\s(?:company|organization|corporation|agency|start-?up|employer|manufacturer|practice|clinic|firm|dealership|wholesaler)\b(?! management)/i,
    unless: isCandidates,
  },
  {
    reason: 'the kind of the employer',
    clause:
      /\b(?:we|our|company|client|firm|manufacturer|provider|leader|supplier|distributor)\b[^.;]{0,80}\b(?:serv(?:es?|ing|ices?|icing)|suppl(?:y|ies|ying)|to|for|in)\s+(?:the\s+)?(?:[\w ]{1,20} (?:and|or) )?$/i,
    after: /^(?:\s\w+)?(?:,? (?:and|or) [\w ]{1,20})?\s(?:industr(?:y|ies)|sectors?|markets?)\b/i,
    unless: isCandidates,
  },
  { reason: 'the value of a label that classifies the job', if: ({ isInTopicValue }) => isInTopicValue },
  {
    reason: 'not this job',
    clause: new RegExp(
      String.raw`\b(?:position|job|role|opportunity|this) is not (?:an? )?(?:(?!${ASKS})[^.;,]){0,40}$`,
      'i',
    ),
  },
  {
    reason: 'what something else is required for',
    clause: /\b(?:required|needed|necessary) (?:for|in) (?:[\w-]+ )?$/i,
    unless: ({ clause }) =>
      /\b(?:experience|knowledge|skills?|certifi\w+|licen\w+|proficien\w+|expertise|background|training|degree)[^.;,]{0,20} (?:required|needed|necessary) in (?:[\w-]+ )?$/i.test(
        clause,
      ),
  },
  {
    reason: 'an agreement to sign',
    after: /^[\s,/]*(?:and )?(?:non-?compete|non-?disclosure|agreements?|statements? to sign)\b/i,
    if: ({ before, after }) =>
      /\b(?:sign(?:s|ing|ed)?|enter(?:ing)? into|agree to|abide by|bound by|subject to|comply with)\b/i.test(before) ||
      /\bto sign\b|\bmust be signed\b/i.test(after),
  },
  {
    reason: 'an address',
    after:
      /^,?\s+\d{1,6} (?:[\p{Lu}\d][\p{L}\d.]* ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Highway|Hwy|Way|Court|Ct|Parkway|Pkwy)\b/u,
  },
  {
    reason: 'an examination of new employees',
    clause: /\b(?:pass(?:es|ing)?|undergo|submit to|subject to|periodic)\b[^.;:]{0,60}$/i,
    from: /^[^.;,]{0,30}\b(?:checks?|screen(?:s|ings?)?|training)\b|^(?=[^.;,]{0,30}\b(?:agility|alcohol|background|credit|drug|fitness|health|hearing|medical|physical|polygraph|strength|tuberculosis|vision)\b)[^.;,]{0,30}\b(?:exam(?:ination)?s?|tests?)\b/i,
    // What a profession or the use of a tool is examined for, the person must know.
    unless: (place) => isTechnology(place) || (isCredential(place) && !/\b(?:physical|drug)\b/i.test(place.name)),
  },
  { reason: 'a need', after: /^ (?:needs|conflicts|purposes|reasons)\b/i },
  {
    reason: 'equipment',
    name: /communications?$/i,
    after: /^ (?:systems?|equipment|networks?|devices?|infrastructure|lines)\b/i,
  },
  { reason: 'what a list denies', clause: /\bnon-$/i },
  {
    reason: 'what a list denies',
    clause: /\bno [\w/ -]{0,40}$/i,
    after: /^[\w/ ]{0,20}\b(?:required|needed|necessary)\b/i,
    unless: ({ clause }) => /\bno (?:exceptions?|excuses)\b/i.test(clause),
  },
  {
    reason: 'work that the job is free of',
    clause: new RegExp(String.raw`^\W*no (?!\w* ?(?:experience|degree))(?:(?!${ASKS})[^.;:]){0,40}$`, 'i'),
    unless: ({ after }) => NO_DEAL_PATTERN.test(after),
  },
  { reason: 'another vacancy', after: /^ (?:positions|jobs|openings)? ?(?:are |is )?(?:also )?available\b/i },
  {
    reason: 'what the employer values or is made of',
    clause:
      /\b(?:organization|company|culture|environment|employer) (?:that|which|who) (?!(?:requires?|needs?|expects?|seeks?|uses?|runs on)\b)[^.;,]{0,40}$/i,
    unless: ({ clause }) => /\b(?:experience|background|worked)\b/i.test(clause),
  },
  {
    reason: 'the name of the employer',
    after:
      /^,? (?:(?:Inc|LLC|Ltd|Corp)\b|(?:is|are) (?:currently |now |actively |also )?(?:looking|seeking|hiring|searching|recruiting|expanding|growing|in need)\b)/,
    if: ({ before }) => /(?:^|[.:] )(?:The )?[A-Z][\w&’'-]* (?:[A-Z&][\w&’'-]* ){0,3}$/.test(before),
  },
  {
    reason: 'people whom the work is done for',
    clause: /\b(?:assist|support|serv|help)(?:s|es|e|ing)? (?:the |an? |our )?(?:[\w-]+ ){0,2}$/i,
    after: PEOPLE_AFTER_PATTERN,
  },
  {
    reason: 'people or a part of a company',
    after: PEOPLE_AFTER_PATTERN,
    unless: isOwnExperience,
  },
  {
    reason: 'people or a part of a company',
    clause: new RegExp(String.raw`\b${PEOPLE} from ${UNIT_LIST}$`, 'i'),
    unless: isOwnExperience,
  },
  {
    // "Leadership in nursing" and "Advise clients in tax planning" are what the person does.
    reason: 'people or a part of a company',
    clause: new RegExp(
      String.raw`\b(?:with|to|by|between|of|alongside) (?:[\w-]+ ){0,6}${PEOPLE} in ${UNIT_LIST}$`,
      'i',
    ),
    unless: isOwnExperience,
  },
  {
    reason: 'who or what gets something',
    // "From … to …" is a range.
    clause:
      /\b(?:reports?|reported|reporting|delivers?|delivered|delivering|submits?|submitted|submitting|sends?|sending|sent|refers?|referred|referring|escalat(?:es?|ed|ing)|hand(?:s|ed|ing)?|forward(?:s|ed|ing)?|transfers?|transferred|transferring|rout(?:es?|ed|ing))\b(?!-)(?:(?!\b(?:from|approach|access|addition|due|attention)\b)[^.;]){0,80}\bto (?:the |an? |our )?$/i,
    unless: (place) => isTechnology(place) || isOwnExperience(place),
  },
  {
    reason: 'who signs the advertisement',
    if: ({ kind, text, start }) => kind === 'license' && isSignedName(text, start),
  },
  {
    reason: 'who signs the advertisement',
    from: /^(?:(?:human resources|HR|recruiting|recruitment|talent acquisition)$|[\w&]+(?: [\w&]+){0,2} (?:manager|director|coordinator|specialist|recruiter|officer|supervisor|assistant|team|department)\b)/i,
    if: ({ text, start }) => isSignedName(text, start),
  },
  {
    reason: 'the name of the employer after its owner’s',
    // Bounded, since the pattern starts at every capital.
    if: ({ before, name, kind }) =>
      kind !== 'technology' && /^\p{Lu}/u.test(name) && /\p{Lu}\p{L}+['’]s $/u.test(before.slice(-60)),
    unless: isOwnExperience,
  },
  {
    reason: 'an alternative to education',
    if: ({ before }) => replacesDegree(before),
  },
  {
    reason: 'a statement of the employer about itself',
    if: ({ before, rest, kind }) => describesEmployer(before, rest, kind === 'technology'),
  },
  {
    reason: 'in a line about pay and benefits',
    if: ({ text, isInWords }) => !isInWords && BENEFITS_PATTERN.test(text),
  },
  ...OTHERS_RULES,
] as const satisfies readonly Rule[];

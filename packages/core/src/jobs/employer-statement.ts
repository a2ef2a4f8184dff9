import { findSkills } from '../skills/index.ts';
import { findNamedOccupations } from './occupation.ts';

/** Words of a clause that concern the reader, so that it isn't only about the employer. */
const READER_PATTERN =
  /\b(?:you|your|who|candidates?|applicants?|incumbents?|individuals?|seek\w*|look(?:s|ing)|hir(?:es?|ing)|recruit\w*|in (?:need|search) of|needs?|needed|must|requir\w+|experienced?|responsible|position|role|job|openings?|(?<!our )(?:skills?|ability|knowledge)(?!-))\b/i;

const ORGANIZATIONS =
  'compan(?:y|ies)|providers?|leaders?|firms?|agenc(?:y|ies)|organi[sz]ations?|corporations?|practices?|groups?|hospitals?|clinics?|centers?|manufacturers?|distributors?|suppliers?|wholesalers?|retailers?|brokers?|brokerages?|developers?|schools?|universit(?:y|ies)|non-?profits?|charit(?:y|ies)|dealers?|dealerships?|restaurants?|chains?|studios?|networks?|banks?|business(?:es)?|communit(?:y|ies)|facilit(?:y|ies)|start-?ups?|subsidiar(?:y|ies)|division|consultanc(?:y|ies)|integrators?|contractors?|labs?|laborator(?:y|ies)|platforms?|salons?|spas?|shops?|stores?|church(?:es)?|districts?|brands?|boutiques?|gyms?|hotels?|resorts?|museums?|theaters?';
const ORGANIZATION_PATTERN = new RegExp(String.raw`\b(?:${ORGANIZATIONS})\b`, 'i');
const COMPANY_PATTERN =
  /\b(?:compan(?:y|ies)|providers?|leaders?|firm|agency|corporation|manufacturer|retailer|subsidiary)\b/i;

/** A name or "the company", as the subject of a sentence. */
const NAME = String.raw`(?:[Tt]he (?:company|firm|agency|organization|practice)|[A-Z][\w&.'’-]*(?:,? (?:of|and|the|for|&|[A-Z][\w&.'’-]*)){0,7})`;
const IS_A_PATTERN = new RegExp(
  String.raw`^\W*(?:[^,.]{1,60}, )?(${NAME}),? (?:is|was|has been) (?:currently |now |also |proud to be )?(?:an?|one of|the|among|North|America|known|recogni[sz]ed)\b`,
);
/** The last words of companies' names, for sentences that could also state a duty ("Store Manager provides coaching"). */
const COMPANY_NAME_PATTERN =
  /\b(?:Inc\.?|LLC|L\.L\.C\.?|Ltd\.?|Corp\.?|Corporation|Company|Co\.|Group|Consulting|Services|Solutions|Technologies|Systems|Associates|Partners|Hospital|Clinic|Bank|University|College|Schools?|Foundation|Industries|Enterprises|Holdings|[A-Z]{3,})\b/;
const PROVIDES_PATTERN = new RegExp(
  String.raw`^\W*(${NAME})(?: \([^()]{2,12}\))?,? (?:provides?|offers?|speciali[sz]es|delivers?|supplies|sells|manufactures|serves|supports)\b`,
);
const KNOWN_FOR_PATTERN = /\b(?:known|recogni[sz]ed|renowned) (?:for|as)\b/i;
/** What the employer or the people it has already do. */
const WE_DO_PATTERN =
  /\b(?:we|our (?:company|firm|agency|organization|practice|clinic|office|group|facility|programs?))\s+(?:(?:also|currently|proudly|now|have|has) )?(?:provided?s?|offers?|sells?|speciali[sz]es?|delivers?|suppl(?:y|ies)|serves?|are (?:an?|one of|the|known|proud)|is (?:an?|one of|the|known)|been|work (?:across|in|for)|takes? pride|strives?|aims?|includes?)\b|\bour (?:[\w-]+ )?(?:physicians|doctors|nurses|consultants|employees|associates|team|staff|people|engineers|attorneys|agents|members|professionals) (?:comes?|acts?|ha(?:s|ve)|provides?|includes?|enjoys?)\b/i;
/** Whom it works with. With a tool, it does the work that the reader is wanted for. */
const WE_WORK_WITH_PATTERN = /\b(?:we|our (?:company|firm|agency|team)) (?:also |currently )?works? with\b/i;
/** A range of products: "our full line of products, which includes siding". */
const RANGE_PATTERN =
  /\b(?:our|sell(?:s|ing)?)\b[^.;]{0,40}\b(?:products?|services|solutions|programs|offerings)\b,? (?:(?:which|that) )?(?:includ\w+|such as|are)\b[^.;]{0,50}$/i;
/** Directly before the range, work on it: "Maintain our services, including Kubernetes". */
const TAKES_CARE_PATTERN =
  /(?:^\W*|\b(?:you|will|must|to|and|help|can) )(?:administer|build|configure|deploy|design|develop|extend|improve|maintain|manage|monitor|operate|run|scale|support|test)s? (?:and \w+ )?$/i;

/** Working on something requires the technology it is made of. */
const WORKS_ON_IT_PATTERN =
  /\b(?:buil[dt]|maintain|administ|develop|configur|operat|run|own|design|improv|extend|scal|manag|migrat|test|cod|deploy|automat|architect|engineer|support|work|us)(?:e|es|er|ing|s)?\b[^.;]{0,40}$/i;

/** Whether the words end in what somebody builds, runs, or takes care of. */
export const worksOnIt = (before: string): boolean => WORKS_ON_IT_PATTERN.test(before);

/**
 * Whether a name in a sentence is part of what the employer says about itself: "Wells & Sons is a provider of payroll services". Such
 * words ask nothing of the reader.
 *
 * @param before the words of the sentence up to the name
 * @param after the words of the sentence from the name on
 */
export function describesEmployer(before: string, after: string, isTechnology: boolean): boolean {
  const range = RANGE_PATTERN.exec(before);
  if (range) return !TAKES_CARE_PATTERN.test(before.slice(0, range.index));
  if (READER_PATTERN.test(before)) return false;
  if (WE_DO_PATTERN.test(before) || (!isTechnology && WE_WORK_WITH_PATTERN.test(before))) return true;
  const provider = PROVIDES_PATTERN.exec(before)?.[1];
  if (provider && COMPANY_NAME_PATTERN.test(provider) && findNamedOccupations(provider).length === 0) return true;
  const subject = IS_A_PATTERN.exec(before)?.[1];
  if (subject === undefined || findNamedOccupations(subject).length > 0) return false;
  const [rest = ''] = after.split(/[.;]\s|,?\s(?:and )?(?:seek|look|hir)/, 1);
  // "Python is one of the platforms …": a skill is a company only if the sentence says so.
  if (findSkills(subject).length > 0 && !COMPANY_PATTERN.test(`${before}${rest}`)) return false;
  return KNOWN_FOR_PATTERN.test(before) || ORGANIZATION_PATTERN.test(`${before}${rest}`);
}

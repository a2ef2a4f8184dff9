import { findSkillByName, findSkills, getSkillById } from '../skills/index.ts';
import type { SkillId, SkillMention } from '../skills/types.ts';
import type { Sentence } from '../text/sentences.ts';
import { findStates, US_STATES } from '../text/us-states.ts';
import type { Welcome } from '../text/wording.ts';
import { findLeastCount, groupAlternatives } from './alternatives.ts';
import { type CredentialMention, findCredentialNames } from './credential-names.ts';
import { findCredentialSubjects } from './credential-subjects.ts';
import { asksForNone, dropObtainable, isOfOthers, LATER, NOT_ENOUGH, PAID_EXTRA } from './license-exceptions.ts';
import { findNamedOccupations, getOccupation } from './occupation.ts';
import { followsPersonName, isSignedName } from './person-names.ts';
import type { JobSectionKind, KnockoutQuestion } from './types.ts';

/** "CDL (Class A or B)": a lower class is enough, so the highest isn't asked for. */
const LOWER_CLASS_PATTERN = /^(?:CDL\W{0,3})?class A(?: CDL)?\s*(?:,|or|\/|and\/or)\s*(?:(?:a )?class )?[BC]\b/i;

/** Words that require the candidate to have what a sentence names. */
const REQUIREMENT_PATTERN =
  /\b(?:licen[sc]e[ds]?|licensure|certifi(?:ed|cations?)|credentials?|requir(?:e[sd]?|ing|ements?)|must|need(?:s|ed)?|current|active|valid|registered|registration|hold(?:s|ing)?|possess(?:es|ing)?|obtain|maintain|wanted|seeking|seeks?|recruit(?:s|ing)|looking for|hiring|openings?|positions?|minimum|qualified)\b/i;

/** A license in a list of duties usually belongs to someone else, unless the sentence contains this wording. */
const OWN_REQUIREMENT_PATTERN =
  /\b(?:must|required?|requires|current|valid|active|hold|possess|maintain (?:an?|your|current|valid|active|certif\w+|licen\w+))\b/i;

/** A license or certificate in general terms, such as "must be licensed in the state of New York". */
const GENERAL_PATTERN =
  /\b(?:(?:current|valid|active|unrestricted|state|state[- ]issued|professional|appropriate|applicable|required|nursing|teaching|therap(?:y|ist)|practice|clinical|insurance) (?:[A-Za-z&/()-]{2,20} ){0,4}?(?:licen[sc]e|licensure)\b(?! plate)|(?:must|should|to) (?:be|become|get|have|hold|possess|obtain|maintain)(?: \w{1,12}){0,4}? (?:licensed|licen[sc]e|licensure|certified|certification(?! training)|registered with)\b|(?:currently|fully|duly|state|nationally|board) (?:licensed|certified|registered)\b(?! (?:company|agency|firm))|(?:licen[sc]e|licensure|certification|credentials?) (?:is |are |as \w{2,20} )?(?:required|necessary|mandatory|a must|needed)\b|(?:required|mandatory) (?:licen[sc]es?|certifications?)\b|licensed (?:and|or|&) (?:insured|certified|registered)\b|(?:be|being|is) licensed in\b|eligib(?:le|ility) for (?:state )?(?:licensure|certification)|(?:licensed|certified) (?:clinicians?|candidates?|therapists?|professionals?|providers?|individuals?|applicants?|psychologists?|agents?|technicians?|massage|mental|(?:[a-z]{2,14} )?(?:assistant|technician|therapist|teacher|instructor|trainer|specialist|engineer|architect|nurse|plumber|electrician|barber|driver|welder|surveyor|appraiser|accountant|counselor|dietitian|broker|realtor|social worker))s?\b)/i;
/** "NJ State Occupational Therapist Licensure", "California License": identified by a place name, so capitalization matters. */
const OF_A_STATE_PATTERN =
  /\b(?:[A-Z]{2}|[A-Z][a-z]{3,12}) (?:[Ss]tate )?(?:[A-Za-z][A-Za-z&/-]{1,20} ){0,3}(?:[Ll]icen[sc]e|[Ll]icensure)\b/;
/** "Texas standard certificate": only beside the name of a state, as other things have certificates too. */
const CERTIFICATE_PATTERN = /\b(?:[a-z]+ ){0,3}certificate\b|\bcredential\b/i;
/** Somebody licensed, without a name for the license: "Registered only", "Illinois licensed mechanic". */
const HOLDER_PATTERN =
  /(?<!\b(?:our|a|the|is|are|we|by) )\b(?:licen[sc]ed|registered|credentialed|board[- ]certified)\b(?! (?:in all|and (?:insured|bonded)|by\b|care|facilit|clinics?|agenc|child|home|day|nurser|trademarks?|mail|office|users?|dealers?|charit|nonprofit|investment|products?|software|under))/i;
/** A license of any kind, in a line that asks for it. */
const NOUN_PATTERN =
  /(?<!\b(?:training|formal|education|&|and|through|towards?|receive|earn|complete|your|their|meet|of|the|mailing|product|continued|tight) )\b(?:licen[sc]e|licensure|certification|credentials?|registration|ticket)\b(?! (?:fees?|numbers?|program|process|exam|prep|course|renewal|plates?|office|desk|sales|techniques|standards?|ride|printing))/i;
const ASKS_PATTERN =
  /\b(?:must|required?|requires|needed|need|necessary|mandatory|valid|current|active|in hand|hold|holding|please|state|issued|only)\b/i;
const NEAR_START = /^\W*(?:[\w’'/+-]+ ){0,6}$/;
const MAX_NOUN_LINE = 140;

function findLicenseNoun(text: string): RegExpExecArray | null {
  const match = text.length > MAX_NOUN_LINE ? null : NOUN_PATTERN.exec(text);
  if (!match || /\b(?:knowledge|experience|ability|familiar\w*|degrees?|diploma)\b/i.test(text)) return null;
  return ASKS_PATTERN.test(text) || NEAR_START.test(text.slice(0, match.index)) ? match : null;
}

/** Who certifies, in brackets after what is certified: "Phlebotomist certified (ASCP, AMT or NHA)". */
const ISSUER =
  /^(?:ASCP|AMT|NHA|AHA|ARC|AAPC|AHIMA|PTCB|NHA|ANCC|AANP|ISA|BOC|NCCPA|ACE|NASM|ACSM|ISSA|APICS|FINRA|ABO|AAMA|NREMT|FAA|AWS|ASHA|NBCOT|AORN|ARRT|CCI|NCCT|ServSafe|Prometric|NRFSP|PTCB|ExCPT|NBSTSA)$/;
function dropIssuers(text: string, mentions: readonly CredentialMention[]): CredentialMention[] {
  const isIssuer = ({ start, end }: CredentialMention) =>
    ISSUER.test(text.slice(start, end)) &&
    (/\([^()]*$/.test(text.slice(0, start)) || mentions.some((other) => other.start === end + 1));
  const others = mentions.filter((mention) => !isIssuer(mention));
  return others.length > 0 ? others : [...mentions];
}

/** "CPC/CCS": one of the two, except for courses that are taken together. */
const TAKEN_TOGETHER = /basic-life|cardiac|pediatric-advanced|neonatal|cpr|first-aid|endorsement|^comptia/;
function joinSlashed(text: string, groups: readonly CredentialMention[][]): CredentialMention[][] {
  const joined: CredentialMention[][] = [];
  for (const group of groups) {
    const [before, first] = [joined.at(-1)?.at(-1), group[0]];
    const isSlashed = before && first && /^\s*\/\s*$/.test(text.slice(before.end, first.start));
    // "Insurance producer license (P&C)": the second is the first in other words.
    const isSaidTwice =
      before &&
      first &&
      /^\s*(?:licen[sc]e|certification|certified|card)?\s*\(\s*$/.test(text.slice(before.end, first.start)) &&
      text.charAt(first.end) === ')';
    if (isSaidTwice) joined.at(-1)?.push(...group);
    else if (isSlashed && !TAKEN_TOGETHER.test(before.skill) && !TAKEN_TOGETHER.test(first.skill))
      joined.at(-1)?.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

/** A heading, or an item that says no more than one: "License/Certification". */
const LABEL_PATTERN =
  /^\W*(?:(?:skills?|education|training|requirements?|required|and|or|licen[sc]es?|licensure|certificat\w+|registrations?|credentials?|permits?)\b[\W\d]*)+$/i;
const LICENSE_WORD = /licen|certif|credential|regist/i;
/** In a list of requirements, and of who may apply, any license or certificate is asked for. */
const LISTED_PATTERN =
  /^(?!.*(?:\b(?:knowledge|experience|ability|ease|familiar\w*|understanding|degrees?|diploma|college|drivers?)\b|n[’']t\b))[^.;]{0,60}\b(?:licen[sc]e|licensure|licensed|certificate|credential)\b(?! (?:numbers?|requests?|verification))|\bhold(?:s|ing)? an? (?:[\w()/-]+ ){0,6}(?:licen[sc]e|certificate|certification|permit|card|credential|papers)\b/i;

/** Admission of a lawyer: to a bar, or to practice. */
const BAR_PATTERN =
  /\b(?:(?:a |the )?(?:state|federal) bar\b(?! exam)(?: (?:association|of [A-Z][a-z]+(?: [A-Z][a-z]+)?))?|bar (?:admissions?|membership|license)\b|admi(?:tted|ssion) to (?:practice(?: law)?|(?:the|a|any) [^.;,]{0,30}bar)\b|(?:member|membership)(?: in good standing)? (?:of|in) (?:the|a|any) [^.;,]{0,30}bar\b|licensed to practice law\b|(?<=^|[.;:•·|-]\s*)admitted(?=:| in\b)|(?<=^|[.;•·|-]\s*)bar:(?= [a-z]))/gi;
const OF_STATE_PATTERN = /\b(?:the )?([A-Z][a-z]+(?: [A-Z][a-z]+)?) Bar\b(?! (?:exam|&|and\b|review|prep))/g;

/** Every text that these patterns match contains one of these words. */
const BAR_HINT_PATTERN = /bar\b|admitted|admission|practice law/i;

/** Finds mentions of bar admission in spellings that aren't in the skill vocabulary. */
function findBarAdmissions(text: string): { skill: SkillId; start: number; end: number }[] {
  if (!BAR_HINT_PATTERN.test(text)) return [];
  const stateMatches = [...text.matchAll(OF_STATE_PATTERN)].filter(([, name = '']) => findStates(name).length > 0);
  return [...text.matchAll(BAR_PATTERN), ...stateMatches].map(({ 0: words, index }) => ({
    skill: 'bar-admission',
    start: index,
    end: index + words.length,
  }));
}

/** "P.E." and "R.N." */
const DOTTED_PATTERN = /\b(?:[A-Z]\.){2,4}(?![A-Za-z])/g;
/** The letters without their dots, filled up so that the offsets of a text stay the same. */
const closeUp = (dotted: string): string => dotted.replaceAll('.', '').padEnd(dotted.length);

/** A degree of librarians has the initials of a laboratory scientist. */
const LIBRARY = /\bMLIS\b|\bALA\b|\blibrar/i;

/** An electrician's tubing has the initials of a technician. */
const TUBING = /\b(?:conduit|bend(?:s|ing|er)?|rigid|raceway|fittings?|pull wire|stick)\b/i;

const isLicense = ({ skill }: { skill: SkillId }): boolean => getSkillById(skill)?.kind === 'license';

/** "Registered PE", "PE required", "EIT certificate": initials that could mean something else alone. */
const LICENSED_INITIALS =
  /\b(?:[Rr]egistered|[Ll]icensed|[Cc]ertified|[Aa]ctive|[Cc]urrent|[Vv]alid) [A-Z]{2,5}\b|\b[A-Z]{2,5}(?:(?: or |\/)[A-Z]{2,5})?\s+(?:licen[sc]e|licensure|registration|certificat\w+|stamp|seal|(?:is )?(?:required|needed|mandatory|a must)|only)\b/;

function findLicensedInitials(text: string): CredentialMention[] {
  const pattern = new RegExp(LICENSED_INITIALS, 'g');
  const spans = [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
  // "PG required": the vocabulary has it as "PG license".
  const named = spans.flatMap(({ start, end }) => {
    const [initials = ''] = /\b[A-Z]{2,5}\b/.exec(text.slice(start, end)) ?? [];
    const skill = initials === '' ? undefined : findSkillByName(`${initials} license`);
    const at = text.indexOf(initials, start);
    return skill && isLicense({ skill: skill.id }) ? [{ skill: skill.id, start: at, end: at + initials.length }] : [];
  });
  const listed = findSkills(text, { context: 'list' }).filter(
    (one) => isLicense(one) && spans.some(({ start, end }) => one.start >= start && one.end <= end),
  );
  return listed.length > 0 ? listed : named;
}

/**
 * Every license, certificate, or admission that a text names, in its order and without overlaps.
 * @param context `list` for a list of skills and credentials, `held` for a line that lists what somebody is licensed as: "Pharmacist, Ohio (active)"
 * @param known the skills of the text in this context, if the caller has them
 */
export function findCredentials(
  written: string,
  context: 'prose' | 'list' | 'held' = 'prose',
  known?: readonly SkillMention[],
): CredentialMention[] {
  const text = written.replace(DOTTED_PATTERN, closeUp);
  const skills =
    known && text === written ? known : findSkills(text, { context: context === 'prose' ? 'prose' : 'list' });
  const names = findCredentialNames(text);
  // The words around them tell what initials mean that several credentials share.
  const inVocabulary = skills.filter(
    (one) => isLicense(one) && !names.some(({ start, end }) => start === one.start && end === one.end),
  );
  const initials = context !== 'prose' || !LICENSED_INITIALS.test(text) ? [] : findLicensedInitials(text);
  const all: CredentialMention[] = [...inVocabulary];
  for (const one of [
    ...initials,
    ...names,
    ...findBarAdmissions(text),
    ...findCredentialSubjects(text, context === 'held'),
  ])
    if (all.every(({ start, end }) => end <= one.start || start >= one.end)) all.push(one);
  return all.sort((a, b) => a.start - b.start);
}

const INITIALS = /\b[A-Z][A-Z&-]+[A-Z]\b/;
/** Two letters mean little unless the sentence speaks of licensing. */
const SHORT_INITIALS = /^[A-Z]{2}$/;

/** In a short line that asks, initials mean the credential even without a word of licensing: "LMT wanted", "no CPC/CCS". */
function findInitials(text: string): CredentialMention[] {
  const all = findCredentials(text);
  const isOfLicensing = LICENSE_WORD.test(text);
  const isInitials = (name: string) =>
    INITIALS.test(name) || (isOfLicensing && SHORT_INITIALS.test(name) && !US_STATES.has(name));
  for (const one of findCredentials(text, 'list'))
    if (
      isInitials(text.slice(one.start, one.end)) &&
      all.every(({ start, end }) => end <= one.start || start >= one.end)
    )
      all.push(one);
  return all.sort((a, b) => a.start - b.start);
}

/** A compact license is one of theirs for several states. */
const NURSES: ReadonlySet<SkillId> = new Set(['registered-nurse', 'licensed-practical-nurse']);

/** "Able to pass a 10-year background check for a SIDA badge": the employer gets it for those who pass. */
const FOR_A_CHECK = /\bchecks?\b[^.;]{0,16}\bfor (?:an? |the |your )?$/i;

/** A short sentence of an overview that names a credential speaks of what the job takes. */
const SHORT = 140;

/** A driver's license has its own knockout. */
const DRIVING_PATTERN =
  /\b(?:[a-z]{4,9} )?(?:driver[’']?s?[’']?|drivers|driving) ?(?:licen[sc]e|lic\b)(?: (?:is )?(?:required|necessary|mandatory|a must|needed))?/gi;

/** Other meanings of a license in general terms. */
const NOT_A_CREDENTIAL_PATTERN =
  /\b(?:software licen|product licen|licen[sc]ing (?:fee|agreement|deal)|licen[sc]e (?:fee|agreement|compliance|key|plate|renewal|suspension)|dog licen|liquor|business licen|open source|certified mail|certified check|academic credentials|credentials? of)/i;
/** Degrees that the vocabulary lists as credentials; they are read as degrees. */
const DEGREE_NAME_PATTERN = /^(?:Doctor|Master|Bachelor) of\b/;
const CLEARANCE_NAME_PATTERN = /\bClearance$/;

/** "FAA Airframe and Powerplant certificate, 18 months on transport aircraft, own tools": a list of what the job takes. */
const opensWithCredential = (text: string): boolean =>
  text.length <= MAX_LIST && findCredentials(text).some(({ start }) => start <= MAX_OPENING);
const MAX_LIST = 240;
const MAX_OPENING = 12;

/** "Paramedic only" */
const HOLDER_ONLY = new RegExp(
  String.raw`^\W*(?:[\w-]+ ){1,3}(?:only|required|needed|wanted|a must|mandatory)\W*$|^\W*(?:[\w-]+ ){0,2}[\w-]+, (?:${[...US_STATES.values()].join('|')})\W*$`,
  'i',
);

/** The licenses and certificates that one sentence asks for; preferences don't count. */
export function findLicenses({ text }: Sentence, section: JobSectionKind, welcome: Welcome): KnockoutQuestion[] {
  const isShort = section === 'overview' && (text.length <= SHORT || opensWithCredential(text));
  const isRequirement =
    section === 'requirements' ||
    isShort ||
    (section === 'duties' ? OWN_REQUIREMENT_PATTERN : REQUIREMENT_PATTERN).test(text);
  if (!isRequirement || asksForNone(text)) return [];
  const isAboutLicense = text.length <= SHORT && LICENSE_WORD.test(text);
  const find = section === 'requirements' || isShort || isAboutLicense ? findInitials : findCredentials;
  const all = find(text);
  const found = (all.length === 0 && HOLDER_ONLY.test(text) ? findCredentials(text, 'held') : all).filter(
    ({ skill, start, end }) =>
      isCredential(skill) &&
      !(skill === 'emt-certification' && TUBING.test(text)) &&
      !(skill === 'medical-laboratory-scientist-certification' && LIBRARY.test(text)) &&
      !isSignedName(text, start) &&
      !(text.charAt(end) === ',' && followsPersonName(text, start)) &&
      !LATER.test(text.slice(end)) &&
      !NOT_ENOUGH.test(text.slice(end)) &&
      !PAID_EXTRA.test(text.slice(end)) &&
      !isOfOthers(text, start, end) &&
      !FOR_A_CHECK.test(text.slice(0, start)) &&
      !(skill === 'class-a-cdl' && LOWER_CLASS_PATTERN.test(text.slice(start))),
  );
  const named = dropIssuers(text, dropObtainable(text, found));
  const isBar = ({ skill }: CredentialMention) => skill === 'bar-admission';
  const isNurse = named.some(({ skill }) => NURSES.has(skill));
  const asked = named.filter(
    (one, at) =>
      !(isNurse && one.skill === 'compact-nursing-license') &&
      !welcome(one.start) &&
      !(isBar(one) && named.findIndex(isBar) < at),
  );
  const questions = joinSlashed(text, groupAlternatives(text, asked)).map((group) => {
    const skills = listSkills(group);
    return createLicenseQuestion(skills, text, findLeastCount(text, group[0]?.start ?? 0, skills.length));
  });
  if (questions.length > 0 || all.some(({ end }) => NOT_ENOUGH.test(text.slice(end)))) return questions;
  // Dots preserve the positions of the words.
  const rest = text.replace(DRIVING_PATTERN, (match) => '.'.repeat(match.length));
  const general =
    GENERAL_PATTERN.exec(rest) ??
    OF_A_STATE_PATTERN.exec(rest) ??
    (findStates(rest).length > 0 ? CERTIFICATE_PATTERN.exec(rest) : null) ??
    (section === 'requirements' ? LISTED_PATTERN.exec(rest) : null) ??
    (section === 'requirements' || isShort ? (HOLDER_PATTERN.exec(rest) ?? findLicenseNoun(rest)) : null);
  if (
    !general ||
    LABEL_PATTERN.test(text) ||
    (isShort && !REQUIREMENT_PATTERN.test(text)) ||
    welcome(general.index + Math.max(0, general[0].search(LICENSE_WORD))) ||
    isSignedName(text, general.index) ||
    NOT_A_CREDENTIAL_PATTERN.test(rest)
  )
    return [];
  // "All guards have to be licensed by the state": the license of those whom the sentence names.
  const lawful = new Set(
    findNamedOccupations(text).flatMap(({ occupation }) => getOccupation(occupation)?.license ?? []),
  );
  if (lawful.size === 1) return [createLicenseQuestion([...lawful], text)];
  return [{ kind: 'license', question: 'Do you have the license or certification this job requires?', quote: text }];
}

/** Whether a skill is a license or certificate that a person either has or doesn't, except driver's licenses and clearances. */
export function isCredential(skill: string): boolean {
  const entry = getSkillById(skill);
  return (
    entry?.kind === 'license' &&
    entry.id !== 'drivers-license' &&
    !DEGREE_NAME_PATTERN.test(entry.name) &&
    !CLEARANCE_NAME_PATTERN.test(entry.name)
  );
}

/** Each skill of a group, in order and without duplicates. */
const listSkills = (group: readonly { skill: string }[]): string[] => [...new Set(group.map(({ skill }) => skill))];

/** @param skills the license, or several of which `atLeast` are enough, or one */
export function createLicenseQuestion(skills: readonly string[], quote: string, atLeast?: number): KnockoutQuestion {
  const [skill, ...anyOf] = skills;
  const names = skills.map((id) => getSkillById(id)?.name ?? id);
  return {
    kind: 'license',
    question: atLeast
      ? `Do you have at least ${atLeast} of these: ${names.join(', ')}?`
      : `Do you have this: ${names.join(' or ')}?`,
    ...(skill !== undefined && { skill }),
    ...(anyOf.length > 0 && { anyOf }),
    ...(atLeast && { atLeast }),
    quote,
  };
}

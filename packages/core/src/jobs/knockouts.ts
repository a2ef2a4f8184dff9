import { findSkillByName, findSkills, getSkillById } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Welcome } from '../text/wording.ts';
import { CLEARANCE_PATTERN, type Sponsorship } from '../visa/index.ts';
import { findLeastCount, groupAlternatives } from './alternatives.ts';
import { AUTHORIZATION_QUESTION, SPONSORSHIP_QUESTION } from './authorization-asked.ts';
import { findRequiredClearance } from './clearances.ts';
import { findLicenses } from './licenses.ts';
import { LOCATION_QUESTION, TRAVEL_QUESTION } from './places-asked.ts';
import { isLegal } from './sections.ts';
import type { DegreeLevel, DegreeRequirement, JobSectionKind, KnockoutKind, KnockoutQuestion } from './types.ts';

interface Rule {
  kind: KnockoutKind;
  pattern: RegExp;
  /** Another way to find where the sentence asks. */
  find?: (text: string) => number | undefined;
  question: string;
  /** Also counts in boilerplate, where employers put legally required questions. */
  anywhere?: true;
}

const RULES: readonly Rule[] = [
  {
    kind: 'sponsorship',
    pattern:
      /\b(?:no|not|unable|cannot|without|never|neither)\b[^.;]{0,60}\bsponsor(?:ship|ed|ing)?\b(?! of (?:events?|teams?))|n[’']t\b[^.;]{0,40}\bsponsor(?:ship|ed|ing)?\b|\bsponsor(?:ship|ed)?\b[^.;]{0,40}\b(?:not|unavailable|cannot|unable|n[’']t|no longer)\b|\btoo (?:\w+ )?(?:small|new|young|lean|busy)\b[^.;]{0,20}\bsponsor\b|\bno (?:h-?1b|visas?\b|visa (?:support|transfers?)|transfers?(?=[,.]| of visas?)|opt\b)|\b(?:need(?:s|ing)?|requir(?:es?|ing)) (?:visa |employer |work |employment )*sponsorship\b[^.;]{0,60}\b(?:not|cannot|n[’']t|ineligible)\b/i,
    question: SPONSORSHIP_QUESTION,
    anywhere: true,
  },
  {
    kind: 'work-authorization',
    pattern:
      /\b(?:authori[sz]ed to work|eligible to work|eligibility to work|(?:work|employment) (?:authori[sz]ation|eligibility)|permanent (?:u\.?s\.? )?work authori[sz]ation|(?:u\.?s\.?|united states) persons?|legal(?:ly)? (?:right|able|permitted|authori[sz]ed|eligible|entitled) to work|right to work (?:in|here)|\b(?:u\.?s\.?a?\.?|united states|american) citizens?(?:hip)?\b(?! (?:services|interviews?|classes|applications?|status))|citizens?(?:hip)? (?:of the (?:u\.?s|united)|\(u\.?s)|\bUSCs?\b|(?:must be|be) (?:an? )?(?:u\.?s\.?|united states) (?:citizens?|persons?|nationals?)|(?:u\.?s\.?|united states) (?:citizen(?:s|ship)?|persons?)(?: (?:status|is|are))? (?:only|required|mandatory|or (?:green|permanent|lawful)))/i,
    question: AUTHORIZATION_QUESTION,
    anywhere: true,
  },
  {
    kind: 'clearance',
    pattern: CLEARANCE_PATTERN,
    find: findRequiredClearance,
    question: 'Do you have, or can you get, the clearance this job requires?',
    anywhere: true,
  },
  {
    kind: 'drivers-license',
    pattern:
      /\b(?:driver[’']?s?[’']? (?:licen[sc]e|lic\b)|driving licen[sc]e|(?:clean|good|safe|acceptable|satisfactory|valid|clear) (?:driving|motor vehicle|DMV|MVR) (?:record|history)|(?:reliable|own|personal) (?:transportation|vehicle|car)\b)/i,
    question: 'Do you have the driver’s license, driving record or transportation this job requires?',
  },
  {
    kind: 'lifting',
    pattern:
      /\b(?:lift|lifting|carry|carrying|move|push|pull)\b[^.]{0,60}?\b\d{2,3}\s?\+?\s?(?:lbs?\b|pounds|#|kg)|\bheavy lifting\b/i,
    question: 'Can you do the lifting this job requires, with accommodation if needed?',
  },
  {
    kind: 'shift',
    pattern:
      /\b(?:(?:night|evening|weekend|overnight|second|third|2nd|3rd|rotating|graveyard|swing) shifts?|(?:nights|weekends|evenings|holidays)\b[^.]{0,30}\b(?:required|a must|must)|(?:must|able|available|availability|ability|willing|willingness|required|flexible|flexibility)\b[^.;]{0,60}\bwork\b[^.;]{0,50}\b(?:nights?|weekends?|evenings?|holidays?|overtime|shifts?|saturdays?|sundays?)|on[- ]call)\b/i,
    question: 'Can you work the hours this job requires?',
  },
  {
    kind: 'travel',
    pattern:
      /\b(?:travel (?:is |will be |may be )?(?:up to|required|of up|of \d)|up to \d{1,3}\s?% (?:overnight )?travel|\d{1,3}\s?%\s?(?:-\s?\d{1,3}\s?%\s?)?(?:overnight |domestic |of )?travel|(?:must|able|willing|willingness|ability|available) (?:be able |be willing )?to travel|some travel required|(?:overnight|extensive|frequent) travel (?:is )?required|travel(?:ing)? \d{1,3}\s?%)/i,
    question: TRAVEL_QUESTION,
  },
  {
    kind: 'location',
    pattern:
      /\b(?:must (?:currently |already )?(?:live|reside|move|be (?:located|based|local|on-?site)|relocate|be (?:willing|able) to (?:relocate|commute))|on-?site (?:only|required|position|role|work is)|(?:no|not) (?:a )?remote|local candidates? only|locals only|must work (?:on-?site|in (?:the|our) office)|in[- ]office (?:required|\w{1,10} days)|on-?site in [A-Z][a-z]|on site in [A-Z][a-z]|^\W*(?:based|located) in [A-Z][a-z]|(?:position|job|role|opening|opportunity|candidate|applicant|employee|you|manager|assistant|director)s?\b[^.;,]{0,30}\b(?:based|located) in [A-Z][a-z]|must be in [A-Z][a-z]|local (?:drivers?|applicants?|residents?|people|candidates?) only|only local|remote (?:with)?in the (?:u\.?s|united states)|(?:u\.?s\.?|united states)[- ]only|must report to our|willing to relocate|(?:fully|100\s?%) (?:on-?site|in[- ]office|in[- ]person)|hybrid (?:role|position|schedule|work)|on[- ]?site at (?:our|the)\b|relocation (?:to [A-Z]\w+ )?(?:is )?(?:required|necessary|a must)|reside (?:in|within)|within (?:a )?(?:\d{1,3}|reasonable)[- ](?:miles?|minutes?)|(?:days|times) (?:a|per) week (?:in (?:the|our) office|at our)|(?<!\b(?:individuals|people|persons|adults|children|families|clients|consumers|those|youth|seniors|students) )(?:live|living|reside|residing|residence|residency|residents?|a home|house yourself) (?:in|within|near|of|no farther|must)|residency:|resid(?:ence|ency) (?:is )?required|you(?:[’']re| are) in [A-Z][a-z]|on-?site,? (?:job|in\b|daily|every|\d|five|four|three|two|days)|^\W*(?:\d+\)|\d+\.)?\s*on-?site\W*$|be on-?site|permanently on-?site|(?:in|at) (?:the )?office (?:\d|five|four|three|two|every|daily)|be here or (?:move|relocate)|(?:relocation|relo) (?:is )?(?:needed|required|necessary|expected)|\blocals?\b[^.;]{0,12}\bonly|who live in|can (?:only )?hire (?:only )?(?:in|from)|only from\b|\bresidents\b[^.;]{0,40}\b(?:can[’']t|cannot|not)\b|\bno [A-Z][^.;]{0,30}\bresidents|willing(?:ness)? to (?:move|relocate)|deploy(?:ment)?s? to [A-Z]|hybrid,? (?:in|from|at)\b|work in our|(?:cover|float|rotate|drive) (?:between|all|among)\b|(?:must|should|need to|have to|(?:able|willing) to)\b[^.;]{0,40}\b(?:any|all|each|either|both) of (?:our|the|these) (?:\w+ )?(?:branches|sites|stores|locations|offices|campuses|clinics|counties|towns|cities|schools|plants)|one of (?:these|the following|our \w+) (?:states|counties|cities|towns)|\bO?CONUS:|(?:must|only)\b[^.;]{0,30}\bcommut(?:e|ing)\b|(?:must|should|please)\b[^.;]{0,12}\b(?:live|be|reside) (?:close|near|nearby|local|here)\b(?!-)|work (?:from home|remotely) in (?:one of|the states?|these)\b|must\b[^.;]{0,20}\b(?:be|work) in[- ]person\b|in[- ]person (?:daily|every|[1-5] days|five days|four days|three days)|not (?:a )?(?:work[- ]from[- ]home|WFH|telework)|(?:this|the) (?:job|role|position|seat|desk) is (?:on[- ]?site\b|in [A-Z][a-z]+,))/i,
    question: LOCATION_QUESTION,
  },
  {
    kind: 'age',
    pattern:
      /\b(?:(?:at least|minimum(?: age)?(?: of| is)?|must be|be|age of) (?:16|18|19|21|23|25)\b(?![^.]{0,12}(?:months?|hours|days|minutes|%|\$|per\b|lbs|pounds|weeks|miles|units|credits|years?,? (?:of )?(?:experience|exp\b)))|(?:16|18|19|21|23|25) (?:years|yrs)\.? (?:of age|old|or older))/i,
    question: 'Do you meet this job’s age requirement?',
    anywhere: true,
  },
  {
    kind: 'background-check',
    pattern:
      /\b(?:(?:background|criminal|credit|reference) (?:check|investigation|screening|history check)s?(?!(?:ing)? (?:solutions?|services|software|products?|compan(?:y|ies)|industry|platforms?))|(?:pass|undergo|complete|submit to|subject to|consent to)[^.]{0,40}\b(?:background|drug)\b|drug (?:and alcohol )?(?:test|screen)\w{0,3}|pre-?employment (?:screen|drug|physical)\w{0,3}|criminal (?:record|history|background)|fingerprint\w{0,3})/i,
    question: 'Are you willing to complete the checks this job requires?',
    anywhere: true,
  },
];

/** That the employer checks it doesn't make a condition a piece of boilerplate. */
const VERIFIES = /(?<=[.;] )(?:we|the company|this employer) (?:use|participate|are)s? [^.;]*e-verify[^.;]*/gi;

/** Sections that describe the candidate. */
const ASKING_SECTIONS: ReadonlySet<JobSectionKind> = new Set(['requirements', 'duties', 'overview']);

/** The yes-or-no knockouts in one sentence; preferences don't count. */
export function findKnockouts(sentence: Sentence, section: JobSectionKind, welcome: Welcome): KnockoutQuestion[] {
  const { text } = sentence;
  const isAsking = ASKING_SECTIONS.has(section) && !isLegal(text.replace(VERIFIES, ' '));
  const found: KnockoutQuestion[] = [];
  for (const { kind, pattern, find, question, anywhere } of RULES) {
    if (!isAsking && !(anywhere && section === 'legal' && !isLegal(text))) continue;
    const at = pattern.exec(text)?.index ?? find?.(text);
    if (at === undefined || welcome(at)) continue;
    if (kind === 'drivers-license' && /\b(?:commercial|cdl|class [a-c])\s*$/i.test(text.slice(0, at))) continue;
    found.push({ kind, question, quote: text });
  }
  if (!isAsking) return found;
  return [...found, ...findLicenses(sentence, section, welcome), ...findLanguages(sentence, section, welcome)];
}

const SPOKEN_PATTERN =
  /\b(?:bilingual|trilingual|multilingual|fluen(?:t|cy|tly)|speak(?:s|ing|er)?|spoken|languages?|proficien(?:t|cy)|read,? (?:and )?write|reads?(?:ing)? aloud|talks?|converse\w*|communicat\w+|written|verbal|conversational|native|must (?:know|read|understand)|ilr|level)\b/i;
/** What asks for a language outside a list of requirements. */
const ASKS_LANGUAGE =
  /\b(?:must|required?|requires|requirement|need(?:ed|s)?|has to|have to|mandatory|essential|necessary|bilingual|fluent|linguist|interpret(?:er|ing|s)?|translat(?:or|e|ing|es)|speakers?|speaking|ability to|able to|minimum|at (?:the very )?least|won[’']t consider|only consider)\b/i;
/** After the name of a language itself; another word after it ("French cuisine", "German cars") makes it the origin of something. */
const LANGUAGE_AFTER =
  /^(?:\s*(?:$|[,;:.()/&+]|[–—]|=)|-(?:speaking|speaker|language|english|spanish)\b|\s+(?:or|and|at|to|with|for|in|on|is|are|required|needed|necessary|mandatory|essential|a must|must|speak\w*|spoken|fluen\w*|as well|linguists?|interpreters?|translators?|language|skills?|level|proficien\w*|well|strongly|all day|every day|every shift)\b)/i;

/** Tests of one language, whose name alone says which. */
const TESTS: readonly (readonly [SkillId, RegExp])[] = [
  ['japanese', /\bJLPT\b/],
  ['korean', /\bTOPIK\b/],
  ['mandarin', /\bHSK\b/],
  ['french', /\bDELF\b|\bDALF\b/],
  ['spanish', /\bDELE\b/],
  ['american-sign-language', /\bA?SLPI\b|\bEIPA\b/],
];

/** The tests of a language that people name instead of it. */
export const getLanguageTest = (skill: SkillId): RegExp | undefined => TESTS.find(([id]) => id === skill)?.[1];

function findLanguages({ text }: Sentence, section: JobSectionKind, welcome: Welcome): KnockoutQuestion[] {
  if (section !== 'requirements' && !ASKS_LANGUAGE.test(text)) return [];
  const found = findSkills(text).filter(({ skill }) => getSkillById(skill)?.kind === 'language');
  // "Polish-speaking": nothing else that the word may mean can be spoken.
  const spoken = [
    ...text.matchAll(
      /\b([A-Z][a-z]+)(?=[- ]speak(?:ing|er)s?\b)|(?<=\b(?:[Ii]n|[Ss]peaks?|[Ss]poken|[Ff]luent|[Tt]alk|[Rr]eads?|and|or|[Bb]oth|[Nn]ative|[Kk]nows?) )\b([A-Z][a-z]+)\b(?! (?:\w+ )?(?:food|cuisine|market|team|office|restaurant)s?)/g,
    ),
  ].flatMap(({ 1: first, 2: name = first ?? '', index }) => {
    const skill = findSkillByName(name);
    const isKnown = skill?.kind !== 'language' || found.some((one) => one.skill === skill.id);
    return isKnown ? [] : [{ skill: skill.id, start: index, end: index + name.length }];
  });
  const all = [...found, ...spoken];
  const tested = TESTS.flatMap(([skill, test]) => {
    const match = test.exec(text);
    return match && all.every((one) => one.skill !== skill)
      ? [{ skill, start: match.index, end: match.index + match[0].length }]
      : [];
  });
  const named = SPOKEN_PATTERN.test(text) ? all : all.filter(({ end }) => LANGUAGE_AFTER.test(text.slice(end)));
  // Who writes a résumé in English and speaks the other language is asked for nothing more.
  const foreign = named.some(({ skill }) => skill !== 'english')
    ? named.filter(({ skill }) => skill !== 'english')
    : named;
  const asked = [...foreign, ...tested].filter(({ start }) => !welcome(start));
  return groupAlternatives(text, asked).map((group) =>
    createLanguageQuestion(
      group.map(({ skill }) => skill),
      text,
      findLeastCount(text, group[0]?.start ?? 0, group.length),
    ),
  );
}

const LEVEL_PATTERN = /\b(?:ILR|DLPT|OPI)\b/;

/** A test level of a language that only another sentence names: "Arabic media analyst. Need ILR 3 listening." */
export function createLevelQuestion(
  sentences: readonly Sentence[],
  asked: readonly KnockoutQuestion[],
): KnockoutQuestion[] {
  const tested = sentences.find(({ text }) => LEVEL_PATTERN.test(text));
  if (!tested || asked.some(({ kind }) => kind === 'language')) return [];
  const named = sentences.flatMap(({ text }) => findSkills(text)).map(({ skill }) => getSkillById(skill));
  const foreign = named.filter((skill) => skill?.kind === 'language' && skill.id !== 'english');
  const [language] = foreign;
  return language && foreign.every((other) => other?.id === language.id)
    ? [createLanguageQuestion([language.id], tested.text)]
    : [];
}

/** Names of places to eat, goods, and people that are called after a country. */
const NOT_SPOKEN_AFTER =
  /^[ -](?:food|cuisine|restaurants?|cooking|dish(?:es)?|wines?|bread|toast|fries|press|doors?|drain|market|cars?|shepherd|american|americans|heritage|culture|history|art|immersion|literature|teacher|class(?:es)?|department|quarter|team|customers?|clients?|companies|company|parent|office|headquarters|law|accounting|gaap)\b/i;
const ENGLISH_LEVEL =
  /\benglish (?:proficiency|fluency|level)\b|\b(?:fluent|proficient|fluency|proficiency) (?:in )?english\b/i;
const LANGUAGE_HINT =
  /\b(?:speak|spoke|fluen|(?:bi|tri|multi)lingual|languages?|read|writ|talk|signs?\b|interpret|translat|level|native|-language|conversation|proficien|tongue|phone|\bcalls?\b|\b[ABC][12]\b|\bN[1-5]\b|communicat)/i;

/** A language that one sentence names and the same or the next one asks for: "Spanish: speak it like you dream in it". */
export function findLanguagesAsked(
  readings: readonly { sentence: Sentence; kind: JobSectionKind; welcome: Welcome }[],
): KnockoutQuestion[] {
  for (const [at, { sentence, kind, welcome }] of readings.entries()) {
    const { text } = sentence;
    if (
      !ASKING_SECTIONS.has(kind) ||
      /^preference/i.test(text) ||
      text.length > MAX_LANGUAGE_SENTENCE ||
      !/[A-Z]/.test(text)
    )
      continue;
    const next = readings[at + 1]?.sentence.text ?? '';
    const test = TESTS.find(([, pattern]) => pattern.test(text));
    if (test && !welcome(test[1].exec(text)?.index ?? 0)) return [createLanguageQuestion([test[0]], text)];
    if (!LANGUAGE_HINT.test(text) && !LANGUAGE_HINT.test(next) && !/\benglish\b/i.test(text)) continue;
    const named = findSkills(text).filter(
      ({ skill, start, end }) =>
        getSkillById(skill)?.kind === 'language' &&
        (skill !== 'english' || ENGLISH_LEVEL.test(text)) &&
        !NOT_SPOKEN_AFTER.test(text.slice(end)) &&
        !welcome(start) &&
        !/\b(?:no|not|n[’']t|without) (?:\w+ ){0,3}$/i.test(text.slice(0, start)),
    );
    if (named.length === 0) continue;
    return groupAlternatives(text, named).map((group) =>
      createLanguageQuestion(
        group.map(({ skill }) => skill),
        LANGUAGE_HINT.test(text) ? text : `${text} ${next}`,
      ),
    );
  }
  return [];
}
const MAX_LANGUAGE_SENTENCE = 200;

function createLanguageQuestion(
  [skill = '', ...anyOf]: readonly string[],
  quote: string,
  atLeast?: number,
): KnockoutQuestion {
  const all = [skill, ...anyOf].map((id) => getSkillById(id)?.name ?? id);
  const names = atLeast ? `at least ${atLeast} of ${all.join(', ')}` : all.join(' or ');
  return {
    kind: 'language',
    question: `Do you speak ${names} at the level this job requires?`,
    skill,
    ...(anyOf.length > 0 && { anyOf }),
    ...(atLeast && { atLeast }),
    quote,
  };
}

/** The question raised by a refusal to sponsor, if the wording of its sentence hasn't raised it already. */
export function createSponsorshipKnockout(
  { value, quote }: { value: Sponsorship; quote?: string },
  asked: readonly KnockoutQuestion[],
): KnockoutQuestion[] {
  const isAsked = asked.some(({ kind }) => kind === 'sponsorship');
  if (value !== 'does-not-sponsor' || quote === undefined || isAsked) return [];
  return [{ kind: 'sponsorship', question: SPONSORSHIP_QUESTION, quote }];
}

const DEGREE_NAMES: Readonly<Record<DegreeLevel, string>> = {
  'high-school': 'a high-school diploma or its equivalent',
  associate: 'an associate degree',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctorate: 'a doctorate or professional doctoral degree',
};

/** The knockout for a required degree; if experience can replace it, the question says so. */
export function createDegreeKnockout(degree: DegreeRequirement | undefined): KnockoutQuestion[] {
  if (!degree?.required && !degree?.orExperience) return [];
  const alternativeText = degree.orExperience ? ', or the experience that this job accepts instead' : '';
  return [
    {
      kind: 'degree',
      question: `Do you have ${DEGREE_NAMES[degree.level]} or higher${alternativeText}?`,
      quote: degree.quote,
    },
  ];
}

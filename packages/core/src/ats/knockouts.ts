import type { KnockoutQuestion } from '../jobs/types.ts';
import type { FieldPath } from '../resume/reading.ts';
import { reaches } from './facts/degree-level.ts';
import { isOngoing, levelOf } from './facts/education.ts';
import { type Facts, placeOf } from './facts/index.ts';
import { otherTexts } from './facts/skill-uses.ts';
import type { Knockout } from './report.ts';
import { quoted } from './rubric/rule.ts';
import { comparable } from './wording/words.ts';

/**
 * The knockouts of a job, answered from the résumé alone and kept out of the score. "Unknown" wherever the person has not written it down:
 * nobody writes everything on a résumé, so silence is never a no.
 */
export function knockoutsOf(facts: Facts): Knockout[] {
  return (facts.job?.knockouts ?? []).map((question) => {
    const { kind, question: text, quote } = question;
    return { kind, question: text, quote, ...answer(facts, question) };
  });
}

type Answer = Pick<Knockout, 'answer' | 'evidence'>;

const UNKNOWN: Answer = { answer: 'unknown' };

function answer(facts: Facts, question: KnockoutQuestion): Answer {
  switch (question.kind) {
    case 'work-authorisation':
      return stated(facts, AUTHORIZED);
    case 'clearance':
      return stated(facts, CLEARED);
    case 'drivers-license':
      return stated(facts, DRIVES);
    case 'license':
    case 'language':
      return held(facts, question);
    case 'degree':
      return degree(facts);
    case 'location':
      return location(facts, question);
    default:
      return UNKNOWN;
  }
}

const AUTHORIZED = [
  'us citizen',
  'u s citizen',
  'united states citizen',
  'american citizen',
  'citizen of the united states',
  'permanent resident',
  'green card holder',
  'authorized to work in the us for any employer',
  'authorised to work in the us for any employer',
  'authorized to work for any employer',
  'authorised to work for any employer',
  'authorized to work without sponsorship',
  'no sponsorship required',
  'no sponsorship needed',
  'do not require sponsorship',
  'does not require sponsorship',
];
const CLEARED = [
  'secret clearance',
  'top secret',
  'ts sci',
  'security clearance',
  'public trust clearance',
  'dod clearance',
];
const DRIVES = [
  'driver s license',
  'drivers license',
  'driver s licence',
  'drivers licence',
  'driving licence',
  'driving license',
  'commercial driver',
];

/** Words that turn a statement around or put it off; a sentence with one of them answers nothing. */
const TURNED = [
  ' not ',
  ' no longer ',
  ' eligible ',
  ' pending ',
  ' expired ',
  ' applied ',
  ' seeking ',
  ' spouse ',
  ' former ',
];

function stated(facts: Facts, phrases: readonly string[]): Answer {
  for (const { path, text } of allTexts(facts)) {
    const plain = ` ${comparable(text)} `;
    const phrase = phrases.find((wanted) => plain.includes(` ${wanted} `));
    if (!phrase) continue;
    const rest = plain.replace(` ${phrase} `, ' ');
    if (!TURNED.some((word) => rest.includes(word)))
      return { answer: 'met', evidence: { text: `Your résumé says: ${quoted(text)}`, ...placeOf(facts, path) } };
  }
  return UNKNOWN;
}

function held(facts: Facts, { skill }: KnockoutQuestion): Answer {
  const shown = skill === undefined ? undefined : facts.skills.get(skill)?.shown;
  if (!shown) return UNKNOWN;
  return {
    answer: 'met',
    evidence: { text: `Your résumé says: ${quoted(shown.text)}`, ...placeOf(facts, shown.path) },
  };
}

/** The one knockout a résumé can fail: degrees are named in full, so a highest degree below the one required is an answer. */
function degree(facts: Facts): Answer {
  const asked = facts.job?.degree;
  if (!asked) return UNKNOWN;
  const finished = facts.resume.education.filter((entry) => levelOf(entry) !== undefined && !isOngoing(facts, entry));
  const entry = finished.find((candidate) => {
    const level = levelOf(candidate);
    return level !== undefined && reaches(level, asked.level);
  });
  const shown = entry ?? finished[0];
  if (!shown) return UNKNOWN;
  const evidence = {
    text: `Your résumé lists ${quoted(shown.degree ?? '')}.`,
    ...placeOf(facts, `education/${shown.id}/degree`),
  };
  if (entry) return { answer: 'met', evidence };
  return asked.orExperience || !asked.required ? UNKNOWN : { answer: 'not-met', evidence };
}

function location(facts: Facts, { quote }: KnockoutQuestion): Answer {
  const place = facts.resume.contact.location;
  const city = place && comparable(place.split(',')[0] ?? '');
  if (!place || !city || !` ${comparable(quote)} `.includes(` ${city} `)) return UNKNOWN;
  return {
    answer: 'met',
    evidence: { text: `Your résumé says ${quoted(place)}.`, ...placeOf(facts, 'contact/location') },
  };
}

function allTexts(facts: Facts): { path: FieldPath; text: string }[] {
  const { contact } = facts.resume;
  return [
    ...(contact.location ? [{ path: 'contact/location', text: contact.location }] : []),
    ...otherTexts(facts.resume),
    ...facts.lines,
  ];
}

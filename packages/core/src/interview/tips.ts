import { isMain, MIN_LISTINGS } from '../career/main-skills.ts';
import { findSeniority } from '../jobs/seniority.ts';
import type { Seniority } from '../jobs/types.ts';
import { getSkillById } from '../skills/index.ts';
import type { ChosenQuestions, InterviewLevel, PickedQuestion } from './types.ts';

/** What an occupation's open listings require, most required first. */
export interface AskedSkills {
  listings: number;
  /** How many of the listings are generated samples. */
  samples: number;
  skills: readonly { skill: string; asked: number }[];
}

export interface TipsInput extends ChosenQuestions {
  title: string;
  level: InterviewLevel;
  /** Null if there are no open listings. */
  asked: AskedSkills | null;
}

/** Nobody reads more the night before an interview. */
const MAX_TIPS = 6;

/** Advice for the chosen questions. Each tip appears only if its condition is met; the more specific, the earlier. */
export function selectTips(situation: TipsInput): string[] {
  return RULES.flatMap((rule) => rule(situation) ?? []).slice(0, MAX_TIPS);
}

type Rule = (situation: TipsInput) => string | null;

const LEVEL_BY_SENIORITY: Record<Seniority, InterviewLevel> = {
  intern: 'junior',
  entry: 'junior',
  mid: 'mid',
  senior: 'senior',
  lead: 'senior',
  executive: 'senior',
};

const RULES: readonly Rule[] = [
  ({ title, level }) => {
    const named = findSeniority(title);
    return named === undefined || LEVEL_BY_SENIORITY[named] === level
      ? null
      : `Your job title is usually ${LEVEL_BY_SENIORITY[named]} level, but these questions are ${level} level. Choose ${LEVEL_BY_SENIORITY[named]} if that’s the job you mean.`;
  },
  ({ occupation }) => {
    const license = occupation?.license === undefined ? undefined : getSkillById(occupation.license)?.name;
    return license === undefined
      ? null
      : `Have your license (${license}) state, number and expiration date ready. Nearly every US state requires one for this work.`;
  },
  ({ asked, occupation }) => {
    if (!asked || !occupation || asked.listings < MIN_LISTINGS) return null;
    const most = asked.skills
      .filter(({ skill, asked: count }) => isMain(count, asked.listings) && getSkillById(skill)?.kind !== 'license')
      .slice(0, 3)
      .flatMap(({ skill, asked: count }) => {
        const name = getSkillById(skill)?.name;
        return name === undefined ? [] : [`${name} (${count})`];
      });
    return most.length > 0
      ? `Prepare a short example for each of the skills ${asked.listings} open ${occupation.name} listings${formatSamples(asked)} ask for most: ${formatList(most)}.`
      : null;
  },
  ({ behavioral }) =>
    behavioral.length > 0
      ? `Prepare one story for each of the ${behavioral.length} behavioral questions: the situation, what you did and the result. Keep each under two minutes.`
      : null,
  createSetRule(
    ['mistakes', 'failure'],
    'For the question about what went wrong, choose a real mistake with consequences, and spend most of your answer on what you changed afterward.',
  ),
  createSetRule(
    ['conflict', 'feedback', 'managing-people'],
    'Describe the other person as you would if they were in the room, and say what was right about their point of view.',
  ),
  ({ occupation }) => FIELD_TIPS.get(occupation?.field ?? '') ?? null,
  ({ technical }) => {
    const followed = technical.filter(({ next }) => next !== null).length;
    return followed > 0
      ? `${followed} of the technical questions ${followed === 1 ? 'has' : 'have'} a common follow-up. Open ${followed === 1 ? 'it' : 'them'} and prepare that answer too.`
      : null;
  },
  ({ level }) => LEVEL_TIPS[level],
  ({ technical }) =>
    technical.length > 0
      ? 'If you don’t know, say so, then explain how you’d find out. If you guess, say that you’re guessing.'
      : null,
  ({ behavioral }) =>
    behavioral.length > 0
      ? 'Only give a number if you can explain how it was measured. Otherwise, describe what you saw.'
      : null,
];

const LEVEL_TIPS: Record<InterviewLevel, string> = {
  junior: 'At this level, coursework, volunteering and jobs in other fields are good examples. Say what your part was.',
  mid: 'Choose examples where you made a decision on your own, and say what you’d ask someone more experienced.',
  senior:
    'For each decision, name the option you rejected, what it would have cost and how you knew whether you were right.',
};

const SAFETY_TIP = 'Start every answer about the work with safety: lockout, protective equipment and pre-start checks.';
const PRIVACY_TIP = 'Keep people in your examples unidentifiable: no names, no unusual details, no photos.';

const FIELD_TIPS: ReadonlyMap<string, string> = new Map([
  [
    'technology',
    'Think out loud: say what you’d look at first and what each finding would rule out before you name a solution.',
  ],
  ['health', PRIVACY_TIP],
  ['education', PRIVACY_TIP],
  ['social-services', PRIVACY_TIP],
  ['law', PRIVACY_TIP],
  ['construction', SAFETY_TIP],
  ['manufacturing', SAFETY_TIP],
  ['repair', SAFETY_TIP],
  ['transport', SAFETY_TIP],
  [
    'engineering',
    'Say which standard or safety margin your numbers are based on and what you measured to confirm the design worked.',
  ],
  ['science', 'Say how certain each result was and what would have proved you wrong.'],
  ['finance', 'Name the control that would have caught the error and who else reviewed the numbers.'],
  [
    'sales',
    'Bring three numbers and the period they cover: your target, what you achieved and how many deals you lost.',
  ],
  ['marketing', 'For each campaign, know what it cost, what it brought in and how you know it wasn’t chance.'],
  ['food', 'Be ready for a practical test: how you label, cool and store food, and what you do in a rush.'],
  ['retail', 'Have one example of a difficult customer that ended well and one that did not, with what you learned.'],
  ['hospitality', 'Have one example of a guest request you couldn’t meet and what you offered instead.'],
  ['office', 'Be ready to show your work: a spreadsheet, calendar or letter you set up yourself.'],
]);

/** A tip that appears if a question from one of these sets was chosen. */
function createSetRule(sets: readonly string[], tip: string): Rule {
  return ({ behavioral }) => (behavioral.some(({ set }: PickedQuestion) => sets.includes(set)) ? tip : null);
}

function formatSamples({ listings, samples }: AskedSkills): string {
  if (samples === 0) return '';
  return samples === listings ? ' (all samples)' : ` (${samples} of them samples)`;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const formatList = (names: readonly string[]) => list.format(names);

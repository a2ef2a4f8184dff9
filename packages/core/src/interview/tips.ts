import { isMain, LEAST_LISTINGS } from '../career/main-skills.ts';
import { seniorityOf } from '../jobs/seniority.ts';
import type { Seniority } from '../jobs/types.ts';
import { skillById } from '../skills/index.ts';
import type { ChosenQuestions, InterviewLevel, PickedQuestion } from './types.ts';

/** What open listings of a line of work ask for, most asked first. */
export interface AskedSkills {
  listings: number;
  /** How many of the listings are generated samples. */
  samples: number;
  skills: readonly { skill: string; asked: number }[];
}

export interface TipsFor extends ChosenQuestions {
  title: string;
  level: InterviewLevel;
  /** Null where there are no open listings. */
  asked: AskedSkills | null;
}

/** More is read by nobody on the evening before. */
const MOST_TIPS = 6;

/** What to do about the questions that were chosen. Each tip stands only where its condition holds; the nearer to these very questions, the earlier. */
export function tipsFor(situation: TipsFor): string[] {
  return RULES.flatMap((rule) => rule(situation) ?? []).slice(0, MOST_TIPS);
}

type Rule = (situation: TipsFor) => string | null;

const LEVEL_OF: Record<Seniority, InterviewLevel> = {
  intern: 'junior',
  entry: 'junior',
  mid: 'mid',
  senior: 'senior',
  lead: 'senior',
  executive: 'senior',
};

const RULES: readonly Rule[] = [
  ({ title, level }) => {
    const named = seniorityOf(title);
    return named === undefined || LEVEL_OF[named] === level
      ? null
      : `The title you gave is usually asked at the ${LEVEL_OF[named]} level; these questions are for the ${level} level. Choose ${LEVEL_OF[named]} if that is the job you mean.`;
  },
  ({ occupation }) => {
    const licence = occupation?.licence === undefined ? undefined : skillById(occupation.licence)?.name;
    return licence === undefined
      ? null
      : `Have the state, the number and the end date of your licence (${licence}) at hand: practically every US state asks for one in this work.`;
  },
  ({ asked, occupation }) => {
    if (!asked || !occupation || asked.listings < LEAST_LISTINGS) return null;
    const most = asked.skills
      .filter(({ skill, asked: count }) => isMain(count, asked.listings) && skillById(skill)?.kind !== 'licence')
      .slice(0, 3)
      .flatMap(({ skill, asked: count }) => {
        const name = skillById(skill)?.name;
        return name === undefined ? [] : [`${name} (${count})`];
      });
    return most.length > 0
      ? `Have a short example ready for what ${asked.listings} open ${occupation.name} listings${samplesOf(asked)} ask for most: ${listed(most)}.`
      : null;
  },
  ({ behavioural }) =>
    behavioural.length > 0
      ? `Prepare one situation for each of the ${behavioural.length} behavioural questions: what was going on, what you did yourself, what came of it. Two minutes each is enough.`
      : null,
  whereSet(
    ['mistakes', 'failure'],
    'For the question about what went wrong choose something real that cost something, and spend most of the answer on what you changed afterwards.',
  ),
  whereSet(
    ['conflict', 'feedback', 'managing-people'],
    'Speak of the other person as you would if they sat beside you, and say what was right in their view.',
  ),
  ({ occupation }) => FIELD_TIPS.get(occupation?.field ?? '') ?? null,
  ({ technical }) => {
    const followed = technical.filter(({ next }) => next !== null).length;
    return followed > 0
      ? `${followed} of the technical questions ${followed === 1 ? 'has one that usually follows' : 'have one that usually follows'}: open ${followed === 1 ? 'it' : 'them'} and prepare the second answer as well.`
      : null;
  },
  ({ level }) => LEVEL_TIPS[level],
  ({ technical }) =>
    technical.length > 0
      ? 'Where you do not know, say so, then say how you would find out: a guess that is called a guess costs less than one that is not.'
      : null,
  ({ behavioural }) =>
    behavioural.length > 0
      ? 'Give a result as a figure only where you can say how it was counted. If you never knew it, say what you saw instead.'
      : null,
];

const LEVEL_TIPS: Record<InterviewLevel, string> = {
  junior:
    'Course work, volunteering and jobs in other lines of work count as examples at this level; say what your own part was.',
  mid: 'Choose examples in which you decided something without being told, and say what you would ask somebody more experienced.',
  senior:
    'For each decision name the way you turned down, what it would have cost, and how you noticed whether you were right.',
};

const SAFE_FIRST =
  'Begin every answer about the work itself with how you keep it safe: lock-out, protection, checks before the start.';
const NAMELESS = 'Tell your examples so that nobody could be recognised: no names, no rare details, no pictures.';

const FIELD_TIPS: ReadonlyMap<string, string> = new Map([
  [
    'technology',
    'Think aloud: say what you would look at first and what each finding would rule out, before you name a solution.',
  ],
  ['health', NAMELESS],
  ['education', NAMELESS],
  ['social-services', NAMELESS],
  ['law', NAMELESS],
  ['construction', SAFE_FIRST],
  ['manufacturing', SAFE_FIRST],
  ['repair', SAFE_FIRST],
  ['transport', SAFE_FIRST],
  [
    'engineering',
    'Say which standard or margin a figure of yours rests on, and what you measured to know that the design held.',
  ],
  ['science', 'Say how sure each result was and what would have shown that you were wrong.'],
  ['finance', 'Name the control that would have caught the error, and who looked at the figures beside you.'],
  ['sales', 'Bring three figures with the period they are of: your target, what you reached, and how many you lost.'],
  ['marketing', 'For each campaign have what it cost, what it brought, and how you told its effect from chance.'],
  ['food', 'Be ready for a practical part: how you label, cool and keep food, and what you do in a rush.'],
  ['retail', 'Have one example of a difficult customer that ended well and one that did not, with what you learned.'],
  ['hospitality', 'Have one example of a guest whose wish you could not meet, and what you offered instead.'],
  ['office', 'Be ready to show a tool rather than to name it: a sheet, a calendar or a letter you set up yourself.'],
]);

/** A tip that stands where a question of one of these sets was chosen. */
function whereSet(sets: readonly string[], tip: string): Rule {
  return ({ behavioural }) => (behavioural.some(({ set }: PickedQuestion) => sets.includes(set)) ? tip : null);
}

function samplesOf({ listings, samples }: AskedSkills): string {
  if (samples === 0) return '';
  return samples === listings ? ' (all samples)' : ` (${samples} of them samples)`;
}

const listed = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

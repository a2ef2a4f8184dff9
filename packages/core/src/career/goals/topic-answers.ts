import { type CareerContext, formatOccupation, listRelatedWith } from '../context.ts';
import { describeGateTerms, forState } from '../gate-wording.ts';
import { DEGREE_NOTES } from '../questions/degrees.ts';
import { answerPay } from '../questions/pay.ts';
import type { RoleWanted } from '../types.ts';
import { capitalize, formatList } from '../wording.ts';
import { DAY_SETTINGS, FOREIGN_EVALUATION } from './settings.ts';
import { answerSpeed } from './speed.ts';
import type { GoalTopic } from './topics.ts';

/** The first thing a program names is a degree, and none is only one of several ways. */
const needsDegree = (program: string): boolean =>
  /degree|master|doctor|law school|\(MD/i.test(program) &&
  !/\bor\b.*(?:course|program|training|work|school|diploma|college)|^from |in (?:many|most) states|in most places/i.test(
    program,
  );

type Answer = (context: CareerContext) => string | null;

/** Employers and settings with better hours or tasks, said for a field. */
const nearOnes = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `; related work with it: ${formatList(ids.slice(0, 2).map(formatOccupation))}`;

const plural = (name: string): string => `${name} roles`;

/** One sentence on each topic that a goal asks for. Null if there is nothing true to say. */
const WANTED: Record<GoalTopic, Answer> = {
  immigration: () =>
    'For visa and work permit questions, ask an immigration attorney or your school’s international office.',
  remote: (context) => {
    const { conditions } = context.profile;
    if (conditions.has('remote'))
      return `Remote ${plural(context.name)} are fairly common but draw many applicants, so filter for remote from the start, and never pay or send money to get such a job.`;
    if (conditions.has('hybrid'))
      return `Some ${plural(context.name)} are hybrid; ask in the first interview which days are on site, and expect more days at the start.`;
    const near = listRelatedWith(
      context,
      (profile) => profile.conditions.has('remote') || profile.conditions.has('hybrid'),
    );
    return `${capitalize(context.name)} work is mostly done on site${near.length > 0 ? `; closer to remote work is ${formatList(near.slice(0, 2).map(formatOccupation))}` : ', so a remote job would be in another line of work'}.`;
  },
  nights: ({ profile }) =>
    profile.conditions.has('nights')
      ? 'Night and weekend shifts are common in this work and sometimes pay more, so say in your application that you can work them.'
      : 'This work is mostly on weekdays in the daytime, so night or weekend hours are the exception.',
  'part-time': ({ profile, occupation }) =>
    profile.conditions.has('part-time')
      ? 'Part-time and flexible hours are common in this work; name the hours you can work when you apply.'
      : profile.conditions.has('self-employed') || profile.conditions.has('commission')
        ? 'Some start in this work part time, mostly those who work for themselves or on commission, so ask first, and keep your present income until it carries you.'
        : DAY_SETTINGS[occupation]
          ? `Part-time jobs are less common in this work; ask ${DAY_SETTINGS[occupation]} first.`
          : 'Part-time jobs are less common in this work, so name the hours you can work when you apply.',
  lead: ({ profile, isSame }) =>
    profile.lead
      ? `To lead people in this work, aim to ${profile.lead}${isSame ? '; ask your manager for one task of that role now' : ''}.`
      : null,
  advance: ({ profile, isSame }) =>
    isSame
      ? 'For a promotion, ask your manager in writing what the next level takes, and agree on a date to review it.'
      : profile.expert
        ? `Once you’re in this work, the next level is to ${profile.expert}.`
        : null,
  pay: ({ occupation, name, profile, goals, isSame, gate }) =>
    answerPay(
      occupation,
      gate?.titles && gate.as ? gate.as.replace(/^an? /, '') : name,
      profile,
      goals.state ? `in ${goals.state}` : 'in your area',
      !isSame &&
        /\bpay (?:cut|difference)\b|difference in pay|compared|\blose (?:the|my) pay\b|\$ ?\d|\b\d{2,3}k\b|\d\d ?an hour/i.test(
          goals.text,
        ),
    ).join(' '),
  cost: ({ gate, profile, isSame, holdsGate, goals }) => {
    if (isSame || holdsGate) return null;
    const parts = gate?.cost?.split('; ') ?? [];
    const unsaid = gate && describeGateTerms(gate, goals.state).includes(parts[0] ?? '') ? parts.slice(1) : parts;
    const cost = unsaid.length > 0 ? `${capitalize(unsaid.join('; '))}. ` : '';
    if (/apprentice/i.test(`${gate?.program ?? ''} ${profile.first}`))
      return `${cost}An apprenticeship pays you while you learn.`;
    if (!gate && profile.conditions.has('no-degree')) return null;
    return /degree|college|nursing|doctor/i.test(gate?.program ?? 'degree')
      ? `${cost}To keep the cost low, start at a community college, file the FAFSA for a Pell Grant (studentaid.gov), and ask employers about tuition help.`
      : `${cost}An American Job Center (careeronestop.org) may pay for approved training (WIOA) if you qualify, and some employers do; ask the school whether a Pell Grant covers the program.`;
  },
  speed: answerSpeed,
  'no-degree': (context) => {
    const { profile, gate, name, holdsGate, occupation } = context;
    const note = DEGREE_NOTES[occupation];
    if (note && !gate?.titles) return note;
    if (
      gate?.program &&
      !holdsGate &&
      needsDegree(gate.program) &&
      gate.scope !== 'usual' &&
      gate.scope !== 'federal'
    ) {
      const near = listRelatedWith(context, ({ conditions }) => conditions.has('no-degree'));
      return `In most places, the license takes a degree${near.length > 0 ? `; without one, look at ${formatList(near.slice(0, 2).map(formatOccupation))}` : ''}.`;
    }
    if (/associate degree/.test(gate?.program ?? ''))
      return `${capitalize(name)} work usually takes an associate degree, not a bachelor’s.`;
    if (profile.conditions.has('no-degree') || /apprentice/i.test(gate?.program ?? ''))
      return `You don’t need a college degree for most ${name} jobs.`;
    if (profile.conditions.has('bachelor'))
      return `Many ${name} listings name a bachelor’s degree, but some accept experience instead; apply where they say “or equivalent”, and bring proof of your work.`;
    return `Most ${name} jobs ask for a graduate degree, so check which related work is open without one${nearOnes(listRelatedWith(context, ({ conditions }) => conditions.has('no-degree')))}.`;
  },
  foreign: ({ occupation, gate }) =>
    `For training from another country, ${FOREIGN_EVALUATION[occupation] ?? 'have your diploma evaluated by a NACES member (naces.org)'}${gate ? '' : ' and give the US equivalent on your résumé'}.`,
  record: ({ gate, goals, occupation }) =>
    occupation === 'truck-driver'
      ? 'A record bars few people from a CDL, but carriers and their insurers look back some years at DUIs and felonies, and hazmat takes a TSA check, so ask two carriers for their limits before you pay.'
      : gate?.hiresFirst && gate.scope !== 'usual'
        ? `With a record, ask the employer’s recruiter or ${forState(gate.ask, goals.state)} about it before you apply, and disclose it fully; rules differ by state, agency, and offense.`
        : gate && gate.scope !== 'usual'
          ? `With a record, ask ${forState(gate.ask, goals.state)} in writing whether it would license you before you pay for training; rules differ by state and offense.`
          : 'With a record, look for fair chance employers, ask a legal aid office about expungement, and ask an American Job Center about the Federal Bonding Program.',
  age: ({ occupation, name }) =>
    occupation === 'pilot'
      ? 'Pilots may not fly for US airlines past 65, and most other flying has no federal age limit, so count the years that the training leaves you.'
      : occupation === 'military-member'
        ? 'Each branch has its own age limit, and some allow waivers, so ask recruiters of two branches for theirs first.'
        : occupation === 'air-traffic-controller'
          ? 'The FAA hires most controllers before age 31, so check the exceptions for experienced and military controllers first.'
          : ['police-officer', 'firefighter', 'correctional-officer', 'detective'].includes(occupation)
            ? `Some ${name} employers have an age limit, so check theirs before you prepare; others hire people in their 40s.`
            : 'Federal law bars employers with 20 or more workers from rejecting you for being 40 or older, so lead with recent results and leave off graduation dates.',
  body: ({ profile, name }) =>
    profile.conditions.has('physical')
      ? `${capitalize(name)} work includes lifting or long standing, so ask for the written physical requirements, and see askjan.org for adjustments.`
      : `${capitalize(name)} work usually isn’t heavy; if you need an adjustment, askjan.org explains how to ask.`,
  gap: () =>
    'Give the time away one plain line with its dates on your résumé, and put a class, volunteer work, or project from this year above it.',
  travel: ({ profile }) =>
    profile.conditions.has('travel')
      ? 'This work often includes travel; ask how many nights a month.'
      : 'This work has little travel in most jobs.',
  outdoors: ({ profile }) =>
    profile.conditions.has('outdoors')
      ? 'Much of this work is outdoors, in every weather.'
      : 'This work is mostly indoors; ask about site visits if you want to be outside.',
  desk: ({ profile }) =>
    profile.conditions.has('physical') || profile.conditions.has('outdoors')
      ? 'This isn’t desk work for most of the day; planning, dispatch, and office roles in the same field are.'
      : 'Most of this work is indoors, and much of it at a desk or with people.',
  business: ({ profile, gate, goals }) =>
    `${profile.conditions.has('self-employed') ? 'Working for yourself is common in this field' : 'Most people in this work are employees, so learn it in a job first'}; ${gate ? `ask ${forState(gate.ask, goals.state)} what license and insurance an owner needs` : 'ask your city about licenses and insurance'}, and get free advice from SCORE (score.org).`,
  english: () =>
    'Many adult schools and libraries teach English free of charge or at low cost; some have classes in the words of a trade or of health care.',
  bilingual: () =>
    'Put your languages with their level near the top of your résumé, and ask about bilingual pay; employers may test you.',
  benefits: () =>
    'For benefits, look first at hospitals, school districts, government, and union employers, and compare premiums and retirement plans, not only wages.',
  stability: ({ name }) =>
    `For ${name} work, the Occupational Outlook Handbook (bls.gov/ooh) has the ten-year outlook; compare it with the openings near you this month.`,
  moving: ({ gate, goals, holdsGate }) =>
    /\b(?:would|could|can|willing to|open to) relocate\b/i.test(goals.text)
      ? 'Write “open to relocation” on your résumé, and search the cities where the head offices are.'
      : gate && gate.scope !== 'usual'
        ? `${holdsGate ? 'Before you move' : 'Before you train in one state to work in another'}, ask ${forState(gate.ask, goals.state)} whether it accepts the other state’s license.`
        : 'Put the city you’re moving to and the month on your résumé, so that employers there don’t skip you.',
  'job-search': ({ profile }) =>
    `For applications, lead with proof of ${formatList(profile.skills.slice(0, 2))}, and prepare two short stories with a result for interviews.`,
  meaning: ({ profile }) =>
    `You’d ${profile.work.split(/, | and /)[0]}; to see whether it fits, ask to shadow somebody for a day.`,
};

const getDaySetting = (occupation: string): string => DAY_SETTINGS[occupation] ?? 'smaller and public employers';

/** That the work is in the daytime, and where the person's present work is, too. */
function describeDays({ occupation }: RoleWanted): string {
  const setting = DAY_SETTINGS[occupation ?? ''];
  return `This work is mostly on weekdays in the daytime${setting ? `; sooner, your present work has daytime hours in ${setting}` : ', which fits the hours you want'}.`;
}

/** One sentence on each topic that a goal rejects. */
const REJECTED: Partial<Record<GoalTopic, Answer>> = {
  remote: ({ profile }) =>
    profile.conditions.has('remote')
      ? 'Since you don’t want to work from home, filter for on-site or hybrid jobs, as many of these are remote.'
      : profile.conditions.has('hybrid')
        ? 'Some of these jobs are hybrid, so ask for one that is fully on site, as you want.'
        : 'This work is mostly done on site, as you want.',
  nights: ({ profile, occupation, current }) =>
    profile.conditions.has('nights')
      ? `Shifts are common in this work; for regular daytime hours, look at ${getDaySetting(occupation)}.`
      : describeDays(current),
  lead: ({ profile }) =>
    profile.expert
      ? `You can advance without managing people: ${profile.expert}.`
      : 'You can decline lead roles; say so early.',
  travel: ({ profile }) =>
    profile.conditions.has('travel')
      ? 'Travel is common in this work, so ask for local routes or a fixed site before you accept.'
      : 'This work has little travel, as you want.',
  outdoors: ({ profile }) =>
    profile.conditions.has('outdoors')
      ? 'Much of this work is outdoors, which you want to avoid; ask for shop, office, or inside roles.'
      : null,
  desk: ({ profile, name }) =>
    profile.conditions.has('physical') || profile.conditions.has('outdoors') || profile.conditions.has('travel')
      ? `${capitalize(name)} work keeps you moving rather than at a desk.`
      : `${capitalize(name)} work is largely at a desk or indoors, so shadow somebody for a day before you decide.`,
  'part-time': () => 'Ask each employer for full-time hours and benefits, as you want.',
  pay: () => null,
  business: () => 'You can do this work as an employee.',
};

export function answerTopic(topic: GoalTopic, isUnwanted: boolean, context: CareerContext): string | null {
  return isUnwanted ? (REJECTED[topic]?.(context) ?? null) : WANTED[topic](context);
}

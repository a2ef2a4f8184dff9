import type { JobRequirements, SkillRequirement } from '../jobs/types.ts';
import { findSkills } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { HUNDREDTHS_PER_POINT, shareOut } from './engine.ts';
import type { Facts } from './facts/index.ts';
import { isNamed } from './facts/page-skills.ts';
import {
  compareRequirements,
  findBestUse,
  formatRequirement,
  listAlternatives,
  listUses,
  sortRequiredSkills,
} from './facts/requirements.ts';
import { KEYWORD_TOPICS, type Keyword, type KeywordPlace, type KeywordTopic, type PartScore } from './report.ts';
import { judgeRequirement, REQUIRED_SKILLS_RULE_ID } from './rubric/must-have.ts';
import type { Item } from './rubric/rule.ts';

/** What the job asks for, in the description and in the résumé. The points of the required keywords are those of their rule. */
export function listKeywords(facts: Facts, parts: readonly PartScore[]): Keyword[] {
  const { job } = facts;
  if (!job) return [];
  const rule = parts.flatMap(({ rules }) => rules).find(({ id }) => id === REQUIRED_SKILLS_RULE_ID);
  const required = rule ? sortRequiredSkills(facts) : [];
  const items = required.map((requirement) => judgeRequirement(facts, requirement));
  const shares = shareOut(items, (rule?.possible ?? 0) / HUNDREDTHS_PER_POINT);
  return [
    ...items.flatMap((item, i): Keyword[] => {
      const [requirement, share] = [required[i], shares[i]];
      if (!requirement || !share) return [];
      const points = { earned: share.earned, possible: share.earned + share.lost };
      return [{ ...describe(facts, job, requirement, item), need: 'required', ...points }];
    }),
    ...listPreferred(job).map(
      (requirement): Keyword => ({
        ...describe(facts, job, requirement, judgeRequirement(facts, requirement)),
        need: 'preferred',
        earned: 0,
        possible: 0,
      }),
    ),
  ];
}

/** Preferred skills that aren't required as well. */
function listPreferred({ mustHave, niceToHave }: JobRequirements): SkillRequirement[] {
  const required = new Set(mustHave.flatMap(listAlternatives));
  return niceToHave
    .filter((requirement) => !listAlternatives(requirement).every((skill) => required.has(skill)))
    .sort(compareRequirements);
}

function describe(
  facts: Facts,
  job: JobRequirements,
  requirement: SkillRequirement,
  { evidence, loss }: Item,
): Omit<Keyword, 'need' | 'earned' | 'possible'> {
  const { field, spans } = evidence ?? {};
  return {
    name: formatRequirement(requirement),
    inJob: { ...countInJob(job, requirement), quote: requirement.quote },
    place: findPlace(facts, requirement),
    text: (evidence?.text ?? loss?.reason ?? '').trim(),
    ...(loss && { fix: loss.fix }),
    ...(field !== undefined && { field }),
    ...(spans && { spans }),
  };
}

function findPlace(facts: Facts, requirement: SkillRequirement): KeywordPlace {
  const use = findBestUse(facts, requirement);
  if (use?.shown) return use.shown.entry?.kind ?? 'held';
  if (use?.listed) return 'listed';
  // Some of several skills count for their share, which isn't the same as a name that doesn't count.
  if (listUses(facts, requirement).length > 0) return 'missing';
  return isNamed(facts, requirement) ? 'named' : 'missing';
}

interface JobMention {
  skill: SkillId;
  topic: KeywordTopic;
  /** The sentence or line that names it, so that "Python or R" counts once. */
  sentence: number;
}

/** A job is the same for every résumé that is scored against it. */
const known = new WeakMap<JobRequirements, readonly JobMention[]>();

/** Counts a skill each time it is named, and its alternatives in the same sentence as one. */
function countInJob(job: JobRequirements, requirement: SkillRequirement): Pick<Keyword['inJob'], 'count' | 'topics'> {
  const skills = listAlternatives(requirement);
  const mentions = listJobMentions(job).filter(({ skill }) => skills.includes(skill));
  const sentences = new Set(mentions.map(({ sentence }) => sentence));
  const counts = [...sentences].map((sentence) => {
    const here = mentions.filter((mention) => mention.sentence === sentence);
    return Math.max(...skills.map((skill) => here.filter((mention) => mention.skill === skill).length));
  });
  const topics = new Set(mentions.map(({ topic }) => topic));
  return {
    count: Math.max(
      1,
      counts.reduce((sum, count) => sum + count, 0),
    ),
    topics: KEYWORD_TOPICS.filter((topic) => topics.has(topic)),
  };
}

const SENTENCE_END_PATTERN = /\n|[.;!?](?=\s)/g;

function listJobMentions(job: JobRequirements): readonly JobMention[] {
  const before = known.get(job);
  if (before) return before;
  const { title, text, sections } = job;
  const titleStart = title === undefined ? -1 : text.indexOf(title);
  const titleEnd = titleStart < 0 ? -1 : titleStart + (title ?? '').length;
  const outside = title !== undefined && titleStart < 0 ? findSkills(title) : [];
  const ends = Array.from(text.matchAll(SENTENCE_END_PATTERN), ({ index }) => index);
  const mentions = [
    ...outside.map(({ skill }): JobMention => ({ skill, topic: 'title', sentence: -1 })),
    ...findSkills(text).map(({ skill, start }): JobMention => {
      const at = ends.findIndex((end) => end > start);
      const sentence = at < 0 ? ends.length : at;
      if (start >= titleStart && start < titleEnd) return { skill, topic: 'title', sentence };
      const section = sections.find((one) => start >= one.start && start < one.end);
      return { skill, topic: section?.kind ?? 'overview', sentence };
    }),
  ];
  known.set(job, mentions);
  return mentions;
}

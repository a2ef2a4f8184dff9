import { toExportedSubject } from '../ats/exported.ts';
import { type Entry, isCurrent } from '../ats/facts/entries.ts';
import { collectFacts, type Facts } from '../ats/facts/index.ts';
import { findBestUse, getWeight, listAlternatives, sortRequiredSkills, WEIGHTS } from '../ats/facts/requirements.ts';
import { TextReader } from '../ats/facts/text-facts.ts';
import { bodyOf, isConcrete } from '../improve/answers.ts';
import { claimedPlace } from '../improve/claimed-place.ts';
import { factLine } from '../improve/fact.ts';
import type { ConfirmedFact } from '../improve/types.ts';
import type { JobRequirements, SkillRequirement } from '../jobs/types.ts';
import type { Resume } from '../resume/model.ts';
import { type FieldPath, isSure, type Provenance } from '../resume/reading.ts';
import { toFirstPerson } from './first-person.ts';
import { describePlace } from './places.ts';

export interface LetterInput {
  resume: Resume;
  /** Lines that we aren't sure of aren't used. */
  provenance?: Provenance;
  facts: readonly ConfirmedFact[];
  /** `YYYY-MM`. */
  asOf: string;
}

/** Something the person did, ready to follow "I". */
export interface UsableLine {
  /** "cared for 6 patients a shift" */
  text: string;
  /** "At Lakeview Hospital"; absent if the résumé doesn't name the place in a way that fits a sentence. */
  place?: string;
  entry: Entry;
  sources: FieldPath[];
  /** How much it says about what the job asks for; 0 if nothing. */
  relevance: number;
  /** Its place among the others: relevance first, then amounts and recency. */
  rank: number;
}

/** Requirements that are only wanted or mentioned count this share of a required one. */
const WANTED_SHARE = 0.5;
const MENTIONED_SHARE = 0.3;
/** What amounts and recency add: enough to order lines that are equally relevant. */
const AMOUNT_BONUS = 3;
const MAX_RECENCY_BONUS = 2;

/** A line may be about what the job asks for without the name of a skill: "watched telemetry". */
const WORD_POINTS = WEIGHTS.trait;
const MAX_SHARED_WORDS = 2;
const MIN_WORD_LENGTH = 6;
const STEM_LENGTH = 6;
/** Words of requirements that say nothing about the work. */
const GENERAL_WORDS_PATTERN =
  /^(?:experi|requir|prefer|knowle|abilit|skills|strong|excell|includ|curren|degree|license|certif|minimu|equiva|relate|profic|demons|comfor|workin|environ|qualif|candid|succes|provid|perfor|suppor|assist|manage|respon|custom)/;

/** The facts of the résumé that a letter is based on. */
export const collectLetterFacts = (
  { resume, asOf }: Pick<LetterInput, 'resume' | 'asOf'>,
  job?: JobRequirements,
): Facts => collectFacts(toExportedSubject(resume), job, asOf, new TextReader());

/** Lines of roles and projects, and confirmed facts about them, that can be said in a sentence; the most relevant to the job first. */
export function listUsableLines(facts: Facts, { provenance = {}, facts: confirmed }: LetterInput): UsableLine[] {
  const isTrusted = (path: FieldPath) => {
    const source = provenance[path];
    return source === undefined || isSure(source);
  };
  const relevance = measureRelevance(facts);
  const asked = listAskedWords(facts);
  const lines = facts.entries.flatMap((entry, at): UsableLine[] => {
    const place = describePlace(entry, isTrusted);
    const answers = confirmed.filter((fact) => fact.target === entry.path && isConcrete(fact));
    const texts = [
      ...entry.lines.filter(({ path }) => isTrusted(path)).map(({ path, text }) => ({ path, text })),
      ...answers.map((fact) => ({ path: entry.path, text: factLine(bodyOf(fact.text), fact.skill) })),
    ];
    return texts.flatMap(({ path, text }) => {
      const sentence = toFirstPerson(text, isCurrent(entry));
      if (sentence === undefined) return [];
      const named = facts.reader.read(text).mentions.map(({ skill }) => skill);
      const points =
        (relevance.get(path) ?? 0) +
        (path === entry.path ? sumOf(named, relevance) : 0) +
        WORD_POINTS * Math.min(MAX_SHARED_WORDS, countShared(listStems(text), asked));
      return [
        {
          text: sentence,
          entry,
          sources: [path],
          relevance: points,
          rank: points + (/\d/.test(text) ? AMOUNT_BONUS : 0) + Math.max(0, MAX_RECENCY_BONUS - at),
          ...(place && !isNamedIn(text, entry) && { place }),
        },
      ];
    });
  });
  return withoutRepeats(lines).sort((a, b) => b.rank - a.rank);
}

/** A line that names its employer doesn't need it again. */
const isNamedIn = (text: string, { employer, title, kind }: Entry): boolean => {
  const name = kind === 'project' ? title : employer;
  return name !== undefined && text.toLowerCase().includes(name.toLowerCase());
};

function withoutRepeats(lines: readonly UsableLine[]): UsableLine[] {
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function listAskedWords({ job }: Facts): ReadonlySet<string> {
  const requirements = [...(job?.mustHave ?? []), ...(job?.niceToHave ?? [])];
  return new Set(requirements.flatMap(({ quote }) => [...listStems(quote)]));
}

const listStems = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= MIN_WORD_LENGTH && !GENERAL_WORDS_PATTERN.test(word))
      .map((word) => word.slice(0, STEM_LENGTH)),
  );

const countShared = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...words].filter((word) => others.has(word)).length;

const sumOf = (skills: readonly string[], relevance: ReadonlyMap<string, number>): number =>
  skills.reduce((sum, skill) => sum + (relevance.get(`skill ${skill}`) ?? 0), 0);

/** What each line is worth by the requirements that it is the best evidence of, and each skill by the requirements that it meets. */
function measureRelevance(facts: Facts): Map<string, number> {
  const worth = new Map<string, number>();
  const add = (key: string, points: number) => worth.set(key, (worth.get(key) ?? 0) + points);
  const weigh = (requirements: readonly SkillRequirement[], share: number) => {
    for (const requirement of requirements) {
      const points = getWeight(requirement) * share;
      for (const skill of listAlternatives(requirement)) add(`skill ${skill}`, points);
      const shown = findBestUse(facts, requirement)?.shown;
      if (!shown) continue;
      const skill = shown.through ?? requirement.skill;
      add((claimedPlace(facts, skill, shown) ?? shown).path, points);
    }
  };
  weigh(sortRequiredSkills(facts), 1);
  weigh(facts.job?.niceToHave ?? [], WANTED_SHARE);
  weigh(facts.job?.mentioned ?? [], MENTIONED_SHARE);
  return worth;
}

/** The weight from which a line says something about the trade, not only that the person is reliable or writes email. */
export const MIN_RELEVANCE = WEIGHTS.trait;

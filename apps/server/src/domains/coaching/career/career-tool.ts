import type { CareerAdvice, CareerAdviceInput, CareerGate } from '@foothold/contracts/coaching';
import type { ResourceLink } from '@foothold/contracts/learning/shapes';
import {
  type Advice,
  advise,
  findNeighbors,
  type OccupationDemand,
  parseRole,
  parseTarget,
  type RoleWanted,
} from '@foothold/core/career';
import { getOccupation } from '@foothold/core/jobs';
import type { SeekerProfile } from '@foothold/core/matching';
import type { RequestActor, User } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Tool } from '../tool.ts';
import { buildCareerPerson } from './person.ts';

export interface CareerDeps {
  listings: { countSkillRequirements(occupations: readonly string[]): Promise<Map<string, OccupationDemand>> };
  resumes: {
    /** Loads a profile with the skills that the résumé names. @throws AppError `resource.not-found`, also for another member's résumé */
    namedProfile(actor: User, id: string): Promise<SeekerProfile>;
  };
  learning: {
    /** Where to learn a skill, best first. */
    findResourceLinks(skill: string, most: number): ResourceLink[];
  };
}

const MAX_LINKS = 3;

/** Career advice: the gap between a person's skills and what open listings require for the role they want. */
export function createCareerTool({ listings, resumes, learning }: CareerDeps): Tool<CareerAdviceInput, CareerAdvice> {
  const findLinks = (skills: readonly string[]) =>
    skills.flatMap((skill) => learning.findResourceLinks(skill, MAX_LINKS));

  async function answer(actor: RequestActor, input: CareerAdviceInput): Promise<CareerAdvice> {
    const profile = await findProfile(actor, input.resumeId);
    const { person, unknownSkills } = buildCareerPerson(input, profile);
    const current = resolveCurrentRole(input.currentRole, profile);
    const target = parseTarget(input.targetRole, current);
    const occupations = [target.occupation, ...findNeighbors({ current, target })].filter((id) => id !== null);
    const requirements = await listings.countSkillRequirements(occupations);
    const advice = advise({
      current,
      target,
      person,
      goals: input.goals,
      unknownSkills,
      typedSkills: input.skills,
      requirements,
    });
    return toAdvice(advice, current, target);
  }

  async function findProfile(actor: RequestActor, resumeId: string | undefined): Promise<SeekerProfile | null> {
    if (resumeId === undefined) return null;
    if (actor.kind === 'visitor') throw new AppError('access.sign-in');
    return resumes.namedProfile(actor, resumeId);
  }

  function toAdvice(reported: Advice, current: RoleWanted, target: RoleWanted): CareerAdvice {
    return {
      advice: reported.advice,
      recommendations: reported.recommendations,
      details: reported.details,
      gate: reported.gate && describeGate(reported.gate),
      openQuestions: reported.openQuestions.map(({ question, ask }) => ({ question, ask })),
      related: reported.related.map(({ occupation, work }) => ({
        id: occupation,
        name: getOccupationName(occupation),
        work,
      })),
      nextSteps: reported.steps.map(({ title, detail }) => `${title}. ${detail}`),
      current: describeRole(current),
      target: describeRole(target),
      sample: reported.require && describeSample(reported.require),
      gap: reported.gap.map(({ skill, name, kind, asked, low, high, standing, metByOther }) => ({
        skill,
        name: kind === 'license' ? `${name} (credential)` : name,
        asked,
        low,
        high,
        standing,
        metByOther,
        learning: standing === 'missing' ? findLinks([skill]) : [],
      })),
      neighbors: reported.neighbors.map(({ occupation, name, asked, held, ...sample }) => ({
        id: occupation,
        name,
        sample: describeSample(sample),
        asked,
        held,
      })),
      steps: reported.steps.map(({ title, detail, basis, skills }) => ({
        title,
        detail,
        basis,
        learning: findLinks(skills),
      })),
      model: null,
    };
  }

  return {
    answer,
    worded: ['advice', 'recommendations', 'nextSteps'],
    material: ({ currentRole: from, targetRole, skills, goals }) => ({
      currentRole: from,
      targetRole,
      skills: skills.join(', '),
      goals,
    }),
    title: ({ targetRole }) => targetRole,
  };
}

/** The given role, or the latest role in the résumé with a known occupation. */
function resolveCurrentRole(title: string, profile: SeekerProfile | null): RoleWanted {
  if (title !== '' || !profile) return parseRole(title);
  const latest = profile.occupations.find((one) => one.latest) ?? profile.occupations[0];
  return latest ? { title: getOccupationName(latest.occupation), occupation: latest.occupation } : parseRole('');
}

const describeRole = ({ occupation }: RoleWanted) =>
  occupation === null ? null : { id: occupation, name: getOccupationName(occupation) };

const describeGate = (gate: NonNullable<Advice['gate']>): CareerGate => ({
  scope: gate.scope,
  credential: gate.credential,
  program: gate.program ?? null,
  exam: gate.exam ?? null,
  hours: gate.hours ?? null,
  time: gate.time ?? null,
  cost: gate.cost ?? null,
  ask: gate.ask,
  source: gate.source,
  url: gate.url,
  year: gate.year,
  isHeld: gate.isHeld,
});

const describeSample = ({
  listings,
  samples,
  from,
  to,
}: Pick<OccupationDemand, 'listings' | 'samples' | 'from' | 'to'>) => ({
  listings,
  samples,
  from,
  to,
});

const getOccupationName = (id: string): string => getOccupation(id)?.name ?? id;

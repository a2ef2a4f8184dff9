import {
  RESOURCE_KINDS,
  type Resource,
  type ResourceCost,
  type ResourceCount,
  type ResourceKind,
  type ResourceLink,
} from '@foothold/contracts/learning';
import { listImpliedSkills } from '@foothold/core/skills';

export type Catalog = ReturnType<typeof createCatalog>;

/**
 * All learning resources. Every count of resources comes from here.
 * @param all in listing order
 * @throws Error if two have the same ID
 */
export function createCatalog(all: readonly Resource[]) {
  const resourcesBySkill = new Map<string, Resource[]>();
  const resourcesById = new Map<string, Resource>();
  for (const resource of all) {
    if (resourcesById.has(resource.id)) throw new Error(`The catalog has two resources ${resource.id}.`);
    resourcesById.set(resource.id, resource);
    for (const { id } of resource.skills) resourcesBySkill.set(id, [...(resourcesBySkill.get(id) ?? []), resource]);
  }
  const counts = RESOURCE_KINDS.flatMap((kind): ResourceCount[] => {
    const count = all.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [{ kind, count }];
  });

  /**
   * Where to learn a skill. Ours come first, one of each kind before a second of any, then works by others, free ones first. Falls back to
   * related skills.
   */
  function findResourceLinks(skillId: string, most: number): ResourceLink[] {
    const own = resourcesBySkill.get(skillId);
    if (own) return alternateKinds(own, skillId).slice(0, most).map(toLink);
    const broaderResources = listImpliedSkills(skillId).flatMap((id) =>
      alternateKinds(resourcesBySkill.get(id) ?? [], id),
    );
    return [...new Set(broaderResources)].slice(0, most).map(toLink);
  }

  return {
    resources: (): readonly Resource[] => all,
    /** Counts resources by kind. */
    count: (): readonly ResourceCount[] => counts,
    findResourceLinks,
  };
}

const COSTS: Record<ResourceCost, number> = { free: 0, mixed: 1, paid: 2 };

/** Picks the first of each kind, then the second of each, and so on, with works by others after ours. */
function alternateKinds(resources: readonly Resource[], skillId: string): Resource[] {
  const place = ({ skills }: Resource) => skills.findIndex(({ id }) => id === skillId);
  const sorted = resources.toSorted((a, b) => place(a) - place(b) || COSTS[a.cost] - COSTS[b.cost]);
  const countsByKind = new Map<ResourceKind, number>();
  const rankedResources = sorted.map((resource) => {
    const rankInKind = countsByKind.get(resource.kind) ?? 0;
    countsByKind.set(resource.kind, rankInKind + 1);
    return { resource, turn: rankInKind };
  });
  return rankedResources
    .toSorted(
      (a, b) =>
        Number(isExternal(a.resource)) - Number(isExternal(b.resource)) ||
        (isExternal(a.resource) ? COSTS[a.resource.cost] - COSTS[b.resource.cost] : 0) ||
        a.turn - b.turn ||
        RESOURCE_KINDS.indexOf(a.resource.kind) - RESOURCE_KINDS.indexOf(b.resource.kind),
    )
    .map(({ resource }) => resource);
}

const isExternal = ({ by }: Resource): boolean => by !== null;

const toLink = ({ id, kind, title, href, by }: Resource): ResourceLink => ({ id, kind, title, href, by });

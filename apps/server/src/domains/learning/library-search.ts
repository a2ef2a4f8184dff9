import type { Resource, ResourcePage, ResourceQuery } from '@foothold/contracts/learning';
import { createTextIndex } from '../site/index.ts';
import type { Catalog } from './catalog.ts';

const PAGE_SIZE = 24;

/** The catalog filtered by words, kind, skill, level, and cost. Sorted by relevance if words were given. */
export function createResourceSearch(catalog: Pick<Catalog, 'resources' | 'count'>) {
  const all = catalog.resources();
  const resourcesById = new Map(all.map((resource) => [resource.id, resource]));
  const texts = createTextIndex(
    all.map(({ id, title, summary, skills, by }) => ({
      kind: 'learning',
      title,
      path: id,
      summary,
      headings: [...skills.map(({ name }) => name), by ?? ''].join('\n'),
      text: '',
    })),
  );
  const skills = countSkills(all);

  return async function search({ q, kind, skill, level, cost, page }: ResourceQuery): Promise<ResourcePage> {
    const found = q === undefined ? all : (await texts.find(q)).flatMap(({ path }) => resourcesById.get(path) ?? []);
    const matches = found.filter(
      (one) =>
        (kind === undefined || one.kind === kind) &&
        (skill === undefined || one.skills.some(({ id }) => id === skill)) &&
        (level === undefined || one.level === level || one.level === 'any') &&
        (cost === undefined || one.cost === cost),
    );
    const pages = Math.max(1, Math.ceil(matches.length / PAGE_SIZE));
    const shown = Math.min(page, pages);
    return {
      items: matches.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE),
      total: matches.length,
      page: shown,
      pages,
      counts: [...catalog.count()],
      skills,
    };
  };
}

function countSkills(all: readonly Resource[]): ResourcePage['skills'] {
  const counts = new Map<string, ResourcePage['skills'][number]>();
  for (const { skills } of all)
    for (const { id, name } of skills) counts.set(id, { id, name, count: (counts.get(id)?.count ?? 0) + 1 });
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
}

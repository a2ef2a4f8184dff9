import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { toCard } from './card.ts';
import { filterCards, listTags, parseCardFilter } from './filter.ts';

/** The member’s applications, filtered by the page’s query, and what its filters and forms offer. */
export async function loadCards({ context, request }: RouteArgs) {
  const { api } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const [{ applications }, { stages }] = await Promise.all([
    load(api.applications.list({})),
    load(api.applications.stages({})),
  ]);
  // One in a stage that was removed is simply in the state.
  const known = new Set(stages.map(({ id }) => id));
  const all = applications
    .map(toCard)
    .map((card) => ({ ...card, stageId: card.stageId !== null && known.has(card.stageId) ? card.stageId : null }));
  const filter = parseCardFilter(query);
  return { filter, cards: filterCards(all, filter), total: all.length, tags: listTags(all), stages, applications };
}

/** The page at /portal/applications. */
export async function loadBoard(args: RouteArgs) {
  const { applications, ...board } = await loadCards(args);
  const query = new URL(args.request.url).searchParams;
  const moving = board.cards.find(({ id }) => id === query.get('move')) ?? null;
  const added = applications.find(({ id }) => id === query.get('added')) ?? null;
  const similar = added && (await findSimilar(args, added.id, added.job));
  const loadedAt = new Date().toISOString();
  return {
    ...board,
    moving,
    added: added && { title: added.job.title, similar: similar ?? [] },
    today: loadedAt.slice(0, 'YYYY-MM-DD'.length),
    /** Shown when the page is read offline. */
    loadedAt,
  };
}

/** Other applications at the same company. */
async function findSimilar(
  { context }: RouteArgs,
  own: string,
  { company, title }: { company: string; title: string },
) {
  const { applications } = await load(context.get(requestContext).api.applications.similar({ company, title }));
  return applications.filter(({ id }) => id !== own);
}

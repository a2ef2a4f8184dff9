import { limits } from '@foothold/contracts/applications';
import { load } from '../../../shared/api/load.ts';
import { parsePageQuery } from '../../../shared/api/page-query.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { toCard } from '../cards/card.ts';
import { loadCards } from '../cards/cards.server.ts';
import { parseSort, sortCards } from './sort.ts';

const PAGE_SIZE = 25;

/** The page at /portal/applications/list; the last one if a removal emptied it. */
export async function loadList(args: RouteArgs) {
  const { request, context } = args;
  const query = new URL(request.url).searchParams;
  const isRemoved = query.has('removed');
  const { applications, filter, cards: found, ...rest } = await loadCards(args);
  const removed = (await load(context.get(requestContext).api.applications.list({ removed: 'true' }))).applications;
  const sort = parseSort(query);
  const cards = isRemoved ? removed.map(toCard) : sortCards(found, sort);
  const pages = Math.max(1, Math.ceil(cards.length / PAGE_SIZE));
  const page = Math.min(parsePageQuery(request.url).page, pages);
  const notes = new Map(applications.map(({ id, note }) => [id, note]));
  return {
    ...rest,
    filter,
    sort,
    page,
    pages,
    isRemoved,
    found: cards.length,
    removed: removed.length,
    rows: cards
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map((card) => ({ ...card, note: notes.get(card.id) ?? '' })),
    noteLength: limits.note,
    today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  };
}

import { ApplicationTabs } from '../../../features/applications/application-tabs.tsx';
import { ApplicationsHeader } from '../../../features/applications/applications-header.tsx';
import { Board } from '../../../features/applications/board/board.tsx';
import { MoveForm } from '../../../features/applications/board/move-form.tsx';
import type { loadBoard } from '../../../features/applications/cards/cards.server.ts';
import { NoApplications, NothingFound } from '../../../features/applications/cards/empty.tsx';
import { buildCardQuery } from '../../../features/applications/cards/filter.ts';
import { FilterForm } from '../../../features/applications/cards/filter-form.tsx';
import { useOfflineBoard } from '../../../features/applications/offline/use-offline-board.ts';
import { BOARD_PATH } from '../../../features/applications/paths.ts';
import { SimilarNote } from '../../../features/applications/similar-note.tsx';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';

export interface BoardPageProps {
  loaderData: RouteData<typeof loadBoard>;
  failure: FormFailure | null | undefined;
}

/** The page at /portal/applications. */
export function BoardPage({ loaderData, failure }: BoardPageProps) {
  const accountId = useAppData().viewer?.id ?? '';
  const { board, isCached } = useOfflineBoard(accountId, loaderData);
  const { filter, cards, total, tags, stages, moving, added, today, loadedAt } = board;
  return (
    <div data-wide>
      <ApplicationsHeader />
      <ApplicationTabs filters={buildCardQuery(filter)} />
      {added && (
        <div className="flex max-w-prose flex-col gap-3 pb-6">
          <Callout tone="hold" title={`“${added.title}” added`} live />
          <SimilarNote similar={added.similar} />
        </div>
      )}
      {moving && (
        <section aria-labelledby="move" className="mb-6 max-w-form rounded-panel border border-edge p-5">
          <h2 id="move" className="pb-4 text-lead">
            Move “{moving.title}”
          </h2>
          <MoveForm
            card={moving}
            stages={stages}
            today={today}
            failure={failure}
            cancel={
              <ButtonLink to={`${BOARD_PATH}${buildCardQuery(filter)}`} variant="quiet">
                Cancel
              </ButtonLink>
            }
          />
        </section>
      )}
      {total === 0 ? (
        <NoApplications />
      ) : (
        <>
          <FilterForm filter={filter} path={BOARD_PATH} tags={tags} shown={cards.length} total={total} />
          {cards.length === 0 ? (
            <NothingFound path={BOARD_PATH} />
          ) : (
            <Board {...{ accountId, cards, stages, today, loadedAt, isCached }} />
          )}
        </>
      )}
    </div>
  );
}

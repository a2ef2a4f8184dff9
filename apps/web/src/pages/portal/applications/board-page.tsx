import { Plus } from 'lucide-react';
import { ApplicationTabs } from '../../../features/applications/application-tabs.tsx';
import { Board } from '../../../features/applications/board/board.tsx';
import { MoveForm } from '../../../features/applications/board/move-form.tsx';
import type { loadBoard } from '../../../features/applications/cards/cards.server.ts';
import { NoApplications, NothingFound } from '../../../features/applications/cards/empty.tsx';
import { buildCardQuery } from '../../../features/applications/cards/filter.ts';
import { FilterForm } from '../../../features/applications/cards/filter-form.tsx';
import { ADD_PATH, BOARD_PATH, STAGES_PATH } from '../../../features/applications/paths.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';

export interface BoardPageProps {
  loaderData: RouteData<typeof loadBoard>;
  failure: FormFailure | null | undefined;
}

/** The page at /portal/applications. */
export function BoardPage({ loaderData, failure }: BoardPageProps) {
  const { filter, cards, total, tags, stages, moving, today } = loaderData;
  return (
    <div data-wide>
      <PageHeader
        title="Applications"
        actions={
          <>
            <ButtonLink to={STAGES_PATH} variant="secondary">
              Edit stages
            </ButtonLink>
            <ButtonLink to={ADD_PATH} variant="primary">
              <Plus aria-hidden="true" size={18} />
              Add application
            </ButtonLink>
          </>
        }
      />
      <ApplicationTabs filters={buildCardQuery(filter)} />
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
            <Board cards={cards} stages={stages} today={today} />
          )}
        </>
      )}
    </div>
  );
}

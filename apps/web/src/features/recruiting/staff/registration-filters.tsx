import { ChoiceLinks } from '../../../shared/ui/choice-links.tsx';
import { SearchForm } from '../../../shared/ui/search-form.tsx';
import { REGISTRATION_STATES } from '../labels.ts';
import {
  buildRegistrationsHref,
  LISTED_STATES,
  NEEDS_RECRUITER,
  type RegistrationsQuery,
  type StateFilter,
} from './query.ts';

export interface RegistrationFiltersProps {
  query: RegistrationsQuery;
  counts: Record<StateFilter, number>;
}

/** The list's filters: states with counts, and search words. */
export function RegistrationFilters({ query, counts }: RegistrationFiltersProps) {
  const all = LISTED_STATES.reduce((sum, state) => sum + counts[state], 0);
  return (
    <div className="flex flex-col gap-5">
      <ChoiceLinks
        label="Status"
        look="tabs"
        choices={[
          {
            to: buildRegistrationsHref(query, { state: undefined }),
            label: 'All',
            current: query.state === undefined,
            count: all,
          },
          ...LISTED_STATES.map((state) => ({
            to: buildRegistrationsHref(query, { state }),
            label: REGISTRATION_STATES[state].label,
            current: query.state === state,
            count: counts[state],
          })),
          {
            to: buildRegistrationsHref(query, { state: NEEDS_RECRUITER }),
            label: 'Needs a recruiter',
            current: query.state === NEEDS_RECRUITER,
            count: counts[NEEDS_RECRUITER],
          },
        ]}
      />
      <SearchForm label="Reference, name, email, or role" query={query.q} otherFields={{ state: query.state }} />
    </div>
  );
}

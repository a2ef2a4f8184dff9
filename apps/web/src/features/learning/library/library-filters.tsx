import type { ResourcePage } from '@foothold/contracts/learning';
import { RESOURCE_COSTS, RESOURCE_LEVELS } from '@foothold/contracts/learning/choices';
import { ChoiceLinks } from '../../../shared/ui/choice-links.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { PLURAL_KIND_LABELS } from './labels.ts';
import { buildLibraryHref, LIBRARIES, type LibraryPlace, type LibraryQuery, sumCounts } from './library-query.ts';

const LEVELS = {
  any: 'Not level-specific',
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const;
const COST_OPTIONS = { free: 'Free', mixed: 'Partly free', paid: 'Paid' } as const;

/** The skills with the most resources. Others can be found by searching. */
const MAX_SKILLS = 80;

export interface LibraryFiltersProps {
  place: LibraryPlace;
  query: LibraryQuery;
  found: Pick<ResourcePage, 'counts' | 'skills'>;
}

/** Search words, skill, level, and cost as a form, and kinds as links with counts. The URL holds all of it. */
export function LibraryFilters({ place, query, found: { counts, skills } }: LibraryFiltersProps) {
  const topSkills = skills.slice(0, MAX_SKILLS);
  const selected = skills.find(({ id }) => id === query.skill);
  const shownSkills = selected && !topSkills.includes(selected) ? [selected, ...topSkills] : topSkills;
  return (
    <div className="flex flex-col gap-5">
      <Form
        // Resets the fields when the URL changes.
        key={buildLibraryHref(place, query)}
        method="get"
        action={LIBRARIES[place]}
        role="search"
        className="grid items-end gap-x-4 gap-y-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <TextField name="q" type="search" label="Search" required={false} defaultValue={query.q ?? ''} />
        <Select
          name="skill"
          label="Skill"
          required={false}
          placeholder="All skills"
          defaultValue={query.skill ?? ''}
          options={shownSkills.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` }))}
        />
        <Select
          name="level"
          label="Level"
          required={false}
          placeholder="All levels"
          defaultValue={query.level ?? ''}
          options={RESOURCE_LEVELS.map((value) => ({ value, label: LEVELS[value] }))}
        />
        <Select
          name="cost"
          label="Cost"
          required={false}
          placeholder="Any cost"
          defaultValue={query.cost ?? ''}
          options={RESOURCE_COSTS.map((value) => ({ value, label: COST_OPTIONS[value] }))}
        />
        {query.kind && <input type="hidden" name="kind" value={query.kind} />}
        <SubmitButton variant="secondary" className="justify-self-start">
          Apply filters
        </SubmitButton>
      </Form>
      <ChoiceLinks
        label="Type"
        choices={[
          {
            to: buildLibraryHref(place, query, { kind: undefined }),
            label: 'All',
            current: query.kind === undefined,
            count: sumCounts(counts),
            counted: 'total',
          },
          ...counts.map(({ kind, count }) => ({
            to: buildLibraryHref(place, query, { kind }),
            label: PLURAL_KIND_LABELS[kind],
            current: query.kind === kind,
            count,
            counted: 'total',
          })),
        ]}
      />
    </div>
  );
}

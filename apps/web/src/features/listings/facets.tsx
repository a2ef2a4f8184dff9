import { Check, SlidersHorizontal, X } from 'lucide-react';
import { Link } from 'react-router';
import { getButtonClass } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { CountText } from './count-text.tsx';
import { type Filter, filterHref } from './filter.ts';
import { AGE_LABELS, REMOTE_LABELS, SPONSORSHIP_LABELS } from './labels.ts';

export interface FacetsProps {
  filter: Filter;
  facets: Record<'remote' | 'sponsorship' | 'age', readonly Count[]> & {
    source: readonly (Count & { name: string })[];
  };
  /** Which counts are only what there is at least. */
  atLeast: readonly string[];
  regions: readonly { name: string; count: number; active: boolean }[];
}

interface Count {
  value: string;
  count: number;
}

interface Choice {
  label: string;
  count: number;
  active: boolean;
  href: string;
}

const MAX_REGIONS = 8;

function listChoices<K extends 'remote' | 'sponsorship' | 'age'>(
  filter: Filter,
  key: K,
  labels: Record<NonNullable<Filter[K]>, string>,
  counts: readonly Count[],
): Choice[] {
  return (Object.keys(labels) as NonNullable<Filter[K]>[]).flatMap((value) => {
    const active = filter[key] === value;
    const count = counts.find((facet) => facet.value === value)?.count ?? 0;
    if (count === 0 && !active) return [];
    return [{ label: labels[value], count, active, href: filterHref(filter, { [key]: active ? undefined : value }) }];
  });
}

/**
 * Links that narrow the list, each with the number of remaining listings. A column beside the list, or a sheet on
 * phones. Works without JavaScript.
 */
export function Facets({ filter, facets, atLeast, regions }: FacetsProps) {
  const sources = facets.source.map(({ value, name, count }) => {
    const active = filter.source === value;
    return { label: name, count, active, href: filterHref(filter, { source: active ? undefined : value }) };
  });
  const places = regions.map(({ name, count, active }) => ({
    label: name,
    count,
    active,
    href: filterHref(filter, { place: active ? undefined : name }),
  }));
  const first = places.filter((place, index) => index < MAX_REGIONS || place.active);
  const others = places.filter((place) => !first.includes(place)).sort((a, b) => (a.label < b.label ? -1 : 1));
  return (
    <>
      <button type="button" popoverTarget="filters" className={cx(getButtonClass('secondary'), 'lg:hidden')}>
        <SlidersHorizontal aria-hidden="true" size={18} />
        Filters
      </button>
      <div
        id="filters"
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-panel border-t border-line bg-paper px-5 pb-8 text-ink shadow-float open:animate-fade lg:static lg:block lg:max-h-none lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <div className="flex h-16 items-center justify-between lg:hidden">
          <span className="font-display text-title font-medium">Filters</span>
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label="Close filters"
            className="-mr-2.5 inline-flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden="true" size={24} strokeWidth={1.75} />
          </button>
        </div>
        <nav aria-label="Filters" className="flex flex-col gap-7">
          <Facet
            title="Workplace"
            isLeast={atLeast.includes('remote')}
            choices={listChoices(filter, 'remote', REMOTE_LABELS, facets.remote)}
          />
          <Facet
            title="Visa sponsorship"
            isLeast={atLeast.includes('sponsorship')}
            choices={listChoices(filter, 'sponsorship', SPONSORSHIP_LABELS, facets.sponsorship)}
          />
          <Facet
            title="Posted"
            isLeast={atLeast.includes('age')}
            choices={listChoices(filter, 'age', AGE_LABELS, facets.age)}
          />
          <Facet title="State" isLeast={atLeast.includes('region')} choices={first} more={others} />
          {(sources.length > 1 || filter.source !== undefined) && (
            <Facet title="Source" isLeast={atLeast.includes('source')} choices={sources} />
          )}
        </nav>
      </div>
    </>
  );
}

interface FacetProps {
  title: string;
  isLeast: boolean;
  choices: readonly Choice[];
  more?: readonly Choice[];
}

function Facet({ title, isLeast, choices, more = [] }: FacetProps) {
  if (choices.length === 0) return null;
  return (
    <section>
      <h2 className="pb-1.5 font-text text-small font-strong tracking-normal">{title}</h2>
      <ul className="flex flex-col">
        {choices.map((choice) => (
          <FacetLink key={choice.label} choice={choice} isLeast={isLeast} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-9 cursor-pointer list-none items-center rounded-control text-small text-soft underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Show {more.length} more</span>
            <span className="hidden group-open:inline">Show less</span>
          </summary>
          <ul className="flex flex-col">
            {more.map((choice) => (
              <FacetLink key={choice.label} choice={choice} isLeast={isLeast} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function FacetLink({ choice: { label, count, active, href }, isLeast }: { choice: Choice; isLeast: boolean }) {
  return (
    <li>
      <Link
        to={href}
        rel="nofollow"
        aria-current={active || undefined}
        className={cx(
          '-mx-2 flex min-h-9 items-center gap-2 rounded-control px-2 text-small text-ink no-underline hover:bg-sunken',
          active && 'bg-sunken font-strong',
        )}
      >
        {active && <Check aria-hidden="true" size={16} className="shrink-0 text-accent-text" />}
        <span className="min-w-0 flex-1">
          {label}
          {active && <span className="sr-only">, selected: remove filter</span>}
        </span>
        <span className="text-soft figures">
          <CountText count={count} isLeast={isLeast} />
          <span className="sr-only"> {count === 1 ? 'job' : 'jobs'}</span>
        </span>
      </Link>
    </li>
  );
}

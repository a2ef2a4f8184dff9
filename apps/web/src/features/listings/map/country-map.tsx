import type { ListingMap } from '@foothold/contracts/listings/map';
import { Link } from 'react-router';
import type { Format } from '../../../shared/format/format.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import outlineGb from './outline-gb.svg?url&no-inline';
import outlineUs from './outline-us.svg?url&no-inline';
import { MAP_SIZES, type MapCountry, project } from './projection.ts';

type Area = ListingMap['areas'][number];

interface CountryMapProps {
  country: MapCountry;
  /** Largest first, so that smaller circles are drawn over larger ones. */
  areas: readonly Area[];
  /** The most jobs of an area on any map. */
  largest: number;
  href: (place: string, within?: NonNullable<Area['within']>) => string;
}

const OUTLINES: Record<MapCountry, string> = { US: outlineUs, GB: outlineGb };
const LABELS: Record<MapCountry, string> = { US: 'Map of the United States', GB: 'Map of the United Kingdom' };
/** In units of the map. */
const RADIUS = { min: 6, max: 28 } as const;

/** The radius of a circle whose area is in proportion to a count, but large enough to be seen. */
export const toRadius = (count: number, largest: number): number =>
  Math.max(RADIUS.min, RADIUS.max * Math.sqrt(count / largest));

/** "Dallas, TX, and 4 cities within 25 miles: 42 jobs". */
function describeArea({ place, places, within, count }: Area, format: Format): string {
  const others = places - 1;
  const rest = within === null ? '' : `, and ${others} ${others === 1 ? 'city' : 'cities'} within ${within} miles`;
  return `${place}${rest}: ${format.number(count)} ${count === 1 ? 'job' : 'jobs'}`;
}

/** Circles on the outline of a country. Each leads to the jobs there. */
export function CountryMap({ country, areas, largest, href }: CountryMapProps) {
  const format = useFormat();
  const { left, width, height } = MAP_SIZES[country];
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG can't be a fieldset
    <svg
      viewBox={`${left} 0 ${width} ${height}`}
      role="group"
      aria-label={LABELS[country]}
      className={cx('h-auto w-full', country === 'US' ? 'max-w-wide' : 'max-w-80')}
    >
      <use href={`${OUTLINES[country]}#outline`} className="fill-sunken stroke-edge" />
      {areas.map((area) => {
        const label = describeArea(area, format);
        const [x, y] = project(area);
        return (
          <Link
            key={area.place}
            to={href(area.place, area.within ?? undefined)}
            rel="nofollow"
            aria-label={label}
            className="group outline-none"
          >
            <title>{label}</title>
            <circle
              cx={x.toFixed(1)}
              cy={y.toFixed(1)}
              r={toRadius(area.count, largest).toFixed(1)}
              vectorEffect="non-scaling-stroke"
              className="origin-center fill-accent/55 stroke-paper [transform-box:fill-box] group-hover:fill-accent group-focus-visible:fill-accent group-focus-visible:stroke-ink group-focus-visible:stroke-3 max-md:scale-140"
            />
          </Link>
        );
      })}
    </svg>
  );
}

/**
 * Writes the outlines behind the map of a job search. The states are of the US Census Bureau (public domain) as packaged in us-atlas (ISC), and
 * the United Kingdom is of Natural Earth (public domain) as packaged in world-atlas (ISC). Run `npm run maps -w @foothold/web` after updating
 * these packages or changing the projection, and commit the output.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature, merge, mesh } from 'topojson-client';
import { createAlbers, MAP_SIZES, type MapCountry, UK_MAP } from '../src/features/listings/map/projection.ts';

type Topology = Parameters<typeof merge>[0];
type GeometryCollection = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>;
type Point = readonly [x: number, y: number];
type Ring = readonly Point[];

/** The ISO 3166-1 number of the United Kingdom. */
const UK_ID = '826';
/** Smaller islands are left out, in square units of the map. */
const MIN_AREA = 1.5;
/** Into how many steps a unit is divided. Points are rounded to them. The map of the United Kingdom is shown smaller. */
const STEPS: Readonly<Record<MapCountry, number>> = { US: 2, GB: 1 };
const TITLES: Readonly<Record<MapCountry, string>> = { US: 'United States', GB: 'United Kingdom' };

const require = createRequire(import.meta.url);
const readTopology = (name: string): Topology => JSON.parse(readFileSync(require.resolve(name), 'utf8'));
const out = join(import.meta.dirname, '../src/features/listings/map');

function measureArea(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** A line as relative steps, without points that fall on the one before. */
function writeLine(country: MapCountry, line: Ring, end: 'z' | ''): string {
  const steps = STEPS[country];
  const writeNumber = (count: number): string => String(count / steps).replace(/^(-?)0\./, '$1.');
  const points = line.map(([x, y]): Point => [Math.round(x * steps), Math.round(y * steps)]);
  const [start, ...rest] = points as [Point, ...Point[]];
  let [lastX, lastY] = start;
  const path = rest.flatMap(([x, y]) => {
    if (x === lastX && y === lastY) return [];
    const part = `${writeNumber(x - lastX)} ${writeNumber(y - lastY)}`;
    [lastX, lastY] = [x, y];
    return [part];
  });
  if (path.length === 0) return '';
  return `M${writeNumber(start[0])} ${writeNumber(start[1])}l${path.join(' ')}${end}`.replaceAll(' -', '-');
}

const writeRings = (country: MapCountry, rings: readonly Ring[]): string =>
  rings
    .filter((ring) => measureArea(ring) >= MIN_AREA)
    .map((ring) => writeLine(country, ring, 'z'))
    .join('');

function write(country: MapCountry, source: string, land: string, borders: string): void {
  const { left, width, height } = MAP_SIZES[country];
  const paths = [
    `<path d="${land}" vector-effect="non-scaling-stroke"/>`,
    ...(borders === '' ? [] : [`<path d="${borders}" fill="none" vector-effect="non-scaling-stroke"/>`]),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}">
<title>${TITLES[country]}</title>
<!-- ${source}, public domain. Written by scripts/build-maps.ts. -->
<g id="outline" stroke-linejoin="round">
${paths.join('\n')}
</g>
</svg>
`;
  const file = `outline-${country.toLowerCase()}.svg`;
  writeFileSync(join(out, file), svg);
  console.log(`${file}: ${svg.length} bytes`);
}

const states = readTopology('us-atlas/states-albers-10m.json');
const { states: all } = states.objects as { states: GeometryCollection };
const nation = merge(states, all.geometries as Parameters<typeof merge>[1]).coordinates as unknown as Ring[][];
const borders = mesh(states, all as Parameters<typeof mesh>[1], (a, b) => a !== b).coordinates as unknown as Ring[];
write(
  'US',
  'US Census Bureau, cartographic boundary files, as packaged in us-atlas 3.0.1',
  writeRings('US', nation.flat()),
  borders.map((line) => writeLine('US', line, '')).join(''),
);

const countries = readTopology('world-atlas/countries-10m.json');
const { geometries } = countries.objects.countries as GeometryCollection;
const kingdom = geometries.find(({ id }) => id === UK_ID);
if (!kingdom) throw new Error('world-atlas has no United Kingdom.');
const found = feature(countries, kingdom);
if (found.type !== 'Feature' || found.geometry.type !== 'MultiPolygon')
  throw new Error('The United Kingdom has another geometry.');
const projectUk = createAlbers(UK_MAP);
const isOnMap = ([x, y]: Point) => x >= 0 && y >= 0 && x <= MAP_SIZES.GB.width && y <= MAP_SIZES.GB.height;
write(
  'GB',
  'Natural Earth, 1:10m countries, as packaged in world-atlas 2.0.2',
  writeRings(
    'GB',
    found.geometry.coordinates
      .flat()
      .map((ring) => ring.map(([longitude = 0, latitude = 0]) => projectUk(longitude, latitude)))
      .filter((ring) => ring.some(isOnMap)),
  ),
  '',
);

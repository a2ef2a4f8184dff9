import type { ListingMap } from '@foothold/contracts/listings/map';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { toRadius } from './country-map.tsx';
import { ResultMap } from './result-map.tsx';

const LEEDS = { place: 'Leeds, UK', region: null, country: 'GB', latitude: 53.8, longitude: -1.55, count: 1 } as const;
const DALLAS = {
  place: 'Dallas, TX',
  region: 'TX',
  country: 'US',
  latitude: 32.78,
  longitude: -96.81,
  count: 4,
} as const;
const MAP: ListingMap = {
  places: [DALLAS, LEEDS],
  areas: [
    { ...DALLAS, places: 3, within: '25', count: 9 },
    { ...LEEDS, places: 1, within: null },
  ],
  morePlaces: 0,
  total: 20,
  isLeast: false,
  placed: 10,
  remote: 3,
};

function render(change: Partial<ListingMap> = {}, countryFirst: string | null = null): string {
  const page = (
    <AppDataProvider data={APP}>
      <ResultMap
        map={{ ...MAP, ...change }}
        filter={{ q: 'nurse', view: 'map' }}
        path="/portal/jobs"
        countryFirst={countryFirst}
      />
    </AppDataProvider>
  );
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  return html.replaceAll('&amp;', '&');
}

test('a circle leads to the jobs around its city, and says how many there are', () => {
  const html = render();
  expect(html).toContain('href="/portal/jobs?q=nurse&place=Dallas%2C+TX&within=25"');
  expect(html).toContain('aria-label="Dallas, TX, and 2 cities within 25 miles: 9 jobs"');
  expect(html).toContain('aria-label="Leeds, UK: 1 job"');
});

test('a city of the list leads to its own jobs', () => {
  const html = render();
  const list = html.slice(html.indexOf('Cities</h2>'));
  expect(list).toContain('href="/portal/jobs?q=nurse&place=Dallas%2C+TX"');
  expect(list).toMatch(/Dallas, TX<\/span><span[^>]*>4 <span[^>]*>jobs</);
});

test('each country has its map, the one whose jobs come first above', () => {
  const [us, gb] = ['Map of the United States', 'Map of the United Kingdom'] as const;
  expect(render().indexOf(us)).toBeLessThan(render().indexOf(gb));
  expect(render({}, 'GB').indexOf(us)).toBeGreaterThan(render({}, 'GB').indexOf(gb));
  expect(render({ areas: [{ ...LEEDS, places: 1, within: null }] })).not.toContain(us);
});

test.each([
  [{}, '10 of 20 jobs name a city on the map. Of the other 10, 3 are remote.'],
  [{ remote: 10 }, 'The other 10 are remote.'],
  [{ placed: 19, remote: 1 }, 'The other one is remote.'],
  [{ total: 10_000, isLeast: true }, 'The map counts 10,000 of the jobs that were found.'],
  [{ morePlaces: 7 }, 'It shows the 2 cities with the most jobs, of 9.'],
] as const)('says what of the result is on the map: %j', (change, sentence) => {
  expect(render(change)).toContain(sentence);
});

test('without a known city, says so and leads back to the list', () => {
  const html = render({ places: [], areas: [], placed: 0 });
  expect(html).toContain('No job here names a city on the map');
  expect(html).toContain('href="/portal/jobs?q=nurse"');
});

test('four times the jobs have four times the area', () => {
  expect(toRadius(100, 100)).toBeCloseTo(2 * toRadius(25, 100));
  expect(toRadius(1, 10_000)).toBe(6);
});

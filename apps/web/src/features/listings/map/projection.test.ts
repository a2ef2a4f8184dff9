import { geoAlbersUsa, geoConicEqualArea } from 'd3-geo';
import { expect, test } from 'vitest';
import { MAP_SIZES, project, UK_MAP } from './projection.ts';

const d3Usa = geoAlbersUsa().scale(1300).translate([487.5, 305]);
const d3Uk = geoConicEqualArea()
  .rotate([UK_MAP.rotate, 0])
  .center([...UK_MAP.center])
  .parallels([...UK_MAP.parallels])
  .scale(UK_MAP.scale)
  .translate([...UK_MAP.translate]);

test.each([
  ['Austin', 'US', 'TX', -97.74, 30.27],
  ['Key West', 'US', 'FL', -81.78, 24.56],
  ['Eastport', 'US', 'ME', -66.98, 44.91],
  ['Bellingham', 'US', 'WA', -122.49, 48.76],
  ['Anchorage', 'US', 'AK', -149.9, 61.22],
  ['Utqiagvik', 'US', 'AK', -156.79, 71.29],
  ['Adak', 'US', 'AK', -176.66, 51.88],
  ['Honolulu', 'US', 'HI', -157.86, 21.31],
  ['Hilo', 'US', 'HI', -155.09, 19.73],
  ['London', 'GB', null, -0.13, 51.51],
  ['Penzance', 'GB', null, -5.54, 50.12],
  ['Lerwick', 'GB', null, -1.14, 60.15],
  ['Derry', 'GB', null, -7.31, 55],
] as const)('%s is where d3-geo puts it, on the map', (_, country, region, longitude, latitude) => {
  const [x, y] = project({ country, region, longitude, latitude });
  const [expectedX, expectedY] = (country === 'US' ? d3Usa : d3Uk)([longitude, latitude]) ?? [Number.NaN, Number.NaN];
  expect(x).toBeCloseTo(expectedX, 6);
  expect(y).toBeCloseTo(expectedY, 6);
  const { left, width, height } = MAP_SIZES[country];
  expect(x > left && x < left + width && y > 0 && y < height).toBe(true);
});

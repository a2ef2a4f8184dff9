import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawContour, drawSmoothPath, type Hill, pointAtHeight } from './terrain.ts';

const createHill = (seed: number): Hill => ({ summit: { x: 400, y: 200 }, reach: 500, seed });
const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const angles = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
const heights = fc.double({ min: -100, max: 99, noNaN: true });

test('height increases towards the summit in every direction: rings never cross', () => {
  fc.assert(
    fc.property(
      seeds,
      angles,
      heights,
      fc.double({ min: 0.5, max: 50, noNaN: true }),
      (seed, angle, height, heightGain) => {
        const hill = createHill(seed);
        const measureDistance = (h: number) => {
          const { x, y } = pointAtHeight(hill, h, angle);
          return Math.hypot(x - hill.summit.x, y - hill.summit.y);
        };
        expect(measureDistance(Math.min(100, height + heightGain))).toBeLessThan(measureDistance(height));
      },
    ),
  );
});

test('the summit is at its given position', () => {
  const { x, y } = pointAtHeight(createHill(3), 100, 1.2);
  expect([x, y]).toEqual([400, 200]);
});

test('the same seed draws the same hill, and another seed another one', () => {
  expect(drawContour(createHill(7), 60)).toBe(drawContour(createHill(7), 60));
  expect(drawContour(createHill(7), 60)).not.toBe(drawContour(createHill(8), 60));
});

test('a smooth path starts and ends at its points, and closes on request', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 20 },
    { x: 30, y: 5 },
  ];
  // Each curve ends with its offset from the previous point: 10 20, then 20 −15, and back −30 −5.
  expect(drawSmoothPath(points)).toBe('M0 0c2 3 5 19 10 20s17-12 20-15');
  expect(drawSmoothPath(points, true)).toMatch(/^M0 0c.* 10 20s.* 20-15s.*-30-5z$/);
  expect(drawSmoothPath(points.slice(0, 1))).toBe('');
});

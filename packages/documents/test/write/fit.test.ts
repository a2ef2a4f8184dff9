import { MIN_FONT_SIZE, TEMPLATE_IDS } from '@foothold/core/resume';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../src/read/index.ts';
import { fitPages } from '../../src/write/fit.ts';
import { writeResume } from '../../src/write/index.ts';
import { listMeasures, type Measures, resolveStyle } from '../../src/write/style.ts';
import { createBullets, createNurse } from './people.ts';

const steps = listMeasures(resolveStyle({ template: 'trades' }));

/** A text whose pages depend on the body size alone. */
const createText = (area: number) => (measures: Measures) => Math.ceil(area * measures.fontSize ** 2);

describe('listMeasures', () => {
  it.each(TEMPLATE_IDS)('gets tighter from step to step in %s, never below the smallest size', (template) => {
    const all = listMeasures(resolveStyle({ template, density: 'roomy', margins: 'wide' }));
    for (const [index, { fontSize, space, margin }] of all.entries()) {
      expect(fontSize).toBeGreaterThanOrEqual(MIN_FONT_SIZE);
      const next = all[index + 1];
      if (!next) continue;
      expect(next.fontSize).toBeLessThanOrEqual(fontSize);
      expect(next.space).toBeLessThan(space);
      expect(next.margin).toBeLessThanOrEqual(margin);
    }
  });
});

describe('fitPages', () => {
  it('leaves a text that fits as it is', () => {
    expect(fitPages(steps, 2, createText(0.01)).measures).toBe(steps[0]);
  });

  it('makes a text only as small as it must be', () => {
    const { measures, fit } = fitPages(steps, 1, createText(1 / 10 ** 2));
    expect(fit).toMatchObject({ pages: 1, fits: true, maxPages: 1, fullFontSize: 10.5 });
    expect(measures.fontSize).toBeLessThanOrEqual(10);
    expect(measures.fontSize).toBeGreaterThan(9.8);
  });

  it('says when the smallest size is not enough, and saves the pages that it can', () => {
    const { fit } = fitPages(steps, 1, createText(2 / 10 ** 2));
    expect(fit).toMatchObject({ pages: 2, fits: false, maxPages: 1, smallestFontSize: MIN_FONT_SIZE });
  });

  it('avoids a nearly empty last page without a limit, but not at any price', () => {
    expect(fitPages(steps, undefined, createText(1 / 10.3 ** 2)).fit).toMatchObject({
      pages: 1,
      maxPages: null,
      fits: true,
    });
    expect(fitPages(steps, undefined, createText(1 / 9.6 ** 2)).measures).toBe(steps[0]);
  });
});

describe('an export with a limit of pages', () => {
  it('has the number of pages that it reports', async () => {
    const resume = createNurse();
    const [role] = resume.work;
    if (role)
      role.bullets = createBullets(
        ...Array.from({ length: 24 }, (_, n) => `Precepted ${n + 2} new graduates in the emergency department.`),
      );
    for (const maxPages of [1, 2]) {
      const { bytes, fit } = await writeResume(resume, 'pdf', { template: 'modern', maxPages });
      const { signals } = await readResumeFile(bytes);
      expect(fit?.pages).toBe(signals.pages);
      expect(fit?.fits).toBe(signals.pages <= maxPages);
    }
  });
});

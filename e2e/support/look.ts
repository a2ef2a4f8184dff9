import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 780 };

interface Look {
  theme: 'light' | 'dark';
  size: typeof WIDE;
  /** All by default. A theme changes only colors, so for the second theme only color checks are repeated. */
  rules?: string[];
}

/** Both themes and both sizes at half the cost of every combination, which takes a slow machine seconds. */
const LOOKS: readonly Look[] = [
  { theme: 'light', size: WIDE },
  { theme: 'dark', size: PHONE },
];

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const EVERY_LOOK: readonly Look[] = [
  { theme: 'light', size: WIDE },
  { theme: 'light', size: PHONE },
  { theme: 'dark', size: WIDE, rules: COLOR_RULES },
  { theme: 'dark', size: PHONE, rules: COLOR_RULES },
];

/**
 * Checks the current page in both themes, wide and on a phone: axe finds nothing serious, and nothing overflows at 320
 * px. Restores the window's size afterward.
 * @param options `everyLook` combines each theme with each size, for the journeys that visit every page
 */
export async function expectAccessiblePage(page: Page, { everyLook = false } = {}): Promise<void> {
  const originalSize = page.viewportSize();
  // Without frames to combine, axe needs no second page, which would cost more than the rules themselves.
  const hasSingleFrame = page.frames().length === 1;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(disableTransitions);
  if (hasSingleFrame) await page.evaluate(axe.source);
  for (const { theme, size, rules } of everyLook ? EVERY_LOOK : LOOKS) {
    await page.evaluate((choice) => {
      document.documentElement.dataset.theme = choice;
    }, theme);
    await page.setViewportSize(size);
    // axe is already on the page. The builder would load it again for each look.
    const axeBuilder = new AxeBuilder({ page, ...(hasSingleFrame && { axeSource: ';' }) })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode(hasSingleFrame);
    const { violations } = await (rules ? axeBuilder.withRules(rules) : axeBuilder).analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 5).map((node) => node.html) }));
    expect(serious, `${page.url()}, ${theme}, ${size.width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const measureOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(measureOverflow, `${page.url()} at 320 px`).toBe(0);
  if (originalSize) await page.setViewportSize(originalSize);
}

/**
 * Runs in the page: makes colors change at once. An unfinished transition has neither theme's contrast, and a
 * background window never finishes it.
 */
function disableTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

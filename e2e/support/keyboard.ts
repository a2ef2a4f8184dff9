import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between two things that people go between. */
const MAX_STOPS = 150;

/** Waits until the focus is on something. After a click or a new page, it must not be lost to the body. */
export async function expectFocusStays(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
    .toBe(true);
}

/** Presses Tab, or Shift and Tab, until the target has the focus. Fails if the focus is lost or doesn't move on. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isBefore = await target.evaluate(
    (element) =>
      ((document.activeElement ?? document.body).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) >
      0,
  );
  const key = isBefore ? 'Shift+Tab' : 'Tab';
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await isFocused()) return;
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    const went = await page.evaluate(
      (last) => ({ isSame: document.activeElement === last, isLost: document.activeElement === document.body }),
      before,
    );
    expect(went, `${key} number ${stop + 1}`).toEqual({ isSame: false, isLost: false });
  }
  throw new Error(`${key} doesn’t lead to the target.`);
}

/** Goes to the target and presses Enter. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

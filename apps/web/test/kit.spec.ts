import type { Page } from '@playwright/test';
import { expect, open, signIn, test } from './page.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin');
});

test.describe('toast', () => {
  test('a toast stays for five seconds, one at a time, and a newer one replaces it', async ({ page }) => {
    const startedAt = new Date('2026-03-02T09:00:00Z');
    await page.clock.install({ time: startedAt });
    await open(page, '/console/design');
    // Loads at the first interaction. After that, the clock is controlled by the test, however slow the machine is.
    await page.getByRole('button', { name: 'Show a message' }).focus();
    await expect(page.getByRole('region', { name: /Notification/ })).toBeAttached();
    await page.clock.pauseAt(startedAt.getTime() + 3_600_000);
    await page.getByRole('button', { name: 'Show a message' }).click();
    await page.mouse.move(0, 0);
    const toasts = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
    await expect(toasts).toContainText('Listing saved');
    await page.clock.runFor(2_000);
    await page.getByRole('button', { name: 'Show a failure' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(300);
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toContainText('Download Failed');
    await page.clock.runFor(4_500);
    await expect(toasts).toContainText('Download Failed');
    await page.clock.runFor(800);
    await expect(toasts).toHaveCount(0);
  });

  for (const { distance, leaves } of [
    { distance: 40, leaves: false },
    { distance: 70, leaves: true },
  ]) {
    test(`swiped ${distance} px to the right it ${leaves ? 'leaves' : 'stays'}`, async ({ page }) => {
      await open(page, '/console/design');
      await page.getByRole('button', { name: 'Show a message' }).click();
      const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
      await expect(toast).toHaveAttribute('data-state', 'open');
      await toast.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
      const box = await toast.boundingBox();
      if (!box) throw new Error('The toast has no box.');
      const [x, y] = [box.x + 40, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y, { steps: 4 });
      await page.mouse.move(x + distance, y, { steps: 4 });
      await page.mouse.up();
      await expect(toast).toHaveCount(leaves ? 0 : 1, { timeout: 2_000 });
    });
  }

  test('F8 moves the focus to the messages', async ({ page }) => {
    await open(page, '/console/design');
    await page.getByRole('button', { name: 'Show one with an action' }).click();
    await expect(page.getByRole('region', { name: /Notification/ }).getByRole('listitem')).toBeVisible();
    await page.keyboard.press('F8');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label')))
      .toMatch(/Notification/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /Notification/ })).toContainText('Listing saved again');
  });
});

test('a tooltip waits 700 ms, the next within 300 ms appears immediately, 4 px from its control', async ({ page }) => {
  await page.clock.install();
  await open(page, '/console/design');
  const first = page.getByRole('button', { name: 'Hover or focus' });
  await first.scrollIntoViewIfNeeded();
  const [one, two] = [await first.boundingBox(), await page.getByRole('button', { name: 'And then me' }).boundingBox()];
  if (!one || !two) throw new Error('The controls have no box.');
  const middleY = one.y + one.height / 2;
  const aside = two.x + two.width + 400;
  // From here on, time advances only when the test says so.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
  const tooltip = page.getByRole('tooltip');

  await page.mouse.move(one.x + 10, middleY);
  await page.mouse.move(one.x + 20, middleY);
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toContainText('Says in a few words');
  const tooltipBox = await page.locator('[data-radix-popper-content-wrapper]').boundingBox();
  if (!tooltipBox) throw new Error('The tooltip has no box.');
  const gap = tooltipBox.y < one.y ? one.y - (tooltipBox.y + tooltipBox.height) : tooltipBox.y - (one.y + one.height);
  expect(Math.abs(gap - 4)).toBeLessThanOrEqual(1);

  // It closes when the pointer leaves its area, which the page may notice a moment later.
  let outsideTrigger = aside;
  const leaveToast = () =>
    expect(async () => {
      outsideTrigger += 10;
      await page.mouse.move(outsideTrigger, middleY);
      await expect(tooltip).toHaveCount(0, { timeout: 250 });
    }).toPass();
  await leaveToast();
  await page.clock.runFor(250);
  await page.mouse.move(two.x + 10, middleY);
  await page.mouse.move(two.x + 20, middleY);
  await page.clock.runFor(20);
  await expect(tooltip).toContainText('The next one comes at once');

  await leaveToast();
  await page.clock.runFor(350);
  await page.mouse.move(one.x + 10, middleY);
  await page.mouse.move(one.x + 20, middleY);
  await page.clock.runFor(600);
  await expect(tooltip).toHaveCount(0);
});

test.describe('dialogs', () => {
  test('a dialog traps the focus, closes with Escape, and returns it', async ({ page }) => {
    await open(page, '/console/design');
    const button = page.getByRole('button', { name: 'Open a dialog' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Rename this résumé' });
    await expect(dialog).toBeVisible();
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("an alert dialog isn't closed by a click outside", async ({ page }) => {
    await open(page, '/console/design');
    await page.getByRole('button', { name: 'Delete...' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Delete this résumé?' });
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(alert).toBeVisible();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(alert).toBeHidden();
  });
});

test.describe('forms', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('a refused form says what is wrong, links to the fields, and keeps the input', async ({ page }) => {
        if (javaScriptEnabled) await open(page, '/console/design');
        else await page.goto('/console/design');
        const form = page.locator('form', { has: page.getByRole('button', { name: 'Send', exact: true }) });
        await form.getByLabel('Name').fill('Ines Varga');
        await form.getByLabel('Email').fill('not an address');
        await form.getByLabel('Password').fill('correct horse battery');
        await form.getByRole('button', { name: 'Send' }).click();
        const summary = form.getByRole('alert').filter({ hasText: 'There is a problem' });
        await expect(summary).toBeVisible();
        await expect(form.getByLabel('Name')).toHaveValue('Ines Varga');
        await expect(form.getByLabel('Email')).toHaveValue('not an address');
        await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
        await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address like/);
        if (javaScriptEnabled) await expect(summary).toBeFocused();
        else expect(await page.content()).not.toContain('correct horse battery');
        await summary.getByRole('link', { name: 'Please tick the box to go on.' }).click();
        if (javaScriptEnabled) await expect(form.getByLabel('I agree')).toBeFocused();
        else await expect(page).toHaveURL(/#.*agree$/);
      });
    });
  }

  test('a form is sent once, however often its button is clicked', async ({ page }) => {
    await open(page, '/console/design');
    let posts = 0;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/console/design*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      posts++;
      await held;
      return route.continue();
    });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const busy = page.getByRole('button', { name: 'Sending...' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await busy.click({ force: true });
    await page.getByLabel('Name', { exact: true }).press('Enter');
    release();
    await expect(page.getByText('There is a problem')).toBeVisible();
    expect(posts).toBe(1);
  });
});

test.describe('file drop', () => {
  const pdf = { name: 'ines.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

  async function openDrop(page: Page) {
    await open(page, '/console/design');
    const field = page.locator('input[name="light-file"]');
    return { field, area: field.locator('xpath=ancestor::div[2]') };
  }

  test('accepts a file by selection, drop, and paste, and removes it', async ({ page }) => {
    const { field, area } = await openDrop(page);
    await field.setInputFiles(pdf);
    await expect(area).toContainText('ines.pdf');
    await area.getByRole('button', { name: 'Remove ines.pdf' }).click();
    await expect(area).toContainText('Drop your file here');
    await expect(field).toBeFocused();

    await field.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['%PDF-1.7'], 'pasted.pdf'));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(area).toContainText('pasted.pdf');
    expect(await field.evaluate((element: HTMLInputElement) => element.files?.[0]?.name)).toBe('pasted.pdf');
  });

  test('says why a file is refused and stays empty', async ({ page }) => {
    const { field, area } = await openDrop(page);
    await field.setInputFiles({ ...pdf, name: 'photo.png' });
    await expect(area.getByRole('alert')).toContainText('We can’t read “photo.png”');
    expect(await field.evaluate((element: HTMLInputElement) => element.files?.length)).toBe(0);
    await field.setInputFiles({ ...pdf, buffer: Buffer.alloc(0) });
    await expect(area.getByRole('alert')).toContainText('is empty');
    await field.setInputFiles(pdf);
    await expect(area.getByRole('alert')).toBeHidden();
  });
});

test('one answer is open at a time, and can be closed again', async ({ page }) => {
  await open(page, '/console/design');
  const [save, who] = [page.locator('#light-keep'), page.locator('#light-who')];
  await save.locator('summary').click();
  await expect(save).toHaveAttribute('open');
  await who.locator('summary').click();
  await expect(save).not.toHaveAttribute('open');
  await who.locator('summary').click();
  await expect(who).not.toHaveAttribute('open');
});

test('tabs move with the arrow keys', async ({ page }) => {
  await open(page, '/console/design');
  await page.getByRole('tab', { name: 'Fields' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Plain text' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('INES VARGA');
});

test('a table is sorted by a link and says so', async ({ page }) => {
  await open(page, '/console/design');
  const table = page.getByRole('table', { name: 'Sample listings' });
  const first = table.getByRole('rowheader').first();
  const heading = table.getByRole('columnheader', { name: /Listing/ });
  await expect(first).toHaveText('Staff Nurse, Cardiology');
  await heading.getByRole('link').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toHaveText('Charge Nurse');
  await heading.getByRole('link').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toHaveText('Staff Nurse, Cardiology');
  await expect(page).toHaveURL(/by=title/);
});

test('lost points link to their explanation', async ({ page }) => {
  await open(page, '/console/design/pictures');
  await page
    .getByRole('link', { name: /−4 points: ACLS was not found/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/#light-must-a$/);
});

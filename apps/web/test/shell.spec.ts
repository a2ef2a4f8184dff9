import { expect, open, signIn, test } from './page.ts';

const getBackground = () => getComputedStyle(document.documentElement).backgroundColor;
const LIGHT_BACKGROUND = 'rgb(250, 247, 242)';
const DARK_BACKGROUND = 'rgb(20, 24, 28)';

test.describe('theme', () => {
  test('the stored choice applies before anything is rendered', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      // The body's first element comes after the head's scripts, which must have set the theme by then.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        Reflect.set(window, 'themeAtBody', document.documentElement.dataset.theme);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody'))).toBe('dark');
    expect(await page.evaluate(getBackground)).toBe(DARK_BACKGROUND);
  });

  for (const path of ['/', '/a-page-that-does-not-exist']) {
    test(`the switch on ${path} works, is kept, and other windows follow`, async ({ page, context }) => {
      await page.goto(path);
      expect(await page.evaluate(getBackground)).toBe(LIGHT_BACKGROUND);
      const other = await context.newPage();
      await other.goto('/');
      await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
      expect(await page.evaluate(getBackground)).toBe(DARK_BACKGROUND);
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      expect(await page.evaluate(getBackground)).toBe(DARK_BACKGROUND);
      await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked();
    });
  }

  test("the system's theme is followed when selected", async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await page.evaluate(getBackground)).toBe(LIGHT_BACKGROUND);
    await page.getByRole('contentinfo').getByRole('radio', { name: 'System' }).check();
    expect(await page.evaluate(getBackground)).toBe(DARK_BACKGROUND);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await page.evaluate(getBackground)).toBe(LIGHT_BACKGROUND);
  });
});

test.describe('menu below 768 px', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('opens, closes with Escape, and returns the focus', async ({ page }) => {
        await page.goto('/');
        const button = page.getByRole('button', { name: 'Menu', exact: true });
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
        await button.click();
        await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
        await expect(button).toBeFocused();
      });
    });
  }

  test('closes when a link in it is selected', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Features' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test('the first tab stop skips to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a new page starts at its top with the focus in its content, and going back restores the position', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await open(page, '/console/design');
  await page.getByRole('heading', { name: 'Empty and error states' }).scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => window.scrollY);
  expect(scrollPosition).toBeGreaterThan(1000);
  await page.getByRole('link', { name: 'Pictures', exact: true }).evaluate((link) => (link as HTMLElement).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(/^Pictures/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollPosition);
});

test("the portal's account menu shows who is signed in and opens with the keyboard", async ({ page }) => {
  await signIn(page, 'admin');
  await open(page, '/console/design/portal');
  const account = page.getByRole('button', { name: /Ines Varga/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});

import { expectAccessiblePage } from '../support/look.ts';
import { expect, open, test } from '../support/test.ts';

test('the home page has its metadata, its insights come from the listings, and it looks right everywhere', async ({
  page,
}) => {
  test.slow();
  await open(page, '/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/$/);
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /visa sponsorship/);

  const findFeed = page.getByRole('region', { name: 'Career insights, newest first' });
  await findFeed.scrollIntoViewIfNeeded();
  await expect(findFeed.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Generate New' }).click();
  await expect(findFeed.getByRole('article')).toHaveCount(2);
  for (const createItem of await findFeed.getByRole('article').all()) {
    await expect(createItem).toContainText(/\d+% confidence/);
    await expect(createItem).toContainText(/Based on [\d,]+ .*samples/);
    await expect(createItem.locator('time')).toHaveText('Just now');
  }
  await expectAccessiblePage(page);
});

test('the UK login leads to the portal, in the same window and with the region', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'UK Login' }).click();
  await expect(page).toHaveURL(/\/portal\/login\?region=uk$/);
  await expect(page.getByLabel('Email')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A role in the editor. Its name follows its fields. */
export const findRole = (page: Page, name: string | RegExp) => page.getByRole('listitem', { name });

/** Waits until everything that can be saved is saved. */
export const expectSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

/** The line about a version, by its number as people see it. */
export const versionLine = (page: Page, position: number) => page.getByText(new RegExp(`^Version ${position}:`));

import { expect, type Page } from '@playwright/test';
import type { Account } from './people.ts';
import { open } from './test.ts';

export interface PasskeyDevice {
  /** Whether it responds automatically, like a user who approves every request. */
  willing(yes: boolean): Promise<void>;
}

/** Adds a passkey device to the page's browser: Chromium's own virtual authenticator (WebAuthn, level 3, 11). */
export async function addPasskeyDevice(page: Page): Promise<PasskeyDevice> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async willing(enabled) {
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}

/** Adds a passkey to the page's signed-in account, with a device that this page has from now on. */
export async function addPasskey(page: Page, { password }: Account): Promise<void> {
  await addPasskeyDevice(page);
  await open(page, '/portal/settings/security');
  await page.getByLabel('Passkey name').fill('My laptop');
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Passkey “My laptop” added.')).toBeVisible();
}

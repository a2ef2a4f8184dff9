import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Account } from './people.ts';
import { open } from './test.ts';

/** An authenticator app that generates codes. A code works once, so each is from a different time step. */
export interface Authenticator {
  /** The current code, or the next one if the current one has been used. The server accepts one step ahead. */
  code(): Promise<string>;
  recoveryCodes: string[];
}

const PERIOD_SECONDS = 30;

export function createAuthenticator(secret: string, recoveryCodes: string[] = []): Authenticator {
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });
  let last = 0;
  return {
    recoveryCodes,
    async code() {
      // Waits for the clock only if both valid steps have been used.
      await expect
        .poll(() => Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + 1 > last, { timeout: 40_000 })
        .toBe(true);
      last = Math.max(last + 1, Math.floor(Date.now() / 1000 / PERIOD_SECONDS));
      return totp.generate({ timestamp: last * PERIOD_SECONDS * 1000 });
    },
  };
}

/** Sets up an authenticator through the pages, for the signed-in user. */
export async function setUpAuthenticator(page: Page, { password }: Pick<Account, 'password'>): Promise<Authenticator> {
  await open(page, '/portal/settings/security/authenticator');
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const key = await page.locator('code').textContent();
  const authenticator = createAuthenticator((key ?? '').replaceAll(' ', ''));
  await page.getByLabel('Code from your authenticator app').fill(await authenticator.code());
  await page.getByRole('button', { name: 'Confirm and turn on' }).click();
  const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  authenticator.recoveryCodes.push(...(await codes.allTextContents()));
  return authenticator;
}

import type { Page } from '@playwright/test';

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

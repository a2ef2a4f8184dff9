import type { Page } from '@playwright/test';

export interface Device {
  /** Whether it answers by itself when it is asked, as a person who holds still for the camera does. */
  willing(yes: boolean): Promise<void>;
}

/** Gives the page's browser a device that holds passkeys: Chromium's own virtual authenticator (WebAuthn, level 3, 11). */
export async function giveDevice(page: Page): Promise<Device> {
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

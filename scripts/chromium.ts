import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `scripts/ensure.mjs --browser` found, in the form that Playwright's `launchOptions` take. */
export function chromium(): { executablePath?: string; args: string[] } {
  const remembered = join(import.meta.dirname, '..', '.cache', 'chromium-path');
  const executablePath =
    process.env.CHROMIUM_PATH ?? (existsSync(remembered) ? readFileSync(remembered, 'utf8') : undefined);
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

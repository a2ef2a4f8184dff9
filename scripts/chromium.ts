import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The browser that `scripts/ensure.mjs --browser` found, as Playwright's `launchOptions`. */
export function findChromium(): { executablePath?: string; env: NodeJS.ProcessEnv; args: string[] } {
  const remembered = join(import.meta.dirname, '..', '.cache', 'chromium-path');
  const executablePath =
    process.env.CHROMIUM_PATH ?? (existsSync(remembered) ? readFileSync(remembered, 'utf8') : undefined);
  return {
    ...(executablePath && { executablePath }),
    // Without a UTF-8 locale, the browser can't use a non-ASCII file name and calls it “download”.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The headless shell would share a process between a page and a frame that may have its own.
      '--site-per-process',
    ],
  };
}

/** A browser that can load extensions, which the headless shell can't. @throws Error if none is installed */
export function findFullChromium(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
  ];
  const found = candidates.find((path) => path !== '' && !path.endsWith('headless-shell') && existsSync(path));
  if (!found)
    throw new Error('No Chromium that can load extensions is installed. Run node scripts/ensure.mjs --browser.');
  return found;
}

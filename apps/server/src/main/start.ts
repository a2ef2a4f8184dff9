import { ContentError } from '../platform/content/part.ts';
import { forgetSecrets, loadEnv } from '../platform/env.ts';
import { SettingsError } from '../platform/settings.ts';
import { buildGreeting, type Running, run } from './run.ts';
import { SETTINGS } from './settings.ts';

/** The entry point: starts the app, prints its URL, and shuts down gracefully on a signal. */
async function main(): Promise<void> {
  const env = loadEnv(SETTINGS);
  // Child processes get only the secrets they need.
  forgetSecrets(SETTINGS);
  let running: Running | undefined;
  let ending = false;
  const end = (code: number) => {
    if (ending) return;
    ending = true;
    if (!running) process.exit(code);
    running.stop().then(
      () => process.exit(code),
      (error: unknown) => fail(error),
    );
  };
  running = await run(env, () => end(1));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0));
  process.stdout.write(
    `${running.address ? buildGreeting(env, running.address) : `The ${env.PROCESS} process is ready.`}\n`,
  );
}

function fail(error: unknown): never {
  process.stderr.write(
    error instanceof SettingsError || error instanceof ContentError
      ? `${error.message}\n`
      : `Foothold couldn’t start.\n${error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}

main().catch(fail);

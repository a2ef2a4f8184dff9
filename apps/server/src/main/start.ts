import { ContentError } from '../domains/site/index.ts';
import { loadEnv, SettingsError } from '../platform/env.ts';
import { greeting, run } from './run.ts';

/** Entry of the process: start, say so, and end in order when asked to. */
async function main(): Promise<void> {
  const env = loadEnv(process.env);
  const running = await run(env);
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  process.stdout.write(`${running.address ? greeting(env, running.address) : 'The worker is ready.'}\n`);
}

function fail(error: unknown): never {
  process.stderr.write(
    error instanceof SettingsError || error instanceof ContentError
      ? `${error.message}\n`
      : `Foothold could not start.\n${error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}

main().catch(fail);

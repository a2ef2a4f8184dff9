import { SANDBOX_CARDS } from '@foothold/contracts/payments/sandbox-cards';
import { createAudit } from '../platform/audit/audit.ts';
import type { LoadedContent } from '../platform/content/load.ts';
import type { Module, Platform } from '../platform/module.ts';
import { createSampleContext } from '../platform/samples.ts';
import { createSandbox } from '../sandbox/payments/sandbox.ts';
import {
  createAnnounce,
  createModules,
  listArchiveParts,
  listPersonalData,
  type RunningModule,
} from './create-modules.ts';

/**
 * Adds sample people, inquiries, and what belongs to them, all or nothing. The modules run their own services once more: in one transaction,
 * with a clock that is set back, and with nothing that reaches anybody. No email is written, no job is queued, and no window is told.
 */
export async function addSamples(
  platform: Platform,
  modules: readonly Module[],
  content: LoadedContent,
  secret: string,
): Promise<void> {
  const start = platform.now();
  const clock = { now: start };
  await platform.transact(async (trx) => {
    const running: RunningModule[] = [];
    const transact: Platform['transact'] = (work) => work(trx);
    const queue: Platform['queue'] = { ...platform.queue, add: doNothing, addAll: doNothing };
    const now = () => clock.now;
    const sandbox = createSandbox({
      db: trx,
      transact,
      queue,
      secret,
      address: null,
      host: new URL(platform.publicUrl).host,
      now,
    });
    const quiet: Platform = {
      ...platform,
      db: trx,
      transact,
      audit: createAudit(trx),
      queue,
      events: { ...platform.events, publish: doNothing, publishToEach: doNothing },
      mail: { send: doNothing, sendAll: doNothing },
      payments: sandbox.service,
      sandbox,
      announce: createAnnounce(running),
      personalData: () => listPersonalData(running, quiet),
      archive: () => listArchiveParts(running, quiet),
      now,
    };
    try {
      await createModules(modules, quiet, content, running);
      const context = createSampleContext(start, clock, async (clientSecret, payer) => {
        await sandbox.browser.confirm({ clientSecret, card: createTestCard(clock.now), payer });
      });
      for (const { module, service } of running) await module.addSamples?.(service as never, context);
    } finally {
      for (const { module, service } of running) await module.stop?.(service as never);
    }
  });
}

/** The test card that always succeeds, valid for some years from then on. */
const createTestCard = (now: Date) => ({
  number: SANDBOX_CARDS[0].number,
  expires: `08/${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`,
  cvc: '123',
});

async function doNothing(): Promise<void> {}

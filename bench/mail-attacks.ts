/**
 * Runs hostile emails through the processes that read and verify them, and through the decision about an application that each of them
 * would be about: spoofed senders, invented results of checks, bombs, header tricks, hidden text, instructions. No key is published for
 * any of them. Prints how many would change a state (goal 0), how many are refused, the slowest, and the memory before and after. What the
 * mail receiver refuses is tested in `apps/server/test/applications-mail-smtp.test.ts`. Usage: `node bench/mail-attacks.ts --folder <folder>`
 * with a folder of .eml files; without one, it says that it was left out.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { decide } from '../apps/server/src/domains/applications/inbox/decide.ts';
import { createMailReader } from '../apps/server/src/domains/applications/inbox/mail-reader.ts';
import { AppError } from '../apps/server/src/platform/errors.ts';

const { values } = parseArgs({
  options: { folder: { type: 'string', default: join(import.meta.dirname, 'fixtures/application-mail/attacks') } },
});
const MEGABYTE = 1024 * 1024;

interface Outcome {
  file: string;
  /** What became of it, or the code of the error with which it was refused. */
  outcome: string;
  ms: number;
}

const reader = createMailReader({ idleMs: 60_000, findTxtRecords: async () => null });

async function attack(file: string): Promise<Outcome> {
  const bytes = readFileSync(file);
  const start = performance.now();
  const finish = (outcome: string) => ({ file: basename(file), outcome, ms: performance.now() - start });
  try {
    const { reading, message, outer, keyNames } = await reader.read(bytes, []);
    const origin = await reader.verify(bytes, keyNames);
    const target = { id: 'one', state: 'submitted' as const, company: '', title: '', website: null };
    const { outcome } = decide({
      // As if each were read without doubt, and were about an application of the reader at the sender's own domain.
      reading: { ...reading, certainty: 'sure', interviewChange: null },
      isWrapped: message.isForwarded,
      origin,
      recipients: outer.recipients,
      sentAt: message.sentAt,
      match: { id: 'one', certainty: 'sure' },
      target: { ...target, website: `https://${message.from.address.split('@')[1] ?? 'none.example'}` },
      accountEmail: outer.recipients[0] ?? null,
      now: new Date(message.sentAt ?? Date.now()),
    });
    return finish(outcome);
  } catch (error) {
    if (error instanceof AppError) return finish(error.code);
    throw error;
  }
}

const files = existsSync(values.folder) ? globSync(join(values.folder, '*.eml')).sort() : [];
if (files.length === 0) console.log(`Left out: no .eml files in ${values.folder}`);
else {
  const first = files[0] ?? '';
  await attack(first);
  const before = process.memoryUsage().rss;
  const outcomes: Outcome[] = [];
  for (const file of files) outcomes.push(await attack(file));
  const after = process.memoryUsage().rss;
  const changed = outcomes.filter(({ outcome }) => outcome === 'applied');
  console.log(`${outcomes.length} hostile emails: ${changed.length} would change a state (goal 0)`);
  for (const [outcome, ones] of Map.groupBy(outcomes, (one) => one.outcome))
    console.log(`  ${outcome}: ${ones.length}`);
  for (const { file } of changed) console.log(`  changed by ${file}`);
  const [slowest] = outcomes.toSorted((a, b) => b.ms - a.ms);
  console.log(`Slowest: ${slowest?.file}, ${Math.round(slowest?.ms ?? 0)} ms`);
  console.log(
    `Memory of this process: ${Math.round(before / MEGABYTE)} MB before, ${Math.round(after / MEGABYTE)} MB after`,
  );
}
await reader.stop();

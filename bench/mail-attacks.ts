/**
 * Runs hostile emails through the processes that read and verify them, and through the decision about an application that each of them
 * would be about: spoofed senders, replayed signatures, invented results of checks, bombs, header tricks, hidden text, instructions. The
 * keys of the employer and of an attacker are published. Prints how many would change a state (goal 0), how many are refused, the slowest,
 * and the memory before and after. What the mail receiver refuses is tested in `apps/server/test/applications-mail-smtp.test.ts`.
 * Usage: `node bench/mail-attacks.ts [--folder <folder>]`, with a folder of .eml files to run those instead, as if each were about an
 * application at the domain of its sender.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { decide } from '../apps/server/src/domains/applications/inbox/decide.ts';
import { createMailReader } from '../apps/server/src/domains/applications/inbox/mail-reader.ts';
import { AppError } from '../apps/server/src/platform/errors.ts';
import { ACCEPTED, EMPLOYER, findHostileKeys, listHostileMails, VICTIM } from './support/hostile-mails.ts';

const { values } = parseArgs({ options: { folder: { type: 'string' } } });
const MEGABYTE = 1024 * 1024;

interface Attack {
  name: string;
  bytes: Buffer;
  /** Whose mailbox it comes to, and the domain of the employer that the application is at. Null for those of the message itself. */
  recipient: string | null;
  employer: string | null;
}

interface Outcome {
  name: string;
  /** What became of it, or the code of the error with which it was refused. */
  outcome: string;
  ms: number;
}

const reader = createMailReader({ idleMs: 60_000, findTxtRecords: findHostileKeys });

async function attack({ name, bytes, recipient, employer }: Attack): Promise<Outcome> {
  const start = performance.now();
  const finish = (outcome: string) => ({ name, outcome, ms: performance.now() - start });
  try {
    const { reading, message, outer, keyNames } = await reader.read(bytes, []);
    const origin = await reader.verify(bytes, keyNames);
    const website = `https://${employer ?? message.from.address.split('@')[1] ?? 'none.example'}`;
    const known = { company: 'Larkholt Hospital', website, jobPage: `${website}/jobs/1`, accepted: ACCEPTED };
    const { outcome } = decide({
      // As if each were read without doubt, and were about an application of the reader.
      reading: { ...reading, certainty: 'sure', interviewChange: null },
      isWrapped: message.isForwarded,
      origin,
      recipients: outer.recipients,
      sentAt: message.sentAt,
      match: { id: 'one', certainty: 'sure' },
      target: { id: 'one', state: 'submitted', title: '', ...known },
      accountEmail: recipient ?? outer.recipients[0] ?? null,
      now: new Date(employer === null ? (message.sentAt ?? Date.now()) : Date.now()),
    });
    return finish(outcome);
  } catch (error) {
    if (error instanceof AppError) return finish(error.code);
    throw error;
  }
}

const attacks: Attack[] = values.folder
  ? globSync(join(values.folder, '*.eml'))
      .sort()
      .map((file) => ({ name: basename(file), bytes: readFileSync(file), recipient: null, employer: null }))
  : (await listHostileMails()).map((mail) => ({ ...mail, recipient: VICTIM, employer: EMPLOYER }));
const [first] = attacks;
if (!first) throw new Error(`no .eml files in ${values.folder}`);
await attack(first);
const before = process.memoryUsage().rss;
const outcomes: Outcome[] = [];
for (const one of attacks) outcomes.push(await attack(one));
const after = process.memoryUsage().rss;
const changed = outcomes.filter(({ outcome }) => outcome === 'applied');
console.log(`${outcomes.length} hostile emails: ${changed.length} would change a state (goal 0)`);
for (const [outcome, ones] of Map.groupBy(outcomes, (one) => one.outcome)) console.log(`  ${outcome}: ${ones.length}`);
for (const { name } of changed) console.log(`  changed by ${name}`);
const [slowest] = outcomes.toSorted((a, b) => b.ms - a.ms);
console.log(`Slowest: ${slowest?.name}, ${Math.round(slowest?.ms ?? 0)} ms`);
console.log(
  `Memory of this process: ${Math.round(before / MEGABYTE)} MB before, ${Math.round(after / MEGABYTE)} MB after`,
);
await reader.stop();
